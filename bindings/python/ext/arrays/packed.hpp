// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/exchange.hpp"
#include "bindings/python/ext/arrays/layout.hpp"
#include "bindings/python/ext/arrays/memory.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace ur::arrays {

class View;

// An array of a tree in the exporter, and its place in the tree's parts. A tree can have thousands
// of arrays, so this makes no Python object for the array of another library until one is needed.
class Packed {
public:
  // An array of this package. This object keeps the array's memory alive, and open until `leave`.
  Packed(const View &array, bool stays);
  // An array of another library.
  Packed(ManagedPointer managed, LayoutPointer layout, nb::object device, bool stays);

  // Return the array and its memory. Make the Python object of the memory if it does not exist yet.
  nb::object array();
  const nb::object &borrow();
  // Returns the Python object of the memory, or null.
  const nb::object &memory() const { return memory_; }
  void leave() { use_.reset(); }

  // The address of the first byte of the elements, and the address after the last. They are equal
  // if there are no elements.
  std::uintptr_t low() const { return low_; }
  std::uintptr_t high() const { return high_; }

  std::uintptr_t address;
  LayoutPointer layout;
  bool readOnly;
  nb::object device;
  bool stays; // whether to share it in place; after the packing, whether it is shared in place
  std::size_t part{0};        // the index of the part's handle
  std::int64_t offset{0};     // of the first element in the part, in bytes
  LayoutPointer packedLayout; // the layout in the part

private:
  void measure();

  std::uintptr_t low_{0};
  std::uintptr_t high_{0};
  nb::object memory_;
  std::optional<Use> use_;
  ManagedPointer managed_;
};

using PackedPointer = std::shared_ptr<Packed>;

// The arrays in one shareable allocation, in the order of their addresses.
struct Allocation {
  std::vector<PackedPointer> arrays;

  // The address after the last byte of the elements.
  std::uintptr_t high() const;
  // Makes a handle of the bytes of all arrays.
  nb::object share(bool isReadOnly) const;
  // Puts the arrays into a part that begins at the address `start`.
  void place(std::size_t part, std::uintptr_t start);
};

void bindPacked(nb::module_ &module);

} // namespace ur::arrays
