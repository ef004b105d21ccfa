// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/element_type.hpp"
#include "bindings/python/ext/arrays/extents.hpp"
#include "bindings/python/ext/arrays/memory.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ur::arrays {

// An array in memory: the part of it that hands out buffers and DLPack tensors, and has to be told
// when these end. Python derives the rest.
class View {
public:
  // `address` is that of the first element. Keeps the memory alive and counts as its user until it
  // is closed or gone.
  View(nb::object memory, std::uintptr_t address, nb::tuple shape, nb::tuple strides,
       std::size_t type, bool readOnly);

  // Those below throw once it is closed.
  const nb::object &memory() const { return use().object(); }
  std::uintptr_t address() const { return use(), address_; }
  void fill(Py_buffer &buffer, int flags);
  nb::object capsule(bool versioned, dlpack::Device device, bool copied);

  void close() { use_.reset(); }
  bool closed() const { return !use_; }

  const nb::tuple &shape() const { return shape_; }
  const nb::tuple &strides() const { return strides_; }
  std::size_t bytes() const {
    return static_cast<std::size_t>(extents_.elements()) * type_.bytes();
  }
  bool readOnly() const { return readOnly_; }
  bool rowsFirst() const { return rowsFirst_; }

private:
  const Use &use() const;
  dlpack::Tensor tensor(dlpack::Device device, std::int64_t *shape, std::int64_t *strides) const;

  std::optional<Use> use_;
  const std::uintptr_t address_;
  const nb::tuple shape_;
  const nb::tuple strides_;
  Extents extents_;
  const ElementType &type_;
  const bool readOnly_;
  const bool rowsFirst_;
};

void bindView(nb::module_ &module);

} // namespace ur::arrays
