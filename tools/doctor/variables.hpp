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
  // Returns the error in a value, or nullopt. The pointer is null if any value is valid.
  std::optional<std::string> (*findError)(std::string_view value);
};

std::span<const Variable> variables();

// The problem with a variable, and a shell command that fixes it.
struct VariableError {
  std::string text;
  std::string remedy;
};
// Returns nullopt for a valid variable, and for a variable of another project.
std::optional<VariableError> findVariableError(std::string_view name, std::string_view value);

} // namespace ur::doctor
