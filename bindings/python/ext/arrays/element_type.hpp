// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/dlpack.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace ur::arrays {

// The type of an array's elements.
struct ElementType {
  const char *name; // as NumPy, PyTorch and JAX have it
  dlpack::TypeCode code;
  std::uint8_t bits;
  const char *format; // of Python's buffers, which lack some types: null

  std::size_t bytes() const { return bits / 8u; }
};

// All there are. Their order is no promise: what leaves the process are code and bits.
std::span<const ElementType> elementTypes();

// Null for one that is not among them.
const ElementType *findElementType(dlpack::TypeCode code, unsigned bits, unsigned lanes);

// Of a buffer's format and the size of its items; null for a struct, text, or another byte order.
const ElementType *findElementType(const char *format, std::size_t bytes);

} // namespace ur::arrays
