// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/context.hpp"

#include <algorithm>

#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/info_writer.hpp"

namespace cuda_like = ur::cuda_like;

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : Object(ur::backend::kDdiTable), devices(contextDevices.begin(), contextDevices.end()),
      adapter(devices.front()->platform->adapter) {
  for (ur_device_handle_t device : devices)
    device->context(); // fails now rather than later
}

void ur_context_handle_t_::require(ur_device_handle_t device) const {
  if (std::find(devices.begin(), devices.end(), device) == devices.end())
    ur::adapter::raise(UR_RESULT_ERROR_INVALID_DEVICE,
                       "the device is none of the {} devices of the context", devices.size());
}

void ur_context_handle_t_::waitForCommands() const {
  for (ur_device_handle_t device : devices) {
    const cuda_like::Current current(device->context());
    cuda_like::check(cuda_like::driver().contextSynchronize(), "wait for the device");
  }
}

void destroy(ur_context_handle_t context) noexcept {
  context->deleters.call();
  delete context;
}

namespace ur {

ur_result_t backend::urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                     const ur_context_properties_t *pProperties,
                                     ur_context_handle_t *phContext) {
  if (pProperties) {
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, "context properties");
    adapter::requireDeclared(pProperties->flags, UR_CONTEXT_FLAGS_MASK, "context flags");
  }
  const std::span devices(phDevices, DeviceCount);
  for (ur_device_handle_t device : devices)
    if (!device->belongsTo(backend::kDdiTable))
      adapter::raise(UR_RESULT_ERROR_INVALID_DEVICE,
                     "a context holds devices of one platform; one of the {} is another adapter's",
                     DeviceCount);
  *phContext = new ur_context_handle_t_(devices);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urContextRetain(ur_context_handle_t hContext) {
  hContext->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urContextRelease(ur_context_handle_t hContext) {
  if (hContext->release())
    destroy(hContext);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
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

ur_result_t backend::urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                                 ur_context_extended_deleter_t pfnDeleter,
                                                 void *pUserData) {
  hContext->deleters.add(pfnDeleter, pUserData);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
