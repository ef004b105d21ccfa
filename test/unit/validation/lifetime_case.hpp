// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <span>

#include <unified-runtime/ur_ddi.h>

namespace ur::test {

// A call that breaks one rule about lifetimes, or none.
struct LifetimeCase {
  const char *id; // the rule id, or the function's name for a valid call
  ur_result_t (*call)(const ur_dditable_t &table);
};

// The generator makes one case per rule and one per function. `kLifetimeChecks` is the number of
// rules.
extern const std::size_t kLifetimeChecks;
std::span<const LifetimeCase> lifetimeCases();
std::span<const LifetimeCase> goodLifetimeCases();

// Like the functions in parameter_case.hpp, but with live objects.
template <typename Case>
  requires requires(Case c) { c.prepare(); }
ur_result_t callGood(const ur_dditable_t &table) {
  Case arguments;
  arguments.prepare();
  return arguments.call(table);
}

template <typename Case>
  requires requires(Case c) { c.prepare(); }
ur_result_t callSpoiltBy(void (Case::*spoil)(), const ur_dditable_t &table) {
  Case arguments;
  arguments.prepare();
  (arguments.*spoil)();
  return arguments.call(table);
}

template <auto Spoil> ur_result_t callSpoilt(const ur_dditable_t &table) {
  return callSpoiltBy(Spoil, table);
}

} // namespace ur::test
