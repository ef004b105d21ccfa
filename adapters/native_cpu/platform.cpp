// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/platform.hpp"

#include "adapters/native_cpu/adapter.hpp"
#include "adapters/native_cpu/identity.hpp"
#include "adapters/native_cpu/native_handle.hpp"
#include "adapters/native_cpu/version.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "runtime/adapter/backend_option.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/native_handle.hpp"

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner)
    : Object(ur::native_cpu::kIdentity.table), adapter(owner), device(this) {}

ur::adapter::PlatformTexts ur_platform_handle_t_::texts() const {
  return {.name = std::string(ur::native_cpu::kIdentity.platformName),
          .vendor = "ur-ipc",
          .version = ur::native_cpu::kVersion};
}

namespace ur {

ur_result_t native_cpu::urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                                  ur_native_handle_t *phNativePlatform) {
  *phNativePlatform = adapter::nativeHandleOf(hPlatform);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  if (pProperties)
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES,
                         "platform native properties");
  if (hNativePlatform != adapter::nativeHandleOf(&hAdapter->platform))
    rejectNativeHandle(hNativePlatform, "platform");
  *phPlatform = &hAdapter->platform;
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urPlatformGetBackendOption(ur_platform_handle_t,
                                                   const char *pFrontendOption,
                                                   const char **ppPlatformOption) {
  *ppPlatformOption = adapter::backendOption(pFrontendOption);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
