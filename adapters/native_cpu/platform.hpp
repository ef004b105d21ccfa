// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/native_cpu/device.hpp"

// The one platform.
struct ur_platform_handle_t_ : ur::kit::Platform {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);

  ur::kit::PlatformTexts texts() const;

  ur_platform_handle_t native() noexcept { return this; }
};
