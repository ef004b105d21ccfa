// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/dlpack.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace ur::arrays {

// The type of an array's elements.
struct ElementType {
  const char *name; // the name in NumPy, PyTorch and JAX
  dlpack::TypeCode code;
  std::uint8_t bits;
  const char *format; // in Python's buffers; null if buffers lack the type

  std::size_t bytes() const { return bits / 8u; }
};

// All element types. Their order may change: only code and bits leave the process.
std::span<const ElementType> elementTypes();

// Returns null if there is no such type.
const ElementType *findElementType(dlpack::TypeCode code, unsigned bits, unsigned lanes);

// Finds the type of a buffer's elements. Returns null for structs, text, and numbers in another
// byte order.
const ElementType *findElementType(const char *format, std::size_t bytes);

} // namespace ur::arrays
