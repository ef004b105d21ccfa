// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string_view>

#include "adapters/kit/object.hpp"
#include "adapters/native_cpu/machine.hpp"

// The one device: the processors that this process may run on. It lives inside the platform and,
// being a root device, is not counted.
struct ur_device_handle_t_ : ur::kit::Object {
  explicit ur_device_handle_t_(ur_platform_handle_t owner);

  const ur::native_cpu::Uuid &uuid() const noexcept { return ur::native_cpu::deviceUuid(); }
  ur_device_type_t type() const noexcept { return UR_DEVICE_TYPE_CPU; }

  const ur_platform_handle_t platform;
};

namespace ur::native_cpu {

// In front of the processor's name; the mock says that it is one.
extern const std::string_view kDevicePrefix;

} // namespace ur::native_cpu
