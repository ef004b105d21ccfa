// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/device.hpp"
#include "bindings/python/ext/arrays/layout.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ur::arrays {

// A handle's description of the exporter's object.
struct SharedObject {
  std::uint32_t backend;
  nb::bytes uuid;     // of the device
  nb::bytes exported; // the adapter's handle
  bool readOnly;
  // Only for an array: its layout, and its offset in bytes from the exported address.
  LayoutPointer layout = nullptr;
  std::int64_t offset = 0;

  // Opens the array, by default on its own device. `requestedReadOnly` is by default the exporter's
  // setting. With `isVerified`, skips the bounds check: an earlier open has made it, and the size
  // of the memory is fixed.
  nb::object open(nb::object device, std::optional<bool> requestedReadOnly, bool isVerified) const;
};

// The location of an array: its memory, and the address of its first element.
struct Location {
  nb::object memory;
  std::uintptr_t address;
};

// Opens the memory of arrays on a device in one call of the adapter: all of it or nothing. Throws
// the adapter's error. Throws ValueError for an array that exceeds its memory, unless `isVerified`
// skips this check.
std::vector<Location> openMemory(const nb::object &device,
                                 std::span<const SharedObject *const> arrays, bool isVerified);

} // namespace ur::arrays
