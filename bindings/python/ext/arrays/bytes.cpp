// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/bytes.hpp"

#include "bindings/python/ext/arrays/extents.hpp"
#include "bindings/python/ext/released.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>

namespace ur::arrays {
namespace {

std::byte *bytesAt(std::uintptr_t address) { return reinterpret_cast<std::byte *>(address); }

// Copies an array to an array of the same shape, in blocks of `inner` bytes. Each block is
// contiguous in both arrays.
void copyFrom(std::size_t dimension, std::byte *to, const Extents &toExtents, const std::byte *from,
              const Extents &fromExtents, std::size_t dimensions, std::size_t inner) {
  if (dimension == dimensions) {
    std::memcpy(to, from, inner);
    return;
  }
  for (std::int64_t i = 0; i < toExtents.shape()[dimension]; ++i)
    copyFrom(dimension + 1, to + i * toExtents.strides()[dimension], toExtents,
             from + i * fromExtents.strides()[dimension], fromExtents, dimensions, inner);
}

void copy(std::uintptr_t to, const nb::tuple &toStrides, std::uintptr_t from,
          const nb::tuple &fromStrides, const nb::tuple &shape, std::size_t itemBytes) {
  const Extents toExtents(shape, toStrides);
  const Extents fromExtents(shape, fromStrides);
  if (toExtents.elements() == 0)
    return;
  const ur::python::GilRelease gilRelease;
  std::size_t dimensions = toExtents.dimensions();
  std::size_t inner = itemBytes;
  // Copies trailing dimensions as one block if neither array has gaps there.
  while (dimensions > 0 &&
         toExtents.strides()[dimensions - 1] == static_cast<std::int64_t>(inner) &&
         fromExtents.strides()[dimensions - 1] == static_cast<std::int64_t>(inner))
    inner *= static_cast<std::size_t>(toExtents.shape()[--dimensions]);
  copyFrom(0, bytesAt(to), toExtents, bytesAt(from), fromExtents, dimensions, inner);
}

// Returns atomic access to a number that one process writes and several processes read.
std::atomic_ref<std::uint64_t> word(std::uintptr_t address) {
  return std::atomic_ref(*reinterpret_cast<std::uint64_t *>(address));
}

} // namespace

void bindBytes(nb::module_ &module) {
  module.def("copy", copy, nb::arg("to"), nb::arg("to_strides"), nb::arg("source"),
             nb::arg("source_strides"), nb::arg("shape"), nb::arg("itemsize"));
  module.def(
      "load", [](std::uintptr_t address) { return word(address).load(std::memory_order_acquire); },
      nb::arg("address"));
  module.def(
      "store",
      [](std::uintptr_t address, std::uint64_t value) {
        word(address).store(value, std::memory_order_release);
      },
      nb::arg("address"), nb::arg("value"));
}

} // namespace ur::arrays
