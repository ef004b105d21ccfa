// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/platform.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/opencl/error.hpp"
#include "adapters/opencl/functions.hpp"
#include "adapters/opencl/usm_driver.hpp"

#include <vector>

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

// None where the driver manager finds no driver.
std::vector<cl_platform_id> platformIds() {
  const ur::opencl::Driver *driver = ur::opencl::findDriver();
  cl_uint count = 0;
  if (!driver || driver->clGetPlatformIDs(0, nullptr, &count) != CL_SUCCESS)
    return {};
  std::vector<cl_platform_id> ids(count);
  if (count != 0 && driver->clGetPlatformIDs(count, ids.data(), nullptr) != CL_SUCCESS)
    return {};
  return ids;
}

} // namespace

ur_adapter_handle_t_::~ur_adapter_handle_t_() = default;

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner, cl_platform_id platformId)
    : Platform(owner), id(platformId) {
  for (cl_device_id device : deviceIds(id))
    devices_.add(std::make_unique<ur_device_handle_t_>(this, device));
}

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

ur::kit::Children<ur_platform_handle_t_> ur::backend::findPlatforms(ur_adapter_handle_t adapter) {
  kit::Children<ur_platform_handle_t_> platforms;
  for (cl_platform_id id : platformIds()) {
    auto platform = std::make_unique<ur_platform_handle_t_>(adapter, id);
    if (!platform->devices().empty())
      platforms.add(std::move(platform));
  }
  kit::log().info("{} OpenCL platforms have devices", platforms.handles().size());
  return platforms;
}
