// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/context.hpp"
#include "adapters/cuda_like/functions.hpp"
#include "adapters/kit/identity.hpp"

#include "adapters/kit/context_properties.hpp"

namespace cuda_like = ur::cuda_like;

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : Object(ur::kit::kIdentity.table), devices(contextDevices.begin(), contextDevices.end()),
      adapter(devices.front()->platform->adapter) {
  for (ur_device_handle_t device : devices)
    device->context(); // fails now rather than later
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
  kit::requireValid(pProperties);
  const std::span devices(phDevices, DeviceCount);
  kit::requireOnePlatform(devices, kit::kIdentity.table);
  *phContext = new ur_context_handle_t_(devices);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
