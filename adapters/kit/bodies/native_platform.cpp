// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of platforms, for drivers that have platform objects.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/native_handle.hpp"

namespace ur {

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
  kit::rejectNative(hNativePlatform, "platform");
}

} // namespace ur
