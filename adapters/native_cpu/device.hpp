// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/adapter/object.hpp"

// The one device: the processors that this process may run on. It lives inside the platform and,
// being a root device, is not counted.
struct ur_device_handle_t_ : ur::adapter::Object {
  explicit ur_device_handle_t_(ur_platform_handle_t owner);

  ur_device_type_t type() const noexcept { return UR_DEVICE_TYPE_CPU; }

  const ur_platform_handle_t platform;
};
