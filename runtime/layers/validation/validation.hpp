// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_ddi.h>

// The generated parts of the validation layers. Each install() copies `table` as the next layer,
// and replaces the slots of the functions that it checks. A layer's own queries, such as the size
// of memory, go to `adapters`, because other layers would treat them as calls of the application.
// The loader calls these functions while no other call is in flight.
namespace ur::validation {

// Passes urAdapterSetLoggerCallback on to the log of the validation layers.
namespace observers {
void install(ur_dditable_t &table, const ur_dditable_t &adapters) noexcept;
} // namespace observers

// Counts the references that calls make, retain and release, with their stacks.
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

// Runs an action and ignores exceptions, which only exhausted memory can cause. After an exception,
// the layer lacks an object or a message.
template <typename Action> void guarded(Action action) noexcept {
  try {
    action();
  } catch (...) {
  }
}

} // namespace ur::validation
