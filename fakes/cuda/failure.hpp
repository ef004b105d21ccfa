// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/cu_types.hpp"

namespace cuda_driver {

// Thrown by the functions that an entry point calls. The entry point returns the code.
struct Failure {
  CUresult code;
};

inline void require(bool condition, CUresult code) {
  if (!condition)
    throw Failure{code};
}

inline void requirePointer(const void *pointer) {
  require(pointer != nullptr, CUDA_ERROR_INVALID_VALUE);
}

// Thrown by a command's work if a device would fault.
struct DeviceFault {
  CUresult code = CUDA_ERROR_LAUNCH_FAILED;
};

} // namespace cuda_driver
