// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <charconv>
#include <concepts>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

// The value formats of environment variables of Unified Runtime's libraries.
//
//   list     item,item             items are not empty; a last `,` may follow
//   map      key:list;key:list     keys are not empty and differ; a last `;` may follow
//   item     text without `:` and `;`, or any text in '..' or ".."
//   boolean  1, y, yes, t, true in any case are true; everything else is false
//
// A variable that is set but empty counts as unset. Programs that run with more rights than their
// user (set-user-ID, file capabilities) see every variable as unset, since these values choose
// which code is loaded and which file is written.
namespace ur::environment {

using List = std::vector<std::string>;
using Map = std::map<std::string, List>;

// Thrown for a value that breaks the grammar; what() quotes the malformed part.
class Malformed : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

// Parse a value. Throw Malformed. The text must not be empty.
List parseList(std::string_view text);
Map parseMap(std::string_view text);

// Parses a decimal number. Returns nullopt for other text or a number out of range.
template <std::integral Number> std::optional<Number> number(std::string_view text) noexcept {
  Number value{};
  const char *const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  return error == std::errc() && stop == end ? std::optional(value) : std::nullopt;
}

std::string lowerCase(std::string_view text);
bool isTrue(std::string_view text);

// Returns the value of a variable that is set and not empty.
std::optional<std::string> valueOf(const char *variable);
std::optional<std::string> text(const char *name);
bool flag(const char *name, bool whenUnset);

} // namespace ur::environment
