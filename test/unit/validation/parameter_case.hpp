// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <span>

#include <unified-runtime/ur_ddi.h>

namespace ur::test {

// A call with one invalid argument, and the result that the layer must return.
struct ParameterCase {
  const char *id; // the rule id in the message
  ur_result_t code;
  ur_result_t (*call)(const ur_dditable_t &table);
};

// A call with valid arguments.
struct GoodCase {
  const char *function;
  ur_result_t (*call)(const ur_dditable_t &table);
};

// The generator makes one case per check and one per function. `kParameterChecks` is the number of
// the layer's checks.
extern const std::size_t kParameterChecks;
std::span<const ParameterCase> parameterCases();
std::span<const GoodCase> goodCases();

// Makes the live objects of an argument block that needs them.
template <typename Case> void prepare(Case &arguments) {
  if constexpr (requires { arguments.prepare(); })
    arguments.prepare();
}

template <typename Case> ur_result_t callGood(const ur_dditable_t &table) {
  Case arguments;
  prepare(arguments);
  return arguments.call(table);
}

template <typename Case>
ur_result_t callSpoiltBy(void (Case::*spoil)(), const ur_dditable_t &table) {
  Case arguments;
  prepare(arguments);
  (arguments.*spoil)();
  return arguments.call(table);
}

// Calls a function after a member function of its argument block has made one argument invalid,
// such as callSpoilt<&QueueCreate::spoil1>.
template <auto Spoil> ur_result_t callSpoilt(const ur_dditable_t &table) {
  return callSpoiltBy(Spoil, table);
}

} // namespace ur::test
