// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/packed_array.hpp"
#include "bindings/python/ext/arrays/parts.hpp"

#include <memory>
#include <vector>

namespace ur::arrays {

// Makes the parts of a tree, and assigns the arrays to them: one part per shareable allocation, and
// one per device for the arrays that cannot be shared in place. `copy` gets a device and these
// arrays, copies them into new memory, sets their offsets, and returns the memory's handle.
std::unique_ptr<Parts> makeParts(const std::vector<PackedArrayPointer> &arrays, bool readOnly,
                                 const nb::callable &copy);

} // namespace ur::arrays
