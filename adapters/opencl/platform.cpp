// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/platform.hpp"

#include <algorithm>

#include "adapters/opencl/adapter.hpp"
#include "adapters/opencl/error.hpp"
#include "generated/adapters/opencl/functions.hpp"
#include "runtime/adapter/backend_option.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/entries.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/info_writer.hpp"
#include "runtime/adapter/native_handle.hpp"

namespace {

std::vector<cl_device_id> deviceIds(cl_platform_id platform) {
  const ur::opencl::Driver &driver = ur::opencl::driver();
  cl_uint count = 0;
  if (driver.clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 0, nullptr, &count) != CL_SUCCESS)
    return {};
  std::vector<cl_device_id> ids(count);
  if (driver.clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, count, ids.data(), nullptr) != CL_SUCCESS)
    return {};
  return ids;
}

} // namespace

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner, cl_platform_id platformId)
    : Object(ur::opencl::kDdiTable), adapter(owner), id(platformId) {
  for (cl_device_id device : deviceIds(id)) {
    devices_.push_back(std::make_unique<ur_device_handle_t_>(this, device));
    handles_.push_back(devices_.back().get());
  }
}

ur_platform_handle_t_::~ur_platform_handle_t_() = default;

std::string ur_platform_handle_t_::text(cl_platform_info name) const {
  const ur::opencl::Driver &driver = ur::opencl::driver();
  size_t size = 0;
  ur::opencl::check(driver.clGetPlatformInfo(id, name, 0, nullptr, &size), "clGetPlatformInfo");
  std::string text(size, '\0');
  ur::opencl::check(driver.clGetPlatformInfo(id, name, size, text.data(), nullptr),
                    "clGetPlatformInfo");
  return text.c_str(); // without the NUL
}

namespace ur {

ur_result_t opencl::urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                  ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  if (!phPlatforms && !pNumPlatforms)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "neither platforms nor their number are asked for");
  adapter::writeEntries(hAdapter->platforms(), NumEntries, phPlatforms, pNumPlatforms);
  return UR_RESULT_SUCCESS;
}

ur_result_t opencl::urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_PLATFORM_INFO_NAME:
    return write.string(hPlatform->text(CL_PLATFORM_NAME));
  case UR_PLATFORM_INFO_VENDOR_NAME:
    return write.string(hPlatform->text(CL_PLATFORM_VENDOR));
  case UR_PLATFORM_INFO_VERSION:
    return write.string(hPlatform->text(CL_PLATFORM_VERSION));
  case UR_PLATFORM_INFO_EXTENSIONS:
    return write.string(hPlatform->text(CL_PLATFORM_EXTENSIONS));
  case UR_PLATFORM_INFO_PROFILE:
    return write.string(hPlatform->text(CL_PLATFORM_PROFILE));
  case UR_PLATFORM_INFO_BACKEND:
    return write.value(UR_BACKEND_OPENCL);
  case UR_PLATFORM_INFO_ADAPTER:
    return write.value(hPlatform->adapter);
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t opencl::urPlatformGetApiVersion(ur_platform_handle_t, ur_api_version_t *pVersion) {
  *pVersion = UR_API_VERSION_CURRENT;
  return UR_RESULT_SUCCESS;
}

ur_result_t opencl::urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                              ur_native_handle_t *phNativePlatform) {
  *phNativePlatform = adapter::nativeHandleOf(hPlatform->id);
  return UR_RESULT_SUCCESS;
}

ur_result_t opencl::urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  if (pProperties)
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES,
                         "platform native properties");
  for (ur_platform_handle_t platform : hAdapter->platforms())
    if (adapter::nativeHandleOf(platform->id) == hNativePlatform) {
      *phPlatform = platform;
      return UR_RESULT_SUCCESS;
    }
  adapter::raise(UR_RESULT_ERROR_INVALID_ARGUMENT, "{:#x} is no cl_platform_id of this process",
                 hNativePlatform);
}

ur_result_t opencl::urPlatformGetBackendOption(ur_platform_handle_t, const char *pFrontendOption,
                                               const char **ppPlatformOption) {
  *ppPlatformOption = adapter::backendOption(pFrontendOption);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
