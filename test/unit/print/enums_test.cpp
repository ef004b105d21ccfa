// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/print/kinds.hpp"

#include <cstdint>
#include <iostream>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace ur::test {
namespace {

void expectText(const Texts &texts, const std::string &expected) {
  EXPECT_EQ(texts.stream, expected);
  EXPECT_EQ(texts.c, expected);
}

std::set<std::uint32_t> declaredBy(const EnumKind &kind) {
  std::set<std::uint32_t> values;
  for (const Enumerator &enumerator : kind.enumerators)
    values.insert(enumerator.value);
  return values;
}

TEST(Enumerators, PrintTheirNames) {
  std::size_t tested = 0;
  for (const EnumKind &kind : enumKinds()) {
    SCOPED_TRACE(kind.name);
    for (const Enumerator &enumerator : kind.enumerators) {
      expectText(kind.print(enumerator.value), enumerator.name);
      ++tested;
    }
  }
  std::cout << kEnumeratorsInSpec << " enumerators in the spec, " << tested << " tested\n";
  EXPECT_EQ(tested, kEnumeratorsInSpec);
}

TEST(Enumerators, WithoutANamePrintTheirNumber) {
  for (const EnumKind &kind : enumKinds()) {
    SCOPED_TRACE(kind.name);
    const std::set<std::uint32_t> declared = declaredBy(kind);
    for (const std::uint32_t number : {0U, 0x1234567U, 0x7ffffffdU, 0x80000000U, 0xffffffffU}) {
      if (!kind.flags && !declared.contains(number))
        expectText(kind.print(number), std::to_string(number));
    }
  }
}

TEST(Flags, ThatAreNotSetPrintZero) {
  for (const EnumKind &kind : enumKinds()) {
    if (kind.flags) {
      SCOPED_TRACE(kind.name);
      expectText(kind.print(0), "0");
    }
  }
}

TEST(Flags, PrintEachBit) {
  for (const EnumKind &kind : enumKinds()) {
    SCOPED_TRACE(kind.name);
    std::uint32_t all = 0;
    std::string expected;
    for (const Enumerator &enumerator : kind.enumerators) {
      all |= enumerator.value;
      expected += (expected.empty() ? "" : " | ") + std::string(enumerator.name);
    }
    if (kind.flags)
      expectText(kind.print(all), expected);
  }
}

TEST(Flags, WithoutANamePrintTheirNumbers) {
  for (const EnumKind &kind : enumKinds()) {
    SCOPED_TRACE(kind.name);
    const std::set<std::uint32_t> declared = declaredBy(kind);
    for (const std::uint32_t bit : {0x40000000U, 0x80000000U}) {
      if (!kind.flags || declared.contains(bit))
        continue;
      expectText(kind.print(bit), std::to_string(bit));
      const Enumerator &first = kind.enumerators.front();
      expectText(kind.print(first.value | bit),
                 std::string(first.name) + " | " + std::to_string(bit));
    }
  }
}

TEST(Flags, AsASetPrintLikeOneOfThem) {
  std::ostringstream text;
  ur::details::printFlags<ur_queue_flag_t>(text, UR_QUEUE_FLAG_PROFILING_ENABLE | 0x80000000U);
  EXPECT_EQ(text.str(), "UR_QUEUE_FLAG_PROFILING_ENABLE | 2147483648");
}

} // namespace
} // namespace ur::test
