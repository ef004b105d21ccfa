// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/element_type.hpp"
#include "bindings/python/ext/arrays/extents.hpp"

#include <cstdint>
#include <memory>

namespace ur::arrays {

// Another library's array, and the buffer or DLPack tensor that keeps it alive.
struct Source {
  std::uintptr_t address;
  Extents extents;
  const ElementType &type;
  dlpack::Device device;
  bool readOnly;
  std::shared_ptr<void> owner;
};

// Describe an array. If this package does not support the array, they release it and throw.
Source fromBuffer(const nb::object &object);
Source fromCapsule(const nb::object &capsule);

void bindSource(nb::module_ &module);

} // namespace ur::arrays
