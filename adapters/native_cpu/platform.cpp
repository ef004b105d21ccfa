// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/platform.hpp"

#include "adapters/kit/backend_option.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/native_cpu/adapter.hpp"
#include "adapters/native_cpu/native_handle.hpp"
#include "adapters/native_cpu/version.hpp"
#include "adapters/native_cpu/functions.hpp"

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner)
    : Object(ur::kit::kIdentity.table), adapter(owner), device(this) {}

ur::kit::PlatformTexts ur_platform_handle_t_::texts() const {
  return {.name = std::string(ur::kit::kIdentity.title),
          .vendor = "ur-ipc",
          .version = ur::native_cpu::kVersion};
}

namespace ur {

ur_result_t backend::urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                               ur_native_handle_t *phNativePlatform) {
  *phNativePlatform = kit::nativeHandleOf(hPlatform);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES,
                     "platform native properties");
  if (hNativePlatform != kit::nativeHandleOf(&hAdapter->platform))
    rejectNativeHandle(hNativePlatform, "platform");
  *phPlatform = &hAdapter->platform;
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urPlatformGetBackendOption(ur_platform_handle_t, const char *pFrontendOption,
                                                const char **ppPlatformOption) {
  *ppPlatformOption = kit::backendOption(pFrontendOption);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
