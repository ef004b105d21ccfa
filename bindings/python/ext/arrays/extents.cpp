// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/extents.hpp"

namespace ur::arrays {
namespace {

constexpr std::size_t kMaxExtents = 64; // the limit of NumPy and of the handle format

void requireDimensionLimit(std::size_t dimensions) {
  if (dimensions > kMaxExtents)
    throw nb::value_error("an array has at most 64 dimensions");
}

void append(std::vector<std::int64_t> &numbers, const nb::tuple &from) {
  for (const nb::handle number : from) {
    std::int64_t value = 0;
    if (!nb::try_cast(number, value))
      throw nb::value_error("the lengths and strides of an array have to be 64-bit integers");
    numbers.push_back(value);
  }
}

// Returns whether the elements are contiguous, if `dimensionAt` gives the dimensions from the
// fastest-changing to the slowest.
template <typename Order>
bool isContiguous(const Extents &extents, std::size_t itemBytes, const Order &dimensionAt) {
  if (extents.elements() == 0)
    return true;
  auto stride = static_cast<std::int64_t>(itemBytes);
  for (std::size_t i = 0; i < extents.dimensions(); ++i) {
    const std::size_t dimension = dimensionAt(i);
    const std::int64_t length = extents.shape()[dimension];
    if (length != 1 && extents.strides()[dimension] != stride)
      return false;
    stride *= length;
  }
  return true;
}

} // namespace

Extents::Extents(const nb::tuple &shape, const nb::tuple &strides) {
  if (shape.size() != strides.size())
    throw nb::value_error("shape and strides have different lengths");
  requireDimensionLimit(shape.size());
  lengthsAndStrides_.reserve(2 * shape.size());
  append(lengthsAndStrides_, shape);
  for (const std::int64_t length : lengthsAndStrides_)
    if (length < 0)
      throw nb::value_error("a dimension has a negative length");
  append(lengthsAndStrides_, strides);
}

Extents::Extents(std::span<const std::int64_t> shape, const std::int64_t *strides,
                 std::size_t itemBytes)
    : lengthsAndStrides_(2 * shape.size()) {
  requireDimensionLimit(shape.size());
  auto step = static_cast<std::int64_t>(itemBytes);
  const std::size_t count = shape.size();
  for (std::size_t i = count; i-- > 0;) {
    lengthsAndStrides_[i] = shape[i];
    lengthsAndStrides_[count + i] =
        strides ? strides[i] * static_cast<std::int64_t>(itemBytes) : step;
    step *= shape[i];
  }
}

std::int64_t Extents::elements() const {
  std::int64_t number = 1;
  for (const std::int64_t length : shape())
    number *= length;
  return number;
}

bool Extents::isRowMajor(std::size_t itemBytes) const {
  return isContiguous(*this, itemBytes, [this](std::size_t i) { return dimensions() - 1 - i; });
}

bool Extents::isColumnMajor(std::size_t itemBytes) const {
  return isContiguous(*this, itemBytes, [](std::size_t i) { return i; });
}

nb::tuple tupleOf(std::span<const std::int64_t> numbers) {
  nb::tuple tuple = nb::steal<nb::tuple>(PyTuple_New(static_cast<Py_ssize_t>(numbers.size())));
  if (!tuple.is_valid())
    throw nb::python_error();
  Py_ssize_t index = 0;
  for (const std::int64_t number : numbers)
    NB_TUPLE_SET_ITEM(tuple.ptr(), index++, nb::cast(number).release().ptr());
  return tuple;
}

} // namespace ur::arrays
