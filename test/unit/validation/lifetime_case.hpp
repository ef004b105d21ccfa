// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <span>

#include <unified-runtime/ur_ddi.h>

namespace ur::test {

// A call that breaks a rule about lifetimes, or that breaks none.
struct LifetimeCase {
  const char *id; // of the message; of a good call its function
  ur_result_t (*call)(const ur_dditable_t &table);
};

// Generated, one a rule and one a function. `kLifetimeChecks` is the number of rules.
extern const std::size_t kLifetimeChecks;
std::span<const LifetimeCase> lifetimeCases();
std::span<const LifetimeCase> goodLifetimeCases();

// The same names as for parameters, with objects that are alive.
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
