// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/exchange.hpp"
#include "bindings/python/ext/arrays/layout.hpp"
#include "bindings/python/ext/arrays/memory.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace ur::arrays {

class View;

// An array of a tree in the exporter, and its part of the tree's memory. A tree can have thousands
// of arrays, so this class makes a Python object for another library's array only when needed.
class PackedArray {
public:
  // An array of this package. This object keeps the array's memory alive, and open until
  // `releaseUse`.
  PackedArray(const View &array, bool inPlace);
  // An array of another library.
  PackedArray(ManagedPointer managed, LayoutPointer layout, nb::object device, bool inPlace);

  // Return the array and its memory. Make the Python object of the memory if it does not exist yet.
  nb::object array();
  const nb::object &borrow();
  // Returns the Python object of the memory, or null.
  const nb::object &memory() const { return memory_; }
  void releaseUse() { use_.reset(); }

  // The address of the first byte of the elements, and the address after the last. They are equal
  // if there are no elements.
  std::uintptr_t low() const { return low_; }
  std::uintptr_t high() const { return high_; }

  std::uintptr_t address;
  LayoutPointer layout;
  bool readOnly;
  nb::object device;
  bool inPlace;               // whether to share it in place if that is possible
  std::size_t part{0};        // the index of the part's handle
  std::int64_t offset{0};     // of the first element in the part, in bytes
  LayoutPointer packedLayout; // the layout in the part

private:
  void computeBounds();

  std::uintptr_t low_{0};
  std::uintptr_t high_{0};
  nb::object memory_;
  std::optional<Use> use_;
  ManagedPointer managed_;
};

using PackedArrayPointer = std::shared_ptr<PackedArray>;

void bindPackedArray(nb::module_ &module);

} // namespace ur::arrays
