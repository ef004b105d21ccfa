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

// The formats of the values of Unified Runtime's environment variables.
//
//   list     item,item             no item is empty; a final `,` is allowed
//   map      key:list;key:list     keys are unique and not empty; a final `;` is allowed
//   item     text without `:` and `;`, or any text in '..' or ".."
//   boolean  1, y, yes, t, true in any case are true; everything else is false
//
// A variable that is set but empty counts as unset. In a program that runs with more rights than
// its user (set-user-ID, file capabilities), every variable counts as unset, because the values
// choose which code the program loads and which files it writes.
namespace ur::environment {

using List = std::vector<std::string>;
using Map = std::map<std::string, List>;

// Thrown for a value that breaks the grammar; what() quotes the malformed part.
class BadValue : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

// Parse a value, which must not be empty. Throw BadValue if it breaks the grammar.
List parseList(std::string_view text);
Map parseMap(std::string_view text);

// Parses a decimal number. Returns nullopt for any other text, and for a number that does not fit
// the type.
template <std::integral Number> std::optional<Number> number(std::string_view text) noexcept {
  Number value{};
  const char *const end = text.data() + text.size();
  const auto [parsedEnd, error] = std::from_chars(text.data(), end, value);
  return error == std::errc() && parsedEnd == end ? std::optional(value) : std::nullopt;
}

std::string lowerCase(std::string_view text);
bool isTrue(std::string_view text);

// Converts the result of getenv. Returns nullopt if the variable is unset or empty.
std::optional<std::string> valueOf(const char *value);
// Returns the value of a variable, or nullopt if the variable is unset or empty.
std::optional<std::string> text(const char *name);
bool flag(const char *name, bool defaultValue);

} // namespace ur::environment
