// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/context.hpp"

#include "adapters/native_cpu/identity.hpp"
#include "adapters/native_cpu/native_handle.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "runtime/adapter/context_properties.hpp"
#include "runtime/adapter/descriptor.hpp"

using ur::native_cpu::nativeHandles;

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : Object(ur::native_cpu::kIdentity.table),
      devices(contextDevices.begin(), contextDevices.end()),
      adapter(devices.front()->platform->adapter) {}

void destroy(ur_context_handle_t context) noexcept {
  nativeHandles<ur_context_handle_t>().erase(context);
  context->deleters.call();
  delete context;
}

namespace ur {

ur_result_t native_cpu::urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                        const ur_context_properties_t *pProperties,
                                        ur_context_handle_t *phContext) {
  adapter::requireValid(pProperties);
  const std::span devices(phDevices, DeviceCount);
  adapter::requireOnePlatform(devices, kIdentity.table);
  *phContext = new ur_context_handle_t_(devices);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urContextGetNativeHandle(ur_context_handle_t hContext,
                                                 ur_native_handle_t *phNativeContext) {
  exportNativeHandle(hContext, phNativeContext);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t, uint32_t, const ur_device_handle_t *,
    const ur_context_native_properties_t *pProperties, ur_context_handle_t *phContext) {
  if (pProperties)
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES,
                         "context native properties");
  *phContext = retainNative<ur_context_handle_t>(hNativeContext, "context");
  return UR_RESULT_SUCCESS;
}

} // namespace ur
