// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <level_zero/ze_api.h>

namespace host_driver {

// Thrown by the bodies of entry points. The entry point returns the result.
struct Failure {
  ze_result_t result;
};

inline void require(bool condition, ze_result_t result) {
  if (!condition)
    throw Failure{result};
}

inline void requirePointer(const void *pointer) {
  require(pointer != nullptr, ZE_RESULT_ERROR_INVALID_NULL_POINTER);
}

} // namespace host_driver
