// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/ze_newer.hpp"

#include <cstdint>
#include <memory>
#include <vector>

#include <level_zero/ze_api.h>

namespace host_driver {

struct Device {
  std::uint32_t index = 0;
};

// The one driver and its devices, which live as long as the library.
class Driver {
public:
  explicit Driver(std::uint32_t deviceCount);

  ze_driver_handle_t handle() const;
  // A driver beside this one, which answers every call with a failure.
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

// The count-then-fill convention: fills no more than *count, and tells how many there are.
template <class Out, class Fill>
void enumerate(std::uint32_t total, std::uint32_t *count, Out *out, const Fill &fill) {
  if (out == nullptr || *count == 0 || *count > total)
    *count = total;
  if (out != nullptr)
    for (std::uint32_t i = 0; i < *count; ++i)
      fill(i, out[i]);
}

ze_result_t init(ze_init_flags_t flags);
ze_result_t initDrivers(std::uint32_t *count, ze_driver_handle_t *drivers,
                        ur::level_zero::newer::InitDriverTypeDesc *desc);
ze_result_t driverGet(std::uint32_t *count, ze_driver_handle_t *drivers);
ze_result_t driverGetApiVersion(ze_driver_handle_t hDriver, ze_api_version_t *version);
ze_result_t driverGetProperties(ze_driver_handle_t hDriver, ze_driver_properties_t *properties);
ze_result_t driverGetIpcProperties(ze_driver_handle_t hDriver,
                                   ze_driver_ipc_properties_t *properties);
ze_result_t driverGetExtensionProperties(ze_driver_handle_t hDriver, std::uint32_t *count,
                                         ze_driver_extension_properties_t *properties);
ze_result_t driverGetLastErrorDescription(ze_driver_handle_t hDriver, const char **text);

} // namespace host_driver
