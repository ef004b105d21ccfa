// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/driver.hpp"
#include "fakes/level_zero/objects.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace host_driver {

struct Context : Object {
  static constexpr Kind kKind = Kind::Context;
  explicit Context(std::vector<const Device *> contextDevices)
      : Object(kKind, nullptr), devices(std::move(contextDevices)) {}

  const std::vector<const Device *> devices;
};

// Returns the device of a handle. Throws if the context does not contain the device.
Device &deviceOf(const Context &context, ze_device_handle_t handle);

} // namespace host_driver
