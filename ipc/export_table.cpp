// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/export_table.hpp"

#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "ipc/memory_file.hpp"

#include <atomic>
#include <cerrno>

#include <sys/mman.h>

namespace ur::ipc {

ExportTable::ExportTable(const ProcessIdentity &exporter) : fd_(openMemfd("ur-ipc-exports")) {
  if (!fd_)
    base::raiseSystem(errno, "cannot make the table of exports: memfd_create");
  if (base::retryInterrupted([&] { return base::os().ftruncate(fd_.get(), kTableBytes); }) != 0)
    base::raiseSystem(errno, "cannot make the table of exports: ftruncate");
  mapping_ = Mapping::ofFile(fd_.get(), kTableBytes);
  // A child that wrote here would change what the parent tells others.
  if (base::os().madvise(mapping_.address(), mapping_.length(), MADV_DONTFORK) != 0)
    base::raiseSystem(errno, "cannot make the table of exports: madvise");
  *static_cast<TableHeader *>(mapping_.address()) = {.magic = kTableMagic,
                                                     .pidfdInode = exporter.pidfdInode,
                                                     .startTicks = exporter.startTicks,
                                                     .reserved = {}};
  if (base::os().fcntl(fd_.get(), F_ADD_SEALS, kTableSeals) != 0) {
    if (errno == EINVAL)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                  "cannot make the table of exports: the kernel lacks the seal "
                  "F_SEAL_FUTURE_WRITE; sharing needs Linux 5.1 or later");
    base::raiseSystem(errno, "cannot make the table of exports: fcntl(F_ADD_SEALS)");
  }
}

TableEntry *ExportTable::entries() const noexcept {
  return reinterpret_cast<TableEntry *>(static_cast<std::byte *>(mapping_.address()) +
                                        sizeof(TableHeader));
}

std::uint64_t ExportTable::reserve() {
  std::uint32_t slot = firstFree_;
  if (slot != kTableSlots) {
    firstFree_ = nextFree_[slot];
  } else {
    slot = static_cast<std::uint32_t>(nextFree_.size());
    if (slot == kTableSlots)
      base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  "{} IPC handles are alive in this process and no more fit into its table of "
                  "exports; put handles that are no longer needed",
                  kTableSlots);
    nextFree_.push_back(kTableSlots);
  }
  // The last serial stays in the entry after its death; a fresh slot has 0.
  const std::uint64_t generation = (entries()[slot].serial >> kSlotBits) + 1;
  return generation << kSlotBits | slot;
}

void ExportTable::cancel(std::uint64_t serial) noexcept {
  const std::uint32_t slot = slotOf(serial);
  nextFree_[slot] = firstFree_;
  firstFree_ = slot;
}

void ExportTable::publish(const TableEntry &entry) noexcept {
  TableEntry &slot = entries()[slotOf(entry.serial)];
  slot.objectFd = entry.objectFd;
  slot.serial = entry.serial;
  slot.objectInode = entry.objectInode;
  slot.objectSize = entry.objectSize;
  slot.claim = entry.claim;
  std::atomic_ref(slot.state).store(EntryState::Live, std::memory_order_release);
  ++live_;
}

void ExportTable::retire(std::uint64_t serial) noexcept {
  // What follows may close the descriptor and give its number to another file: no reader may see
  // that file while the entry still looks LIVE.
  std::atomic_ref(entries()[slotOf(serial)].state)
      .store(EntryState::Dead, std::memory_order_seq_cst);
  --live_;
  cancel(serial);
}

void ExportTable::abandonInChild() noexcept {
  fd_.reset();
  static_cast<void>(mapping_.release());
}

} // namespace ur::ipc
