// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/memory.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ur::arrays {

// Memory of another process. It begins at the address that was exported. The destructor closes it.
class OpenedMemory : public Memory {
public:
  // Opens the memory of each handle in one call of the adapter: all or nothing. Throws the
  // adapter's error.
  static std::vector<nb::object> open(const nb::object &device,
                                      std::span<const nb::bytes> exported);

  OpenedMemory(std::uintptr_t address, nb::object device, nb::bytes exported)
      : Memory(address, 0, std::move(device)), exported_(std::move(exported)) {}
  ~OpenedMemory();
  OpenedMemory(const OpenedMemory &) = delete;
  OpenedMemory &operator=(const OpenedMemory &) = delete;

  const nb::bytes &exported() const { return exported_; }

  // The first address of the whole memory, which may precede the exported address, and the address
  // after the last byte.
  struct Bounds {
    std::uintptr_t first;
    std::uintptr_t last;
  };
  // Returns the bounds of memory objects on the same device.
  static std::vector<Bounds> boundsOf(std::span<const nb::object> memory);

  // Closes the memory. Throws BufferError if anything but the caller's `arrays` arrays uses it.
  void close(std::int64_t arrays);

private:
  void release() const;

  const nb::bytes exported_;
};

void bindOpened(nb::module_ &module);

} // namespace ur::arrays
