// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <cctype>
#include <string>

namespace ur::test {

// Turns a text into a valid GoogleTest name.
inline std::string testName(std::string text) {
  std::replace_if(text.begin(), text.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
  return text;
}

} // namespace ur::test
