// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Throws Python's BufferError.
[[noreturn]] inline void raiseBufferError(const std::string &why) {
  throw nanobind::buffer_error(why.c_str());
}

} // namespace ur::arrays
