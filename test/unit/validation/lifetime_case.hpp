// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "parameter_case.hpp"

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

} // namespace ur::test
