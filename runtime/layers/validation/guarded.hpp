// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::validation {

// Runs what must not throw into the application's call. Only memory can be missing; then the layer
// loses track of an object or says nothing.
template <typename Action> void guarded(Action action) noexcept {
  try {
    action();
  } catch (...) {
  }
}

} // namespace ur::validation
