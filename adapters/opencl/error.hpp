// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/opencl/driver.hpp"

namespace ur::opencl {

// Throws what the driver's answer to `call` means, with OpenCL's name for it. `call` is the name of
// the function.
[[noreturn]] void raiseDriverError(cl_int code, const char *call);

inline void check(cl_int code, const char *call) {
  if (code != CL_SUCCESS)
    raiseDriverError(code, call);
}

} // namespace ur::opencl
