// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/environment/environment.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

#include <fmt/core.h>

namespace ur::environment {
namespace {

bool isQuote(char c) { return c == '\'' || c == '"'; }

// Splits the text at separators outside quotes. Ignores a separator at the end. A quote opens only
// at the start of an item, so that a path with an apostrophe needs no quotes.
std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  std::size_t begin = 0;
  char openQuote = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (openQuote != '\0') {
      openQuote = c == openQuote ? '\0' : openQuote;
    } else if (c == separator) {
      parts.push_back(text.substr(begin, i - begin));
      begin = i + 1;
    } else if (isQuote(c) &&
               (i == 0 || std::string_view(",:;").find(text[i - 1]) != std::string_view::npos)) {
      openQuote = c;
    }
  }
  if (openQuote != '\0')
    throw BadValue(fmt::format("the quote {} is not closed in `{}`", openQuote, text));
  if (begin < text.size() || parts.empty())
    parts.push_back(text.substr(begin));
  return parts;
}

std::string parseItem(std::string_view item) {
  if (!item.empty() && isQuote(item.front())) {
    const std::size_t closingQuote = item.find(item.front(), 1);
    if (closingQuote != item.size() - 1)
      throw BadValue(fmt::format("text follows the closing quote in `{}`", item));
    item = item.substr(1, closingQuote - 1);
  } else if (item.find_first_of(":;") != std::string_view::npos) {
    throw BadValue(fmt::format("`{}` contains a `:` or `;`; put it in quotes", item));
  }
  if (item.empty())
    throw BadValue("an item of the list is empty");
  return std::string(item);
}

} // namespace

List parseList(std::string_view text) {
  List list;
  for (const std::string_view item : split(text, ','))
    list.push_back(parseItem(item));
  return list;
}

Map parseMap(std::string_view text) {
  Map map;
  for (const std::string_view entry : split(text, ';')) {
    const std::size_t colon = entry.find(':');
    if (colon == 0 || colon == std::string_view::npos)
      throw BadValue(fmt::format("`{}` is not of the form `key:value`", entry));
    const auto [item, isNew] =
        map.try_emplace(std::string(entry.substr(0, colon)), parseList(entry.substr(colon + 1)));
    if (!isNew)
      throw BadValue(
          fmt::format("the key `{}` occurs twice; list all its values after one key", item->first));
  }
  return map;
}

std::string lowerCase(std::string_view text) {
  std::string lowerText(text);
  std::ranges::transform(lowerText, lowerText.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return lowerText;
}

bool isTrue(std::string_view text) {
  static constexpr std::array<std::string_view, 5> kTrue{"1", "y", "yes", "t", "true"};
  return std::ranges::find(kTrue, lowerCase(text)) != kTrue.end();
}

std::optional<std::string> valueOf(const char *value) {
  return value && *value != '\0' ? std::optional<std::string>(value) : std::nullopt;
}

std::optional<std::string> text(const char *name) { return valueOf(secure_getenv(name)); }

bool flag(const char *name, bool defaultValue) {
  const std::optional<std::string> value = text(name);
  return value ? isTrue(*value) : defaultValue;
}

} // namespace ur::environment
