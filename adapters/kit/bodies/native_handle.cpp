// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles: `native()` of an object is what the driver knows it by. Platforms and devices are
// all known; what a context or a queue is made of differs.
#include "adapters/kit/native_handle.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/kit/descriptor.hpp"
#include "base/error.hpp"

namespace ur {
namespace {

[[noreturn]] void rejectNative(ur_native_handle_t native, const char *object) {
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
              "{:#x} is no native handle of a {} of this process; pass one that {} gave out",
              native, object, kit::kIdentity.title);
}

} // namespace

void backend::urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                        ur_native_handle_t *phNativePlatform) {
  *phNativePlatform = kit::nativeHandleOf(hPlatform->native());
}

void backend::urPlatformCreateWithNativeHandle(ur_native_handle_t hNativePlatform,
                                               ur_adapter_handle_t hAdapter,
                                               const ur_platform_native_properties_t *pProperties,
                                               ur_platform_handle_t *phPlatform) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES,
                     "platform native properties");
  for (ur_platform_handle_t platform : hAdapter->platforms())
    if (kit::nativeHandleOf(platform->native()) == hNativePlatform) {
      *phPlatform = platform;
      return;
    }
  rejectNative(hNativePlatform, "platform");
}

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
  rejectNative(hNativeDevice, "root device");
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
