// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ur::doctor {

// A variable that docs/environment.md lists.
struct Variable {
  const char *name;
  // What is wrong with a value, and what to set; nothing where it makes sense. Null where any does.
  std::optional<std::string> (*objection)(std::string_view value);
};

std::span<const Variable> variables();

// Of one that is set: nothing where it is none of this project's, or is fine. `remedy` is a line of
// shell.
struct Objection {
  std::string text;
  std::string remedy;
};
std::optional<Objection> objectionTo(std::string_view name, std::string_view value);

} // namespace ur::doctor
