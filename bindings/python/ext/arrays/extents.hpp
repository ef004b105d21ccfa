// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include <nanobind/nanobind.h>

namespace ur::arrays {

namespace nb = nanobind;

// The layout of an array's elements: the length and the stride in bytes of each dimension.
class Extents {
public:
  // Throws ValueError if the lengths and strides are invalid.
  Extents(const nb::tuple &shape, const nb::tuple &strides);
  // Takes strides in elements; null means row-major order without gaps.
  Extents(std::span<const std::int64_t> shape, const std::int64_t *strides, std::size_t itemBytes);
  // Takes the lengths, then the strides. The caller has validated them.
  explicit Extents(std::vector<std::int64_t> lengthsAndStrides)
      : lengthsAndStrides_(std::move(lengthsAndStrides)) {}

  std::size_t dimensions() const { return lengthsAndStrides_.size() / 2; }
  std::span<const std::int64_t> shape() const { return {lengthsAndStrides_.data(), dimensions()}; }
  std::span<const std::int64_t> strides() const {
    return {lengthsAndStrides_.data() + dimensions(), dimensions()};
  }

  std::int64_t elements() const;
  bool isRowMajor(std::size_t itemBytes) const;    // C order, without gaps
  bool isColumnMajor(std::size_t itemBytes) const; // Fortran order, without gaps

private:
  std::vector<std::int64_t> lengthsAndStrides_;
};

nb::tuple tupleOf(std::span<const std::int64_t> numbers);

} // namespace ur::arrays
