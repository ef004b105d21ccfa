// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/platform.hpp"
#include "adapters/kit/identity.hpp"

#include "adapters/kit/backend_option.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/opencl/adapter.hpp"
#include "adapters/opencl/error.hpp"
#include "adapters/opencl/functions.hpp"
#include "base/error.hpp"

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
    : Object(ur::kit::kIdentity.table), adapter(owner), id(platformId) {
  for (cl_device_id device : deviceIds(id))
    devices_.add(std::make_unique<ur_device_handle_t_>(this, device));
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

ur::kit::PlatformTexts ur_platform_handle_t_::texts() const {
  return {.name = text(CL_PLATFORM_NAME),
          .vendor = text(CL_PLATFORM_VENDOR),
          .version = text(CL_PLATFORM_VERSION),
          .extensions = text(CL_PLATFORM_EXTENSIONS),
          .profile = text(CL_PLATFORM_PROFILE)};
}

namespace ur {

ur_result_t backend::urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                               ur_native_handle_t *phNativePlatform) {
  *phNativePlatform = kit::nativeHandleOf(hPlatform->id);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES,
                     "platform native properties");
  for (ur_platform_handle_t platform : hAdapter->platforms())
    if (kit::nativeHandleOf(platform->id) == hNativePlatform) {
      *phPlatform = platform;
      return UR_RESULT_SUCCESS;
    }
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT, "{:#x} is no cl_platform_id of this process",
              hNativePlatform);
}

ur_result_t backend::urPlatformGetBackendOption(ur_platform_handle_t, const char *pFrontendOption,
                                                const char **ppPlatformOption) {
  *ppPlatformOption = kit::backendOption(pFrontendOption);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
