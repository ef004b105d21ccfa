// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Does what an object's end takes. An exception that is under way stays so, and one of this is
// shown as Python shows those of `__del__`.
template <typename Work> void unraised(const char *whose, const Work &work) noexcept {
  const nanobind::error_scope underWay;
  try {
    work();
  } catch (nanobind::python_error &error) {
    error.discard_as_unraisable(whose);
  }
}

} // namespace ur::arrays
