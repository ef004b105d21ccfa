// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Runs the cleanup of an object, and keeps the current exception. If the cleanup raises an
// exception, prints it, as Python prints exceptions of `__del__`.
template <typename Cleanup> void cleanUp(const char *owner, const Cleanup &cleanup) noexcept {
  const nanobind::error_scope currentException;
  try {
    cleanup();
  } catch (nanobind::python_error &error) {
    error.discard_as_unraisable(owner);
  }
}

} // namespace ur::arrays
