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

// How the elements of an array lie: how many in each dimension, and how many bytes apart.
class Extents {
public:
  // Throws where the two are no lengths and steps of one array.
  Extents(const nb::tuple &shape, const nb::tuple &strides);
  // In elements; null strides mean rows one behind the other.
  Extents(std::span<const std::int64_t> shape, const std::int64_t *strides, std::size_t itemBytes);
  // Lengths, then as many steps; somebody has looked at them.
  explicit Extents(std::vector<std::int64_t> numbers) : numbers_(std::move(numbers)) {}

  std::size_t dimensions() const { return numbers_.size() / 2; }
  std::span<const std::int64_t> shape() const { return {numbers_.data(), dimensions()}; }
  std::span<const std::int64_t> strides() const {
    return {numbers_.data() + dimensions(), dimensions()};
  }

  std::int64_t elements() const;
  bool rowsFirst(std::size_t itemBytes) const;    // C's order, without gaps
  bool columnsFirst(std::size_t itemBytes) const; // Fortran's

private:
  std::vector<std::int64_t> numbers_; // lengths, then steps
};

nb::tuple tupleOf(std::span<const std::int64_t> numbers);

} // namespace ur::arrays
