// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/print/printed.hpp"

#include <array>
#include <locale>
#include <string>

#include <gtest/gtest.h>
#include <unified-runtime/ur_print.h>

namespace ur::test {
namespace {

constexpr std::size_t kSize = sizeof("UR_RESULT_SUCCESS");

TEST(Buffers, OfTheQueriedSizeAreLargeEnough) {
  std::size_t size = 0;
  ASSERT_EQ(urPrintResult(UR_RESULT_SUCCESS, nullptr, 0, &size), UR_RESULT_SUCCESS);
  ASSERT_EQ(size, kSize);
  std::array<char, kSize> text{};
  ASSERT_EQ(urPrintResult(UR_RESULT_SUCCESS, text.data(), size, nullptr), UR_RESULT_SUCCESS);
  EXPECT_STREQ(text.data(), "UR_RESULT_SUCCESS");
}

TEST(Buffers, ThatAreTooSmallStayUnchanged) {
  for (std::size_t size = 0; size < kSize; ++size) {
    std::array<char, kSize> text;
    text.fill('#');
    std::size_t needed = 0;
    EXPECT_EQ(urPrintResult(UR_RESULT_SUCCESS, text.data(), size, &needed),
              UR_RESULT_ERROR_INVALID_SIZE);
    EXPECT_EQ(needed, kSize);
    EXPECT_EQ(std::string(text.begin(), text.end()), std::string(kSize, '#'));
  }
}

TEST(Buffers, ThatAreLargerKeepTheRemainingBytes) {
  std::array<char, kSize + 2> text;
  text.fill('#');
  ASSERT_EQ(urPrintResult(UR_RESULT_SUCCESS, text.data(), text.size(), nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(std::string(text.begin(), text.end()), std::string("UR_RESULT_SUCCESS\0##", kSize + 2));
}

TEST(Buffers, CanBeNull) {
  EXPECT_EQ(urPrintResult(UR_RESULT_SUCCESS, nullptr, 0, nullptr), UR_RESULT_SUCCESS);
}

// Programs parse the printed sizes, so they must not depend on the locale.
TEST(Buffers, ShowNumbersWithoutTheSeparatorsOfALocale) {
  struct Thousands : std::numpunct<char> {
    char do_thousands_sep() const override { return ','; }
    std::string do_grouping() const override { return "\3"; }
  };
  const ur_usm_desc_t desc{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, 65536};
  const std::string expected = printed(desc);
  const std::locale before = std::locale::global(std::locale(std::locale(), new Thousands));
  std::array<char, 256> text{};
  EXPECT_EQ(urPrintUsmDesc(desc, text.data(), text.size(), nullptr), UR_RESULT_SUCCESS);
  std::locale::global(before);
  EXPECT_EQ(text.data(), expected);
}

} // namespace
} // namespace ur::test
