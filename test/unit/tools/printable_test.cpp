// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/printable.hpp"

#include <gtest/gtest.h>

namespace ur::support {
namespace {

TEST(Printable, KeepsLettersOfAllLanguages) {
  for (const char *text : {"", "trainer (1) \\n", "gr\u00fc\u00dfe", "\u05e9\u05dc\u05d5\u05dd",
                           "\u65e5\u672c\u8a9e", "\U0001f600", "e\u0301", "\u00a0\uffff\U0010ffff"})
    EXPECT_EQ(printable(text), text);
}

TEST(Printable, EscapesControlCharacters) {
  EXPECT_EQ(printable(std::string_view("a\0b", 3)), "a\\x00b");
  EXPECT_EQ(printable("\x1b[31m\n\x7f"), "\\x1b[31m\\x0a\\x7f");
  EXPECT_EQ(printable("\u009b31m"), "\\u{009b}31m");
}

TEST(Printable, EscapesCharactersThatReorderOrHideText) {
  EXPECT_EQ(printable("a\u202eb"), "a\\u{202e}b");
  EXPECT_EQ(printable("\u061c\u200b\u200f\u2066\u2069\ufeff"),
            "\\u{061c}\\u{200b}\\u{200f}\\u{2066}\\u{2069}\\u{feff}");
  EXPECT_EQ(printable("\u2028\u2029"), "\\u{2028}\\u{2029}");
  EXPECT_EQ(printable("\U000e0001\U000e007f"), "\\u{e0001}\\u{e007f}");
}

TEST(Printable, EscapesBytesThatAreNotUtf8) {
  EXPECT_EQ(printable("\xff\x9b"), "\\xff\\x9b");
  EXPECT_EQ(printable("a\xe2\x82"), "a\\xe2\\x82"); // cut short
  EXPECT_EQ(printable("\xc3("), "\\xc3(");          // the second byte is missing
  EXPECT_EQ(printable("\xc0\xaf\xe0\x80\xaf"), "\\xc0\\xaf\\xe0\\x80\\xaf"); // overlong
  EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80");                   // a surrogate
  EXPECT_EQ(printable("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");          // above U+10FFFF
  EXPECT_EQ(printable("\xf8\x88\x80\x80\x80"), "\\xf8\\x88\\x80\\x80\\x80");
}

} // namespace
} // namespace ur::support
