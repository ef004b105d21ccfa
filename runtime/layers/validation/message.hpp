// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/validation/value.hpp"

#include <string>
#include <string_view>

namespace ur::validation {

// A parameter of a function, or a member of a struct it points to: pProperties->flags.
struct Argument {
  const char *function;
  const char *path;
};

// The stable name of a rule, by which messages are found and silenced:
// UR-urQueueCreate-pProperties.flags-declared.
std::string ruleId(Argument argument, std::string_view rule);

// `urQueueCreate: pProperties->flags is 0x60; ... [UR-urQueueCreate-pProperties.flags-priority]`
std::string message(Argument argument, Value value, std::string_view words, std::string_view rule);

} // namespace ur::validation
