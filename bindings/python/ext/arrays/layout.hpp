// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/element_type.hpp"
#include "bindings/python/ext/arrays/extents.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace ur::arrays {

// The layout and the type of an array's elements, as Python objects and as C values. Immutable,
// because arrays, handles and tensors share one layout. Destroy it with the interpreter's lock
// held.
class Layout {
public:
  // `dtype` is a Python DType.
  Layout(nb::tuple shape, nb::tuple strides, nb::object dtype);
  Layout(const ElementType &type, Extents extents);

  const nb::tuple &shape() const { return shape_; }
  const nb::tuple &strides() const { return strides_; } // in bytes
  const nb::object &dtype() const { return dtype_; }
  const ElementType &type() const { return type_; }
  const Extents &extents() const { return extents_; }
  std::size_t bytes() const { return bytes_; }
  bool isRowMajor() const { return isRowMajor_; }

  // Strides in elements, as in DLPack. Throws BufferError if a stride is not a whole number of
  // elements.
  std::span<const std::int64_t> elementStrides() const;

  // Returns whether all elements are within [first, last), if the first element is at address +
  // offset.
  bool isWithin(std::uint64_t first, std::uint64_t last, std::uint64_t address,
                std::int64_t offset) const;

private:
  Layout(nb::tuple shape, nb::tuple strides, nb::object dtype, const ElementType &type,
         Extents extents);

  const nb::tuple shape_;
  const nb::tuple strides_;
  const nb::object dtype_;
  const ElementType &type_;
  const Extents extents_;
  const std::size_t bytes_;
  const bool isRowMajor_;
  std::vector<std::int64_t> elementStrides_; // empty if a stride is not a whole number of elements
};

using LayoutPointer = std::shared_ptr<const Layout>;

// Makes equal layouts share one object: thousands of arrays of a model have few different layouts.
class LayoutCache {
public:
  // Takes strides in elements; null means row-major order without gaps.
  const LayoutPointer &intern(const ElementType &type, std::span<const std::int64_t> shape,
                              const std::int64_t *strides);

private:
  std::string key_; // a member only to reuse its memory
  std::unordered_map<std::string, LayoutPointer> layouts_;
};

// Returns the Python DType of an element type.
nb::object dtypeOf(const ElementType &type);

} // namespace ur::arrays
