// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/print/kinds.hpp"
#include "test/unit/print/printed.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ur::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

void expectFields(const RecordKind &kind, const Texts &texts) {
  SCOPED_TRACE(kind.name);
  EXPECT_EQ(texts.stream, texts.c);
  std::size_t from = 0;
  for (const char *field : kind.fields) {
    const std::size_t at = texts.c.find(startOf(field), from);
    ASSERT_NE(at, std::string::npos)
        << field << " is missing after character " << from << " of " << texts.c;
    from = at;
  }
}

TEST(Structs, OfZeroesPrintEveryMember) {
  for (const RecordKind &kind : structKinds()) {
    Input zeroes({});
    const Texts texts = kind.print(zeroes);
    expectFields(kind, texts);
    EXPECT_THAT(texts.c, StartsWith(std::string("(struct ").append(kind.name).append("){")));
    EXPECT_EQ(texts.c.back(), '}');
  }
}

TEST(Structs, WithValuesPrintEveryMember) {
  for (const RecordKind &kind : structKinds()) {
    for (int first = 0; first < 256; ++first) {
      const auto bytes = variedBytes(first);
      Input input(bytes);
      expectFields(kind, kind.print(input));
    }
  }
}

TEST(Structs, PrintTheirValues) {
  const ur_usm_desc_t usm{UR_STRUCTURE_TYPE_USM_DESC, nullptr, UR_USM_ADVICE_FLAG_SET_READ_MOSTLY,
                          64};
  EXPECT_EQ(printed(usm), "(struct ur_usm_desc_t){.stype = UR_STRUCTURE_TYPE_USM_DESC, "
                          ".pNext = nullptr, .hints = UR_USM_ADVICE_FLAG_SET_READ_MOSTLY, "
                          ".align = 64}");
}

TEST(Structs, PrintMemberArrays) {
  const std::uint32_t sizes[] = {4, 2, 1};
  std::ostringstream text;
  details::Fields(text).value("sizes", sizes);
  EXPECT_EQ(text.str(), ".sizes = {4, 2, 1}");
}

TEST(Structs, PrintStringsAndNullStrings) {
  const ur_code_location_t location{"main", nullptr, 7, 3};
  EXPECT_EQ(printed(location), "(struct ur_code_location_t){.functionName = \"main\", "
                               ".sourceFile = nullptr, .lineNumber = 7, .columnNumber = 3}");
}

TEST(Structs, PrintBooleans) {
  ur_queue_native_properties_t properties{};
  EXPECT_THAT(printed(properties), HasSubstr(".isNativeHandleOwned = false}"));
  properties.isNativeHandleOwned = true;
  EXPECT_THAT(printed(properties), HasSubstr(".isNativeHandleOwned = true}"));
  // In C, an uninitialized bool may contain any byte value.
  std::memset(&properties.isNativeHandleOwned, 0x5a, sizeof(bool));
  EXPECT_THAT(printed(properties), HasSubstr(".isNativeHandleOwned = true}"));
}

TEST(Structs, PrintTheAlternativeThatTheTagNames) {
  ur_device_partition_property_t property{};
  property.type = UR_DEVICE_PARTITION_BY_COUNTS;
  property.value.count = 3;
  EXPECT_THAT(printed(property), HasSubstr(".value = {.count = 3}"));
  property.type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
  property.value.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA;
  EXPECT_THAT(printed(property),
              HasSubstr(".value = {.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA}"));
  const std::uint32_t undeclared = 0xfffffffe;
  std::memcpy(&property.type, &undeclared, sizeof(undeclared));
  EXPECT_THAT(printed(property), HasSubstr(".value = {no alternative for 4294967294}"));
}

TEST(Structs, PrintTheElementsThatAMemberCounts) {
  std::array<ur_device_partition_property_t, 2> elements{};
  for (auto &element : elements)
    element.type = UR_DEVICE_PARTITION_EQUALLY;
  elements[1].value.equally = 5;
  ur_device_partition_properties_t properties{};
  properties.pProperties = elements.data();
  properties.PropCount = elements.size();
  EXPECT_THAT(printed(properties), HasSubstr(".equally = 0}}, (struct"));
  EXPECT_THAT(printed(properties), HasSubstr(".equally = 5}}}, .PropCount = 2}"));
  properties.pProperties = nullptr;
  EXPECT_THAT(printed(properties), HasSubstr(".pProperties = nullptr, .PropCount = 2}"));
}

} // namespace
} // namespace ur::test
