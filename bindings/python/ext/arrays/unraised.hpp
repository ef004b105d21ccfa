// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Runs the cleanup of an object, and keeps the current exception. Prints an exception of the
// cleanup, as Python prints exceptions of `__del__`.
template <typename Work> void unraised(const char *owner, const Work &work) noexcept {
  const nanobind::error_scope currentException;
  try {
    work();
  } catch (nanobind::python_error &error) {
    error.discard_as_unraisable(owner);
  }
}

} // namespace ur::arrays
