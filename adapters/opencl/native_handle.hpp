// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

namespace ur::opencl {

// OpenCL's own handle as the number that the GetNativeHandle functions hand out.
template <typename Handle> ur_native_handle_t nativeHandleOf(Handle handle) noexcept {
  return reinterpret_cast<ur_native_handle_t>(handle);
}

} // namespace ur::opencl
