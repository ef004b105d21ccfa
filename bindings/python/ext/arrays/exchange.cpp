// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/exchange.hpp"

#include <algorithm>
#include <cstddef>
#include <span>

#include <nanobind/stl/optional.h>

namespace ur::arrays {
namespace {

constexpr const char *kAttribute = "__dlpack_c_exchange_api__";
constexpr const char *kCapsule = "dlpack_exchange_api";

// Returns the library's newest table with a layout that this package supports, or null.
const dlpack::ExchangeTable *findTable(nb::handle type) {
  const nb::object capsule = nb::steal(PyObject_GetAttrString(type.ptr(), kAttribute));
  void *const pointer =
      capsule.is_valid() ? PyCapsule_GetPointer(capsule.ptr(), kCapsule) : nullptr;
  PyErr_Clear();
  const auto *header = static_cast<const dlpack::ExchangeHeader *>(pointer);
  while (header && header->major != dlpack::kMajor)
    header = header->previous;
  const auto *table = reinterpret_cast<const dlpack::ExchangeTable *>(header);
  return table && table->describe && table->importTensor ? table : nullptr;
}

std::span<const std::int64_t> numbersAt(const std::int64_t *numbers, const dlpack::Tensor &tensor) {
  return {numbers, numbers ? static_cast<std::size_t>(tensor.ndim) : 0};
}

} // namespace

bool ArrayDescription::operator==(const dlpack::Tensor &tensor) const {
  const auto shape = numbersAt(tensor.shape, tensor);
  const auto strides = numbersAt(tensor.strides, tensor);
  return data == tensor.data && byteOffset == tensor.byteOffset &&
         device.type == tensor.device.type && device.id == tensor.device.id &&
         type.code == tensor.dtype.code && type.bits == tensor.dtype.bits &&
         type.lanes == tensor.dtype.lanes &&
         shapeAndStrides.size() == shape.size() + strides.size() &&
         std::ranges::equal(shape, std::span(shapeAndStrides).first(shape.size())) &&
         std::ranges::equal(strides, std::span(shapeAndStrides).last(strides.size()));
}

std::optional<Exchange> Exchange::find(nb::handle type) {
  const dlpack::ExchangeTable *const table = findTable(type);
  return table ? std::optional(Exchange(type, *table)) : std::nullopt;
}

bool Exchange::describe(nb::handle array, dlpack::Tensor &tensor) const {
  if (table_->describe(array.ptr(), &tensor) == 0)
    return true;
  PyErr_Clear();
  return false;
}

std::optional<ArrayDescription> Exchange::descriptionOf(nb::handle array) const {
  dlpack::Tensor tensor{};
  if (!describe(array, tensor))
    return std::nullopt;
  ArrayDescription description{tensor.data, tensor.byteOffset, tensor.device, tensor.dtype, {}};
  for (const std::int64_t *numbers : {tensor.shape, tensor.strides})
    for (const std::int64_t number : numbersAt(numbers, tensor))
      description.shapeAndStrides.push_back(number);
  return description;
}

bool Exchange::matches(nb::handle array, const ArrayDescription &description) const {
  dlpack::Tensor tensor{};
  return describe(array, tensor) && description == tensor;
}

ManagedPointer Exchange::exportTensor(nb::handle array) const {
  dlpack::ManagedVersioned *managed = nullptr;
  if (!table_->exportTensor || table_->exportTensor(array.ptr(), &managed) != 0) {
    PyErr_Clear();
    return nullptr;
  }
  return ManagedPointer(managed);
}

nb::object Exchange::importTensor(dlpack::ManagedVersioned &managed) const {
  void *array = nullptr;
  if (table_->importTensor(&managed, &array) != 0) {
    PyErr_Clear();
    return nb::none();
  }
  return nb::steal(static_cast<PyObject *>(array));
}

void bindExchange(nb::module_ &module) {
  nb::class_<Exchange>(module, "Exchange");
  module.def("exchange_of", &Exchange::find, nb::arg("cls").none());
}

} // namespace ur::arrays
