// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/opencl/device.hpp"
#include "adapters/opencl/driver.hpp"

#include <string>

// A platform of the driver. It has no devices where the driver has none at the moment.
struct ur_platform_handle_t_ : ur::kit::Platform {
  ur_platform_handle_t_(ur_adapter_handle_t owner, cl_platform_id platformId);

  // A text such as CL_PLATFORM_NAME.
  std::string text(cl_platform_info name) const;

  // A function of one of the platform's extensions; null without it.
  template <typename Function> Function extension(const char *name) const {
    return reinterpret_cast<Function>(
        ur::opencl::driver().clGetExtensionFunctionAddressForPlatform(id, name));
  }

  ur::kit::PlatformTexts texts() const;
  cl_platform_id native() const noexcept { return id; }

  const cl_platform_id id;
};
