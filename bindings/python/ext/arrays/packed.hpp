// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/layout.hpp"
#include "bindings/python/ext/arrays/memory.hpp"
#include "bindings/python/ext/arrays/source.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ur::arrays {

class View;

// An array of a tree in the exporter, and its place in the tree's parts. A tree has thousands, so
// this makes no Python object for the array of another library until one is needed.
class Packed {
public:
  // An array of this package. This object keeps its memory open until `leave`, and alive.
  Packed(const View &array, bool stays);
  // An array of another library.
  Packed(Source source, nb::object device, bool stays);

  nb::object array();
  void leave() { use_.reset(); }

  // The address of the first byte of the elements, and the address after the last. They are equal
  // if there are no elements.
  std::uintptr_t low() const { return low_; }
  std::uintptr_t high() const { return high_; }

  std::uintptr_t address;
  LayoutPointer layout;
  bool readOnly;
  nb::object device;
  nb::object memory;          // null if no Python object was made for it
  bool stays;                 // whether to share it in place; after the packing, whether it is
  std::size_t part{0};        // the index of the handle of the shared memory
  std::int64_t offset{0};     // of the first element in the shared memory, in bytes
  LayoutPointer packedLayout; // the layout in the shared memory

private:
  void measure();

  std::uintptr_t low_{0};
  std::uintptr_t high_{0};
  std::optional<Use> use_;
  std::optional<Source> source_;
};

void bindPacked(nb::module_ &module);

} // namespace ur::arrays
