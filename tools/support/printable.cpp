// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/printable.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <fmt/core.h>

namespace ur::support {
namespace {

struct Range {
  char32_t first, last;
};

// Categories Cc, Cf, Zl and Zp of Unicode 16, with the unassigned code points between them.
constexpr Range kUnprintable[] = {{0x0000, 0x001f},   {0x007f, 0x009f},   {0x00ad, 0x00ad},
                                  {0x0600, 0x0605},   {0x061c, 0x061c},   {0x06dd, 0x06dd},
                                  {0x070f, 0x070f},   {0x0890, 0x0891},   {0x08e2, 0x08e2},
                                  {0x180e, 0x180e},   {0x200b, 0x200f},   {0x2028, 0x202e},
                                  {0x2060, 0x206f},   {0xfeff, 0xfeff},   {0xfff9, 0xfffb},
                                  {0x110bd, 0x110bd}, {0x110cd, 0x110cd}, {0x13430, 0x1343f},
                                  {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0001, 0xe007f}};

bool isPrintable(char32_t point) {
  return std::ranges::none_of(kUnprintable, [&](const Range &range) {
    return range.first <= point && point <= range.last;
  });
}

struct CodePoint {
  char32_t value;
  std::size_t size; // bytes in the text; 0 if the text does not begin with UTF-8
};

// Overlong forms, surrogates and values above U+10FFFF are not UTF-8.
CodePoint decodeFirst(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned first = byte(0);
  if (first < 0x80)
    return {first, 1};
  const std::size_t size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (size == 0 || size > text.size())
    return {};
  char32_t value = first & (0xffU >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0) != 0x80)
      return {};
    value = value << 6 | (byte(i) & 0x3f);
  }
  constexpr char32_t kMinValue[] = {0, 0, 0x80, 0x800, 0x10000};
  if (value < kMinValue[size] || value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff))
    return {};
  return {value, size};
}

} // namespace

std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const CodePoint point = decodeFirst(text);
    if (point.size == 0)
      result += fmt::format("\\x{:02x}", static_cast<unsigned char>(text.front()));
    else if (isPrintable(point.value))
      result += text.substr(0, point.size);
    else
      result += point.value < 0x80
                    ? fmt::format("\\x{:02x}", static_cast<std::uint32_t>(point.value))
                    : fmt::format("\\u{{{:04x}}}", static_cast<std::uint32_t>(point.value));
    text.remove_prefix(std::max<std::size_t>(point.size, 1));
  }
  return result;
}

} // namespace ur::support
