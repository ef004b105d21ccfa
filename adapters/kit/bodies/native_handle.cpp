// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of devices, contexts and queues: each object's native() returns the driver's
// handle.
#include "adapters/kit/native_handle.hpp"

#include "adapters/kit/backend.hpp"

namespace ur {

void backend::urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                      ur_native_handle_t *phNativeDevice) {
  *phNativeDevice = kit::nativeHandleOf(hDevice->native());
}

void backend::urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice,
                                             ur_adapter_handle_t hAdapter,
                                             const ur_device_native_properties_t *pProperties,
                                             ur_device_handle_t *phDevice) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES,
                     "device native properties");
  for (ur_platform_handle_t platform : hAdapter->platforms())
    for (ur_device_handle_t device : platform->devices())
      if (kit::nativeHandleOf(device->native()) == hNativeDevice) {
        *phDevice = device;
        return;
      }
  kit::rejectNative(hNativeDevice, "root device");
}

void backend::urContextGetNativeHandle(ur_context_handle_t hContext,
                                       ur_native_handle_t *phNativeContext) {
  *phNativeContext = kit::nativeHandleOf(hContext->native());
}

void backend::urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *,
                                     ur_native_handle_t *phNativeQueue) {
  *phNativeQueue = kit::nativeHandleOf(hQueue->native());
}

} // namespace ur
