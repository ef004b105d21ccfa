// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>
#include <string>

#include "adapters/kit/children.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/kit/platform_texts.hpp"
#include "adapters/opencl/device.hpp"
#include "adapters/opencl/driver.hpp"

namespace ur::opencl {
class UsmDriver;
}

// A platform of the driver. It lives as long as the adapter and is not counted.
struct ur_platform_handle_t_ : ur::kit::Object {
  ur_platform_handle_t_(ur_adapter_handle_t owner, cl_platform_id platformId);
  ~ur_platform_handle_t_();

  // Its devices; none where the driver has none at the moment.
  std::span<const ur_device_handle_t> devices() const noexcept { return devices_.handles(); }

  // A text such as CL_PLATFORM_NAME.
  std::string text(cl_platform_info name) const;

  // A function of one of the platform's extensions; null without it.
  template <typename Function> Function extension(const char *name) const {
    return reinterpret_cast<Function>(
        ur::opencl::driver().clGetExtensionFunctionAddressForPlatform(id, name));
  }

  ur::kit::PlatformTexts texts() const;

  const ur_adapter_handle_t adapter;
  const cl_platform_id id;

private:
  ur::kit::Children<ur_device_handle_t_> devices_;
};
