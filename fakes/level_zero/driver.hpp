// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/ze_newer.hpp"

#include <cstdint>
#include <memory>
#include <vector>

#include <level_zero/ze_api.h>

namespace host_driver {

struct Device {
  // The number that the device has without an affinity mask.
  std::uint32_t index = 0;
};

// The driver and its devices, which live as long as the library.
class Driver {
public:
  explicit Driver(const std::vector<std::uint32_t> &visibleDevices);

  ze_driver_handle_t handle() const;
  // Returns the handle of a second driver, which fails every call.
  ze_driver_handle_t brokenHandle() const;
  const std::vector<std::unique_ptr<Device>> &devices() const { return devices_; }

private:
  std::vector<std::unique_ptr<Device>> devices_;
  const char broken_ = 0;
};

Driver &driver();

void requireDriver(ze_driver_handle_t handle);
Device &deviceOf(ze_device_handle_t handle);
ze_device_handle_t handleOf(const Device &device);

// Implements the convention of functions that list elements. If the array is null, or if *count is
// 0 or too large, sets *count to the total. If there is an array, fills its first *count elements.
template <class Out, class Fill>
void enumerate(std::uint32_t total, std::uint32_t *count, Out *out, const Fill &fill) {
  if (out == nullptr || *count == 0 || *count > total)
    *count = total;
  if (out != nullptr)
    for (std::uint32_t i = 0; i < *count; ++i)
      fill(i, out[i]);
}

} // namespace host_driver
