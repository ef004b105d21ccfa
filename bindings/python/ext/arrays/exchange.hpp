// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/dlpack.hpp"

#include <cstdint>
#include <optional>
#include <vector>

#include <nanobind/nanobind.h>

namespace ur::arrays {

namespace nb = nanobind;

// Where and how the elements of an array of another library lie.
struct Place {
  void *data;
  std::uint64_t byteOffset;
  dlpack::Device device;
  dlpack::DataType type;
  std::vector<std::int64_t> numbers; // shape, then strides in elements

  bool operator==(const dlpack::Tensor &tensor) const;
};

// The functions that an array library of DLPack 1.2 or later has for programs in C, as PyTorch has
// from 2.10 on: what its arrays are is told, and arrays are made, without a call of Python.
class Exchange {
public:
  // None where the class has none that are known here.
  static std::optional<Exchange> of(nb::handle type);

  bool isOf(nb::handle array) const { return Py_TYPE(array.ptr()) == type_; }

  // Where an array of the class lies; nothing where DLPack cannot tell.
  std::optional<Place> placeOf(nb::handle array) const;
  bool liesAt(nb::handle array, const Place &place) const;

  // An array over what is lent, which is taken; None where the library makes none.
  nb::object tensorOf(dlpack::ManagedVersioned &lent) const;

private:
  Exchange(nb::handle type, const dlpack::ExchangeTable &table)
      : type_(reinterpret_cast<PyTypeObject *>(type.ptr())), table_(&table) {}
  bool describe(nb::handle array, dlpack::Tensor &tensor) const;

  PyTypeObject *type_; // compared alone
  const dlpack::ExchangeTable *table_;
};

void bindExchange(nb::module_ &module);

} // namespace ur::arrays
