// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/dlpack.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <nanobind/nanobind.h>

namespace ur::arrays {

namespace nb = nanobind;

// The address and the layout of an array of another library.
struct ArrayDescription {
  void *data;
  std::uint64_t byteOffset;
  dlpack::Device device;
  dlpack::DataType type;
  std::vector<std::int64_t> numbers; // shape, then strides in elements

  bool operator==(const dlpack::Tensor &tensor) const;
};

// Releases a tensor through the deleter of its library.
struct TensorReturn {
  void operator()(dlpack::ManagedVersioned *managed) const {
    if (managed->deleter)
      managed->deleter(managed);
  }
};

// Owns a tensor of another library.
using ManagedPointer = std::unique_ptr<dlpack::ManagedVersioned, TensorReturn>;

// The C functions of an array library with DLPack 1.2 or later, such as PyTorch 2.10 and later.
// They describe and make arrays without a call into Python.
class Exchange {
public:
  // Returns nullopt if the class has no table of a supported version.
  static std::optional<Exchange> of(nb::handle type);

  bool isOf(nb::handle array) const { return Py_TYPE(array.ptr()) == type_; }

  // Returns the description of an array of the class, or nullopt if DLPack cannot describe it.
  std::optional<ArrayDescription> descriptionOf(nb::handle array) const;
  bool matches(nb::handle array, const ArrayDescription &description) const;

  // Returns a tensor that keeps the array alive, without synchronization. Returns null if DLPack
  // cannot describe the array.
  ManagedPointer exportTensor(nb::handle array) const;

  // Makes an array of the library over `managed`, which the library then owns. Returns None if the
  // library fails.
  nb::object tensorOf(dlpack::ManagedVersioned &managed) const;

private:
  Exchange(nb::handle type, const dlpack::ExchangeTable &table)
      : type_(reinterpret_cast<PyTypeObject *>(type.ptr())), table_(&table) {}
  bool describe(nb::handle array, dlpack::Tensor &tensor) const;

  PyTypeObject *type_; // compared, but never accessed
  const dlpack::ExchangeTable *table_;
};

void bindExchange(nb::module_ &module);

} // namespace ur::arrays
