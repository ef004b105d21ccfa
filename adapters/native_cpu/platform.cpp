// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/platform.hpp"

#include <array>

#include "adapters/native_cpu/adapter.hpp"
#include "adapters/native_cpu/identity.hpp"
#include "adapters/native_cpu/native_handle.hpp"
#include "adapters/native_cpu/version.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "runtime/adapter/backend_option.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/entries.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/info_writer.hpp"
#include "runtime/adapter/native_handle.hpp"

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner)
    : Object(ur::native_cpu::kIdentity.table), adapter(owner), device(this) {}

namespace ur {

ur_result_t native_cpu::urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                      ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  if (!phPlatforms && !pNumPlatforms)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "neither platforms nor their number are asked for");
  const std::array<ur_platform_handle_t, 1> platforms{&hAdapter->platform};
  adapter::writeEntries<ur_platform_handle_t>(platforms, NumEntries, phPlatforms, pNumPlatforms);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urPlatformGetInfo(ur_platform_handle_t hPlatform,
                                          ur_platform_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_PLATFORM_INFO_NAME:
    return write.string(kIdentity.platformName);
  case UR_PLATFORM_INFO_VENDOR_NAME:
    return write.string("ur-ipc");
  case UR_PLATFORM_INFO_VERSION:
    return write.string(kVersion);
  case UR_PLATFORM_INFO_EXTENSIONS:
    return write.string("");
  case UR_PLATFORM_INFO_PROFILE:
    return write.string("FULL_PROFILE");
  case UR_PLATFORM_INFO_BACKEND:
    return write.value(UR_BACKEND_NATIVE_CPU);
  case UR_PLATFORM_INFO_ADAPTER:
    return write.value(hPlatform->adapter);
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t native_cpu::urPlatformGetApiVersion(ur_platform_handle_t, ur_api_version_t *pVersion) {
  *pVersion = UR_API_VERSION_CURRENT;
  return UR_RESULT_SUCCESS;
}

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
