// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/device.hpp"
#include "bindings/python/ext/arrays/layout.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ur::arrays {

// What a handle tells of the object that a process has shared.
struct SharedObject {
  std::uint32_t backend;
  nb::bytes uuid;     // of the device
  nb::bytes exported; // the adapter's handle
  bool readOnly;
  // Of an array alone: how it lies, and how many bytes behind the address that was exported.
  LayoutPointer layout = nullptr;
  std::int64_t offset = 0;

  // The array, on its own device where `device` is None. For reading only as it was shared, or as
  // it is asked for. `fits`: it was seen to lie in its memory, which has the same size whenever it
  // is opened.
  nb::object open(nb::object device, std::optional<bool> asked, bool fits) const;
};

// Where an array lies: its memory, and the address of its first element.
struct Location {
  nb::object memory;
  std::uintptr_t address;
};

// Opens the memory of arrays on a device in one call of the adapter: all of it or none. Throws the
// adapter's error; ValueError for an array that reaches beyond its memory, unless `fits`.
std::vector<Location> openMemory(const nb::object &device,
                                 std::span<const SharedObject *const> arrays, bool fits);

} // namespace ur::arrays
