// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_ddi.h>

// The generated parts of the validation layers. Each install() copies `table`, whose functions the
// layer calls next, and replaces the slots of the functions that it checks. The layer's own
// queries, such as the size of memory, go to `adapters`: other layers would treat them as calls of
// the application. The loader calls install() while no other call is in flight.
namespace ur::validation {

// Passes the logger callback and level that an application sets to the log of the validation
// layers.
namespace observers {
void install(ur_dditable_t &table, const ur_dditable_t &adapters) noexcept;
} // namespace observers

// Counts the references that calls create, retain and release, and stores the stacks of these
// calls.
namespace leaks {
void install(ur_dditable_t &table, const ur_dditable_t &adapters) noexcept;
} // namespace leaks

// Checks that the objects of a call are alive. Runs before `leaks`.
namespace lifetimes {
void install(ur_dditable_t &table, const ur_dditable_t &adapters) noexcept;
} // namespace lifetimes

// Rejects wrong arguments.
namespace parameters {
void install(ur_dditable_t &table, const ur_dditable_t &adapters) noexcept;
} // namespace parameters

// Runs an action and ignores exceptions, which only exhausted memory can cause. The layer then
// misses one object or one message.
template <typename Action> void guarded(Action action) noexcept {
  try {
    action();
  } catch (...) {
  }
}

} // namespace ur::validation
