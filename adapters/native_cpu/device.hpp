// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/native_cpu/machine.hpp"

#include <string_view>

// The one device: the processors that this process may run on.
struct ur_device_handle_t_ : ur::kit::Device {
  explicit ur_device_handle_t_(ur_platform_handle_t owner) : Device(owner, UR_DEVICE_TYPE_CPU) {}

  std::optional<ur_result_t> writeOwnInfo(const ur::kit::InfoWriter &write,
                                          ur_device_info_t query) const;

  const ur::native_cpu::Uuid &uuid() const noexcept { return ur::native_cpu::deviceUuid(); }
  ur_device_handle_t native() noexcept { return this; }
};

namespace ur::native_cpu {

// In front of the processor's name; the mock says that it is one.
extern const std::string_view kDevicePrefix;

} // namespace ur::native_cpu
