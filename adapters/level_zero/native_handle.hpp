// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.hpp"

#include <unified-runtime/ur_api.h>

namespace ur::level_zero {

// A native handle is the handle of Level Zero's loader.
[[noreturn]] inline void rejectNativeHandle(ur_native_handle_t native, const char *object) {
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
              "{:#x} is no {} of this adapter; pass one that Level Zero gave out", native, object);
}

inline void requireNative(ur_native_handle_t native, const char *object) {
  if (native == 0)
    rejectNativeHandle(native, object);
}

} // namespace ur::level_zero
