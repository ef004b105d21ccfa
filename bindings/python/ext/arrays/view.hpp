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

template <typename ManagedTensor> struct Lent;

// An array in memory: the part of it that hands out buffers and DLPack tensors, and has to be told
// when these end. Python derives the rest.
class View {
public:
  // `address` is that of the first element. Keeps the memory alive and counts as its user until it
  // is closed or gone. A `whole` one is what its memory is closed with; others are views of it.
  View(nb::object memory, std::uintptr_t address, LayoutPointer layout, bool readOnly, bool whole);

  // Those below throw once it is closed.
  const nb::object &memory() const { return use().object(); }
  std::uintptr_t address() const { return use(), address_; }
  void fill(Py_buffer &buffer, int flags);
  nb::object capsule(bool versioned, bool copied) const;
  // One of PyTorch, which neither runs backwards nor is read-only; None where that makes none, or
  // is not known yet.
  nb::object tensor() const;

  void close() { use_.reset(); }
  bool closed() const { return !use_; }

  // What it was pickled as; null before that.
  const nb::object &sent() const { return use(), sent_; }
  void keepSent(nb::object sent) { sent_ = std::move(sent); }

  const LayoutPointer &layout() const { return layout_; }
  bool readOnly() const { return readOnly_; }
  bool whole() const { return whole_; }

private:
  const Use &use() const;
  template <typename ManagedTensor> std::unique_ptr<Lent<ManagedTensor>> lend() const;

  std::optional<Use> use_;
  nb::object sent_;
  const std::uintptr_t address_;
  const LayoutPointer layout_;
  const bool readOnly_;
  const bool whole_;
};

// An array of Python's class.
nb::object makeArray(nb::object memory, std::uintptr_t address, LayoutPointer layout, bool readOnly,
                     bool whole);

void bindView(nb::module_ &module);

} // namespace ur::arrays
