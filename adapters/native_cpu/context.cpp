// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/context.hpp"

#include "adapters/kit/descriptor.hpp"
#include "adapters/native_cpu/functions.hpp"
#include "adapters/native_cpu/native_handle.hpp"

using ur::native_cpu::nativeHandles;

ur_context_handle_t_::~ur_context_handle_t_() { nativeHandles<ur_context_handle_t>().erase(this); }

ur_context_handle_t ur_context_handle_t_::native() {
  nativeHandles<ur_context_handle_t>().insert(this);
  return this;
}

namespace ur {

ur_result_t backend::urContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t, uint32_t, const ur_device_handle_t *,
    const ur_context_native_properties_t *pProperties, ur_context_handle_t *phContext) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES,
                     "context native properties");
  *phContext = retainNative<ur_context_handle_t>(hNativeContext, "context");
  return UR_RESULT_SUCCESS;
}

} // namespace ur
