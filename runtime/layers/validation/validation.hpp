// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_ddi.h>

// The parts of the validation layers, all generated. Each install() keeps a copy of `table` as what
// comes after it and replaces the slots of the functions it has something to do for. What a layer
// itself wants to know, say how large memory is, it asks `asked`: other layers take its questions
// for calls of the application. The lifecycle of the loader orders these calls with all others.
namespace ur::validation {

// Passes urAdapterSetLoggerCallback on to the log of the validation layers.
namespace observers {
void install(ur_dditable_t &table, const ur_dditable_t &asked) noexcept;
} // namespace observers

// Counts what calls make, keep and give back, and remembers where.
namespace leaks {
void install(ur_dditable_t &table, const ur_dditable_t &asked) noexcept;
} // namespace leaks

// Looks whether what a call uses is alive. Stands in front of `leaks`.
namespace lifetimes {
void install(ur_dditable_t &table, const ur_dditable_t &asked) noexcept;
} // namespace lifetimes

// Refuses wrong arguments.
namespace parameters {
void install(ur_dditable_t &table, const ur_dditable_t &asked) noexcept;
} // namespace parameters

// Runs what must not throw into the application's call. Only memory can be missing; then the layer
// loses track of an object or says nothing.
template <typename Action> void guarded(Action action) noexcept {
  try {
    action();
  } catch (...) {
  }
}

} // namespace ur::validation
