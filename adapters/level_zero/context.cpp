// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/context.hpp"

#include "adapters/kit/descriptor.hpp"
#include "adapters/level_zero/backend.hpp"
#include "base/error.hpp"

namespace {

ur::level_zero::NativeDevices nativeDevicesOf(std::span<const ur_device_handle_t> devices) {
  ur::level_zero::NativeDevices natives;
  for (ur_device_handle_t device : devices)
    natives.push_back(device->device);
  return natives;
}

ur::level_zero::UniqueContext create(std::span<const ur_device_handle_t> devices) {
  return ur::level_zero::createContext(devices.front()->platform->driver, nativeDevicesOf(devices));
}

} // namespace

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : ur_context_handle_t_(contextDevices, {create(contextDevices), true}) {}

ur_context_handle_t_::ur_context_handle_t_(
    std::span<const ur_device_handle_t> contextDevices,
    ur::level_zero::AdoptedHandle<ur::level_zero::UniqueContext> native)
    : Context(contextDevices), native_(std::move(native)),
      events(ur::level_zero::makeEventSource(*this)) {}

ur::level_zero::NativeDevices ur_context_handle_t_::nativeDevices() const {
  return nativeDevicesOf(devices);
}

namespace ur {

void backend::urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                              ur_adapter_handle_t, uint32_t numDevices,
                                              const ur_device_handle_t *phDevices,
                                              const ur_context_native_properties_t *pProperties,
                                              ur_context_handle_t *phContext) {
  kit::requireNative(hNativeContext, "context", pProperties,
                     UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES);
  const std::span devices(phDevices, phDevices ? numDevices : 0);
  if (devices.empty())
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "Level Zero does not report the devices of a native context; pass them in "
                "phDevices");
  kit::requireOnePlatform(devices, kit::kIdentity.table);
  *phContext = new ur_context_handle_t_(
      devices, adopt<UniqueContext>(hNativeContext, kit::isOwned(pProperties)));
}

} // namespace ur
