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

struct Comparison {
  std::string theirs;
  std::string ours;
  const char *difference;
};

TEST(Fingerprint, FitsUnlessASlotIsAnotherFunction) {
  const std::string both = tables(kFirst, kSecond);
  const std::string fewer = tables(kFirst, kSecondOutside);
  for (const auto &[theirs, ours, difference] :
       {Comparison{std::string(kTableFingerprint), std::string(kTableFingerprint), ""},
        Comparison{both, fewer, ""}, Comparison{fewer, both, ""},
        Comparison{tables(kFirst, "bbbbbbbb33333333"), both,
                   "slot 1 of 2 belongs to another function"},
        Comparison{tables(kFirst, "cccccccc--------"), both,
                   "slot 1 of 2 belongs to another function"},
        Comparison{std::string(kFirst), both, "they have 1 slots, not 2"}})
    EXPECT_EQ(differenceOfTables(theirs, ours), difference) << theirs << " and " << ours;
}

} // namespace
} // namespace ur::loader::test
