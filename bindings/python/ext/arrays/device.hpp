// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/dlpack.hpp"
#include "bindings/python/ext/arrays/exchange.hpp"

#include <atomic>
#include <cstdint>

#include <nanobind/nanobind.h>
#include <unified-runtime/ur_api.h>

namespace ur::arrays {

namespace nb = nanobind;

// The members of a device that calls and handles need. The Python class derives from this one.
// Devices exist until the process exits.
struct Device {
  ur_context_handle_t context;
  ur_device_handle_t handle;
  std::uint32_t backend;
  nb::bytes uuid;
  dlpack::Device dlpack;
  bool onHost; // the host can access the device's memory by its addresses
  // PyTorch's C functions; null until PyTorch gets its first array of the device. Never freed.
  std::atomic<const Exchange *> tensors = nullptr;
};

// Returns the Python object of a device. Throws ValueError if this process does not see the device.
nb::object deviceOf(std::uint32_t backend, const nb::bytes &uuid);

void bindDevice(nb::module_ &module);

} // namespace ur::arrays
