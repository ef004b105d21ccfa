// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/memory.hpp"

#include <cstdint>
#include <utility>

namespace ur::arrays {

// Memory of another process. It begins at the address that was exported, and is closed with the
// object at the latest.
class OpenedMemory : public Memory {
public:
  // Each one asks the adapter.
  static nb::object open(const nb::object &device, const nb::bytes &exported);

  OpenedMemory(std::uintptr_t address, nb::object device, nb::bytes exported)
      : Memory(address, 0, std::move(device)), exported_(std::move(exported)) {}
  ~OpenedMemory();
  OpenedMemory(const OpenedMemory &) = delete;
  OpenedMemory &operator=(const OpenedMemory &) = delete;

  const nb::bytes &exported() const { return exported_; }

  // The first address of the whole memory, which may lie before the one exported, and the one
  // behind its last.
  std::pair<std::uint64_t, std::uint64_t> bounds() const;

  // Gives the memory back although so many arrays on it live. BufferError if anybody else looks at
  // it.
  void close(std::int64_t arrays);

private:
  void giveBack() const;

  const nb::bytes exported_;
};

void bindOpened(nb::module_ &module);

} // namespace ur::arrays
