// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/context.hpp"

#include "adapters/kit/context_properties.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/native_cpu/native_handle.hpp"
#include "adapters/native_cpu/functions.hpp"

using ur::native_cpu::nativeHandles;

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : Object(ur::kit::kIdentity.table), devices(contextDevices.begin(), contextDevices.end()),
      adapter(devices.front()->platform->adapter) {}

void destroy(ur_context_handle_t context) noexcept {
  nativeHandles<ur_context_handle_t>().erase(context);
  context->deleters.call();
  delete context;
}

namespace ur {

ur_result_t backend::urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                     const ur_context_properties_t *pProperties,
                                     ur_context_handle_t *phContext) {
  kit::requireValid(pProperties);
  const std::span devices(phDevices, DeviceCount);
  kit::requireOnePlatform(devices, kit::kIdentity.table);
  *phContext = new ur_context_handle_t_(devices);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urContextGetNativeHandle(ur_context_handle_t hContext,
                                              ur_native_handle_t *phNativeContext) {
  exportNativeHandle(hContext, phNativeContext);
  return UR_RESULT_SUCCESS;
}

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
