// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/adapter.hpp"
#include "adapters/kit/identity.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/opencl/driver.hpp"
#include "adapters/opencl/functions.hpp"

namespace {

namespace opencl = ur::opencl;

// None where the driver manager finds no driver.
std::vector<cl_platform_id> platformIds() {
  const opencl::Driver *driver = opencl::findDriver();
  cl_uint count = 0;
  if (!driver || driver->clGetPlatformIDs(0, nullptr, &count) != CL_SUCCESS)
    return {};
  std::vector<cl_platform_id> ids(count);
  if (count != 0 && driver->clGetPlatformIDs(count, ids.data(), nullptr) != CL_SUCCESS)
    return {};
  return ids;
}

} // namespace

ur_adapter_handle_t_::ur_adapter_handle_t_() : Object(ur::kit::kIdentity.table) {}

std::span<const ur_platform_handle_t> ur_adapter_handle_t_::platforms() {
  std::call_once(looked_, [this] {
    for (cl_platform_id id : platformIds()) {
      auto platform = std::make_unique<ur_platform_handle_t_>(this, id);
      if (!platform->devices().empty())
        platforms_.add(std::move(platform));
    }
    ur::kit::log().info("{} OpenCL platforms have devices", platforms_.handles().size());
  });
  return platforms_.handles();
}
