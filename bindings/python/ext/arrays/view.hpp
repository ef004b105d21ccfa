// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/exchange.hpp"
#include "bindings/python/ext/arrays/layout.hpp"
#include "bindings/python/ext/arrays/memory.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace ur::arrays {

// The base of the Python class `Array`. It exports buffers and DLPack tensors, which use the memory
// until their consumers release them.
class View {
public:
  // `address` is the address of the first element. The object keeps the memory alive, as its user,
  // until `leave` or the destructor. Closing an array with `whole` closes its memory.
  View(nb::object memory, std::uintptr_t address, LayoutPointer layout, bool readOnly, bool whole);

  // These functions throw if the array is closed.
  const nb::object &memory() const { return use().object(); }
  std::uintptr_t address() const { return use(), address_; }
  void fill(Py_buffer &buffer, int flags);
  nb::object capsule(bool versioned, bool copied) const;
  // The result of `makeTensor`, or None if the array is read-only.
  nb::object tensor() const;

  void close() { use_.reset(); }
  bool closed() const { return !use_; }

  // Returns the cached bytes of the pickled array. Returns null before the first pickling, and
  // after the memory was replaced.
  nb::object pickled() const;
  // Caches the bytes of the pickled array. `exports` keeps the export of its handle; None if the
  // memory needs no export.
  void cachePickled(nb::object pickled, nb::object exports);

  const LayoutPointer &layout() const { return layout_; }
  bool readOnly() const { return readOnly_; }
  bool whole() const { return whole_; }

private:
  const Use &use() const;

  std::optional<Use> use_;
  nb::object pickled_;
  nb::object pickledExports_;
  std::uint64_t pickledGeneration_ = 0; // the generation of pickledExports_ at cachePickled()
  const std::uintptr_t address_;
  const LayoutPointer layout_;
  const bool readOnly_;
  const bool whole_;
};

// Makes a PyTorch tensor over memory. Returns None if a stride is negative, if PyTorch fails, or if
// the device does not have PyTorch's functions yet.
nb::object makeTensor(const nb::object &memory, std::uintptr_t address,
                      const LayoutPointer &layout);

// Makes an array of the Python class.
nb::object makeArray(nb::object memory, std::uintptr_t address, LayoutPointer layout, bool readOnly,
                     bool whole);

void bindView(nb::module_ &module);

} // namespace ur::arrays
