// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/native_cpu/device.hpp"
#include "runtime/adapter/object.hpp"

// The one platform. It lives inside the adapter and is not counted.
struct ur_platform_handle_t_ : ur::adapter::Object {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);

  const ur_adapter_handle_t adapter;
  ur_device_handle_t_ device;
};
