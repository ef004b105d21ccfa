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

// What calls and messages need of a device; Python derives the rest. There to the end of the
// process.
struct Device {
  ur_context_handle_t context;
  ur_device_handle_t handle;
  std::uint32_t backend;
  nb::bytes uuid;
  dlpack::Device dlpack;
  bool onHost; // the host reads and writes its memory at its addresses
  // Of PyTorch, once that has been given an array of the device; null before. Kept for good.
  std::atomic<const Exchange *> tensors = nullptr;
};

// Python's object of a device. ValueError where this process sees none such.
nb::object deviceOf(std::uint32_t backend, const nb::bytes &uuid);

void bindDevice(nb::module_ &module);

} // namespace ur::arrays
