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

// The address and the layout of another library's array.
struct ArrayDescription {
  void *data;
  std::uint64_t byteOffset;
  dlpack::Device device;
  dlpack::DataType type;
  std::vector<std::int64_t> shapeAndStrides; // strides in elements

  bool operator==(const dlpack::Tensor &tensor) const;
};

// Releases a tensor through the deleter of its library.
struct TensorDeleter {
  void operator()(dlpack::ManagedVersioned *managed) const {
    if (managed->deleter)
      managed->deleter(managed);
  }
};

// Owns a tensor of another library.
using ManagedPointer = std::unique_ptr<dlpack::ManagedVersioned, TensorDeleter>;

// The C functions of an array library with DLPack 1.2 or later, such as PyTorch 2.10 and later.
// They describe and create arrays without a call into Python.
class Exchange {
public:
  // Returns the exchange functions of the array class `type`, or nullopt if it has no exchange
  // table of a supported version.
  static std::optional<Exchange> find(nb::handle type);

  bool hasExactType(nb::handle array) const { return Py_TYPE(array.ptr()) == type_; }

  // Returns the description of an array of the class, or nullopt if DLPack cannot describe it.
  std::optional<ArrayDescription> descriptionOf(nb::handle array) const;
  bool matches(nb::handle array, const ArrayDescription &description) const;

  // Exports the array as a DLPack tensor, which keeps the array alive. Does not synchronize
  // streams. Returns null if DLPack cannot describe the array.
  ManagedPointer exportTensor(nb::handle array) const;

  // Creates a library array that views `managed` and takes ownership of it. If the library fails,
  // returns None, and the caller still owns `managed`.
  nb::object importTensor(dlpack::ManagedVersioned &managed) const;

private:
  Exchange(nb::handle type, const dlpack::ExchangeTable &table)
      : type_(reinterpret_cast<PyTypeObject *>(type.ptr())), table_(&table) {}
  bool describe(nb::handle array, dlpack::Tensor &tensor) const;

  PyTypeObject *type_; // compared, but never dereferenced
  const dlpack::ExchangeTable *table_;
};

void bindExchange(nb::module_ &module);

} // namespace ur::arrays
