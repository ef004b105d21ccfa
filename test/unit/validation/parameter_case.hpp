// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <span>

#include <unified-runtime/ur_ddi.h>

namespace ur::test {

// A call with one wrong argument, and what has to come of it.
struct ParameterCase {
  const char *id; // of the message
  ur_result_t code;
  ur_result_t (*call)(const ur_dditable_t &table);
};

// A call that nothing is wrong with.
struct GoodCase {
  const char *function;
  ur_result_t (*call)(const ur_dditable_t &table);
};

// Generated, one a check and one a function. `kParameterChecks` is the number of checks that the
// layer makes.
extern const std::size_t kParameterChecks;
std::span<const ParameterCase> parameterCases();
std::span<const GoodCase> goodCases();

template <typename Case> ur_result_t callGood(const ur_dditable_t &table) {
  Case arguments;
  return arguments.call(table);
}

template <typename Case>
ur_result_t callSpoiltBy(void (Case::*spoil)(), const ur_dditable_t &table) {
  Case arguments;
  (arguments.*spoil)();
  return arguments.call(table);
}

// A call with arguments that a member function has made wrong: callSpoilt<&QueueCreate::spoil1>.
template <auto Spoil> ur_result_t callSpoilt(const ur_dditable_t &table) {
  return callSpoiltBy(Spoil, table);
}

} // namespace ur::test
