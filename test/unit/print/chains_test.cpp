// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/print/printed.hpp"

#include <cstdint>
#include <cstring>
#include <ios>
#include <ostream>
#include <stdexcept>
#include <streambuf>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ur::test {
namespace {

using testing::HasSubstr;

// A buffer that accepts a few characters, and then fails.
class ShortBuffer : public std::streambuf {
public:
  explicit ShortBuffer(int space) : space_(space) {}

private:
  int_type overflow(int_type character) override {
    if (space_-- == 0)
      throw std::runtime_error("full");
    return character;
  }
  int space_;
};

std::size_t countOf(const std::string &text, const std::string &part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++count;
  return count;
}

TEST(Chains, PrintEveryStruct) {
  const ur_usm_device_desc_t last{UR_STRUCTURE_TYPE_USM_DEVICE_DESC, nullptr, 0};
  const ur_usm_alloc_location_desc_t middle{UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC, &last, 9};
  const ur_usm_desc_t first{UR_STRUCTURE_TYPE_USM_DESC, &middle, 0, 0};
  EXPECT_THAT(printed(first), HasSubstr(".pNext = " + address(&middle) +
                                        " (struct ur_usm_alloc_location_desc_t){"));
  EXPECT_THAT(printed(first),
              HasSubstr(".pNext = " + address(&last) + " (struct ur_usm_device_desc_t){"));
  EXPECT_THAT(printed(first), HasSubstr(".location = 9}"));
}

TEST(Chains, NameATypeThatIsNotDeclared) {
  ur_base_desc_t unknown{};
  const std::uint32_t type = 0xdeadbeef;
  std::memcpy(&unknown.stype, &type, sizeof(type));
  const ur_usm_desc_t first{UR_STRUCTURE_TYPE_USM_DESC, &unknown, 0, 0};
  EXPECT_THAT(printed(first), HasSubstr(address(&unknown) + " (stype 3735928559)"));
}

TEST(Chains, ThatAreCyclicEnd) {
  ur_usm_desc_t circle{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, 0};
  circle.pNext = &circle;
  const std::string text = printed(circle);
  EXPECT_GT(countOf(text, "struct ur_usm_desc_t"), 4U);
  EXPECT_LT(countOf(text, "struct ur_usm_desc_t"), 64U);
}

// If a stream throws, the thread's later output must still be complete.
TEST(Chains, PrintInFullAfterAStreamFailed) {
  const ur_usm_device_desc_t last{UR_STRUCTURE_TYPE_USM_DEVICE_DESC, nullptr, 0};
  const ur_usm_desc_t first{UR_STRUCTURE_TYPE_USM_DESC, &last, 0, 0};
  const std::string before = printed(first);
  for (int space = 0; space < static_cast<int>(before.size()); ++space) {
    ShortBuffer buffer(space);
    std::ostream stream(&buffer);
    stream.exceptions(std::ios::badbit);
    EXPECT_THROW(stream << first, std::runtime_error);
  }
  EXPECT_EQ(printed(first), before);
}

} // namespace
} // namespace ur::test
