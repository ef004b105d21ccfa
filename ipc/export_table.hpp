// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_fd.hpp"
#include "ipc/mapping.hpp"
#include "ipc/process_identity.hpp"
#include "ipc/table_entry.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ur::ipc {

// The exporter's side of its table. Not thread-safe; the readers are other processes, which see an
// entry LIVE only after all of it was written and take nothing from one that is not LIVE.
class ExportTable {
public:
  // Makes and seals the memfd. Not inherited by a fork's child: its mapping is absent there.
  // Throws OUT_OF_RESOURCES, OUT_OF_HOST_MEMORY, or UNSUPPORTED_FEATURE on a kernel without the
  // seal FUTURE_WRITE (Linux 5.1). Kernel interface: memfd_create.
  explicit ExportTable(const ProcessIdentity &exporter);

  int fd() const noexcept { return fd_.get(); }
  std::size_t live() const noexcept { return live_; }

  // Sets a slot aside and returns its next serial; never 0. Throws OUT_OF_RESOURCES when all slots
  // are taken, OUT_OF_HOST_MEMORY.
  std::uint64_t reserve();

  // Returns the slot of a serial that was not published.
  void cancel(std::uint64_t serial) noexcept;

  // Writes the entry of a reserved serial, then makes it LIVE. The entry's state is ignored.
  void publish(const TableEntry &entry) noexcept;

  // Makes a published serial DEAD for every reader before it returns, and its slot free.
  void retire(std::uint64_t serial) noexcept;

  // The entry that a serial's slot holds now, whatever its serial is.
  const TableEntry &entryOf(std::uint64_t serial) const noexcept {
    return entries()[slotOf(serial)];
  }

  // In a fork's child: closes the descriptor and forgets the mapping.
  void abandonInChild() noexcept;

private:
  TableEntry *entries() const noexcept;

  base::UniqueFd fd_;
  Mapping mapping_;
  // Free slots below nextFree_.size() form a list, so that retire needs no memory.
  std::vector<std::uint32_t> nextFree_;
  std::uint32_t firstFree_ = kTableSlots;
  std::size_t live_ = 0;
};

} // namespace ur::ipc
