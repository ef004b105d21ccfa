// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The driver and its devices, without the objects of the API. Code that shares memory needs only
// these types, so an overlay over another Level Zero adapter can use that code.

#include "adapters/kit/handles.hpp"
#include "adapters/level_zero/driver_functions.hpp"
#include "adapters/level_zero/probe.hpp"
#include "ipc/handle.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ur::level_zero {

struct NativeDriver {
  explicit NativeDriver(ze_driver_handle_t zeDriver) : driver(zeDriver), functions(zeDriver) {}

  const ze_driver_handle_t driver;
  const DriverFunctions functions;
};

struct NativeDevice {
  NativeDevice(const NativeDriver &owner, ze_device_handle_t zeDevice);

  // Returns the results of the probe, which runs in the first call.
  const Capabilities &capabilities();
  ipc::DeviceUuid uuid() const noexcept;

  const NativeDriver &driver;
  const ze_device_handle_t device;
  ze_device_properties_t properties{};
  // The queue group for all commands, and the maximum size of its fill patterns in bytes.
  std::uint32_t queueGroup = 0;
  std::size_t maxFillPattern = 0;

private:
  kit::Lazy<Capabilities> capabilities_;
};

UniqueContext createContext(ze_driver_handle_t driver, std::vector<ze_device_handle_t> devices);

} // namespace ur::level_zero
