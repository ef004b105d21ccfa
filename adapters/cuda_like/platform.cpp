// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/platform.hpp"

#include "adapters/cuda_like/adapter.hpp"
#include "runtime/adapter/backend_option.hpp"
#include "runtime/adapter/entries.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/info_writer.hpp"

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner)
    : Object(ur::backend::kDdiTable), adapter(owner) {
  const ur::cuda_like::Driver &driver = ur::cuda_like::driver();
  int count = 0;
  if (driver.deviceCount(&count) != ur::cuda_like::kSuccess)
    return; // the driver is there, and no device
  for (int ordinal = 0; ordinal < count; ++ordinal) {
    ur::cuda_like::Device id = 0;
    ur::cuda_like::check(driver.device(&id, ordinal), "get a device");
    devices_.push_back(std::make_unique<ur_device_handle_t_>(this, id));
    handles_.push_back(devices_.back().get());
  }
}

namespace ur {

ur_result_t backend::urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                   ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  if (!phPlatforms && !pNumPlatforms)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "neither platforms nor their number are asked for");
  adapter::writeEntries(hAdapter->platforms(), NumEntries, phPlatforms, pNumPlatforms);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_PLATFORM_INFO_NAME:
    return write.string(backend::kPlatformName);
  case UR_PLATFORM_INFO_VENDOR_NAME:
    return write.string(backend::kVendor);
  case UR_PLATFORM_INFO_VERSION:
    return write.string(cuda_like::driverVersion());
  case UR_PLATFORM_INFO_EXTENSIONS:
    return write.string("");
  case UR_PLATFORM_INFO_PROFILE:
    return write.string("FULL_PROFILE");
  case UR_PLATFORM_INFO_BACKEND:
    return write.value(backend::kBackend);
  case UR_PLATFORM_INFO_ADAPTER:
    return write.value(hPlatform->adapter);
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t backend::urPlatformGetApiVersion(ur_platform_handle_t, ur_api_version_t *pVersion) {
  *pVersion = UR_API_VERSION_CURRENT;
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urPlatformGetBackendOption(ur_platform_handle_t, const char *pFrontendOption,
                                                const char **ppPlatformOption) {
  *ppPlatformOption = adapter::backendOption(pFrontendOption);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
