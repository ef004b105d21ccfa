// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/context.hpp"

#include <algorithm>

#include "adapters/native_cpu/native_handle.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/info_writer.hpp"

using ur::native_cpu::nativeHandles;

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : Object(ur::native_cpu::kDdiTable), devices(contextDevices.begin(), contextDevices.end()),
      adapter(devices.front()->platform->adapter) {}

void ur_context_handle_t_::require(ur_device_handle_t device) const {
  if (std::find(devices.begin(), devices.end(), device) == devices.end())
    ur::adapter::raise(UR_RESULT_ERROR_INVALID_DEVICE,
                       "the device is none of the {} devices of the context", devices.size());
}

void destroy(ur_context_handle_t context) noexcept {
  nativeHandles<ur_context_handle_t>().erase(context);
  for (const auto &[deleter, userData] : context->deleters)
    deleter(userData);
  delete context;
}

namespace ur {

ur_result_t native_cpu::urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                        const ur_context_properties_t *pProperties,
                                        ur_context_handle_t *phContext) {
  if (pProperties) {
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, "context properties");
    adapter::requireDeclared(pProperties->flags, UR_CONTEXT_FLAGS_MASK, "context flags");
  }
  const std::span devices(phDevices, DeviceCount);
  for (ur_device_handle_t device : devices)
    if (!device->belongsTo(kDdiTable))
      adapter::raise(UR_RESULT_ERROR_INVALID_DEVICE,
                     "a context holds devices of one platform; one of the {} is another adapter's",
                     DeviceCount);
  *phContext = new ur_context_handle_t_(devices);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urContextRetain(ur_context_handle_t hContext) {
  hContext->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urContextRelease(ur_context_handle_t hContext) {
  if (hContext->release())
    destroy(hContext);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_CONTEXT_INFO_NUM_DEVICES:
    return write.value(static_cast<uint32_t>(hContext->devices.size()));
  case UR_CONTEXT_INFO_DEVICES:
    return write.array(std::span<const ur_device_handle_t>(hContext->devices));
  case UR_CONTEXT_INFO_REFERENCE_COUNT:
    return write.value(hContext->references());
  case UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT:
  case UR_CONTEXT_INFO_USM_FILL2D_SUPPORT:
    return write.value(ur_bool_t{false});
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
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

ur_result_t native_cpu::urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                    ur_context_extended_deleter_t pfnDeleter,
                                                    void *pUserData) {
  const std::lock_guard lock(hContext->deletersMutex);
  hContext->deleters.emplace_back(pfnDeleter, pUserData);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
