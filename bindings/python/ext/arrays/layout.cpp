// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/layout.hpp"

#include "bindings/python/ext/arrays/binary.hpp"
#include "bindings/python/ext/arrays/buffer_error.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"

#include <utility>

namespace ur::arrays {
namespace {

const ElementType &typeOf(const nb::object &dtype) {
  const auto number = nb::cast<std::size_t>(dtype.attr("number"));
  if (number >= elementTypes().size())
    throw nb::value_error("no element type has this number");
  return elementTypes()[number];
}

} // namespace

Layout::Layout(nb::tuple shape, nb::tuple strides, nb::object dtype)
    : Layout(shape, strides, dtype, typeOf(dtype), Extents(shape, strides)) {}

Layout::Layout(const ElementType &type, Extents extents)
    : Layout(tupleOf(extents.shape()), tupleOf(extents.strides()), dtypeOf(type), type, extents) {}

Layout::Layout(nb::tuple shape, nb::tuple strides, nb::object dtype, const ElementType &type,
               Extents extents)
    : shape_(std::move(shape)), strides_(std::move(strides)), dtype_(std::move(dtype)), type_(type),
      extents_(std::move(extents)),
      bytes_(static_cast<std::size_t>(extents_.elements()) * type_.bytes()),
      isRowMajor_(extents_.isRowMajor(type_.bytes())) {
  const auto itemBytes = static_cast<std::int64_t>(type_.bytes());
  elementStrides_.reserve(extents_.dimensions());
  for (const std::int64_t stride : extents_.strides())
    if (stride % itemBytes == 0)
      elementStrides_.push_back(stride / itemBytes);
}

std::span<const std::int64_t> Layout::elementStrides() const {
  if (elementStrides_.size() != extents_.dimensions())
    raiseBufferError(
        "DLPack requires strides that are multiples of the element size; copy the array: "
        "ur_ipc.from_array(x)");
  return elementStrides_;
}

// Computes in 128 bits: a sum that exceeds the address space is out of bounds.
bool Layout::isWithin(std::uint64_t first, std::uint64_t last, std::uint64_t address,
                      std::int64_t offset) const {
  __extension__ using Wide = __int128; // the standard has no such type
  Wide low = Wide{address} + offset;
  Wide high = low + static_cast<Wide>(type_.bytes());
  for (std::size_t i = 0; i < extents_.dimensions(); ++i) {
    const Wide reach = Wide{extents_.strides()[i]} * (extents_.shape()[i] - 1);
    Wide &end = reach < 0 ? low : high;
    if (__builtin_add_overflow(end, reach, &end))
      return false;
  }
  return low >= Wide{first} && high <= Wide{last};
}

const LayoutPointer &LayoutCache::intern(const ElementType &type,
                                         std::span<const std::int64_t> shape,
                                         const std::int64_t *strides) {
  key_.clear();
  append(key_, &type);
  append(key_, strides != nullptr);
  for (const std::int64_t length : shape)
    append(key_, length);
  for (std::size_t i = 0; strides && i < shape.size(); ++i)
    append(key_, strides[i]);
  LayoutPointer &layout = layouts_[key_];
  if (!layout)
    layout = std::make_shared<const Layout>(type, Extents(shape, strides, type.bytes()));
  return layout;
}

nb::object dtypeOf(const ElementType &type) {
  static PythonName types("ur_ipc.dtypes", "DTYPES");
  return nb::object(types.get()[static_cast<std::size_t>(&type - elementTypes().data())]);
}

} // namespace ur::arrays
