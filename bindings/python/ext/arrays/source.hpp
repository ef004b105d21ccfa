// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/element_type.hpp"
#include "bindings/python/ext/arrays/extents.hpp"

#include <cstdint>
#include <memory>

namespace ur::arrays {

// An array of somebody else's, and what keeps it: a buffer or a DLPack tensor, given back with it.
struct Source {
  std::uintptr_t address;
  Extents extents;
  const ElementType &type;
  dlpack::Device device;
  bool readOnly;
  std::shared_ptr<void> owner;
};

// Both throw what they cannot understand, and keep nothing then.
Source fromBuffer(const nb::object &object);
Source fromCapsule(const nb::object &capsule);

void bindSource(nb::module_ &module);

} // namespace ur::arrays
