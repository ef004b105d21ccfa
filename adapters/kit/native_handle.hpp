// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// A handle as the number that the GetNativeHandle functions hand out, and back.
template <typename Handle> ur_native_handle_t nativeHandleOf(Handle handle) noexcept {
  return reinterpret_cast<ur_native_handle_t>(handle);
}

template <typename Handle> Handle fromNative(ur_native_handle_t native) noexcept {
  return reinterpret_cast<Handle>(native);
}

} // namespace ur::kit
