// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/fingerprint.hpp"

#include "generated/base/fingerprint.hpp"

#include <string>

#include <gtest/gtest.h>

namespace ur::loader::test {
namespace {

constexpr std::string_view kFirst = "aaaaaaaa11111111";
constexpr std::string_view kSecond = "bbbbbbbb22222222";
constexpr std::string_view kSecondOutside = "bbbbbbbb--------";

std::string tables(std::string_view first, std::string_view second) {
  return std::string(first).append(second);
}

TEST(Fingerprint, FitsItself) {
  EXPECT_EQ(differenceOfTables(kTableFingerprint, kTableFingerprint), "");
}

TEST(Fingerprint, FitsOneThatKnowsFewerFunctions) {
  EXPECT_EQ(differenceOfTables(tables(kFirst, kSecond), tables(kFirst, kSecondOutside)), "");
  EXPECT_EQ(differenceOfTables(tables(kFirst, kSecondOutside), tables(kFirst, kSecond)), "");
}

TEST(Fingerprint, TellsTheFirstOtherSignature) {
  EXPECT_EQ(differenceOfTables(tables(kFirst, "bbbbbbbb33333333"), tables(kFirst, kSecond)),
            "slot 1 of 2 is another function");
}

TEST(Fingerprint, TellsAnotherNameOfAReservedSlot) {
  EXPECT_EQ(differenceOfTables(tables(kFirst, "cccccccc--------"), tables(kFirst, kSecond)),
            "slot 1 of 2 is another function");
}

TEST(Fingerprint, TellsAnotherNumberOfSlots) {
  EXPECT_EQ(differenceOfTables(kFirst, tables(kFirst, kSecond)), "they have 1 slots, not 2");
}

} // namespace
} // namespace ur::loader::test
