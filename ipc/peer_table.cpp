// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/peer_table.hpp"

#include "base/system_error.hpp"
#include "ipc/peer.hpp"

#include <bit>

namespace ur::ipc {
namespace {

using Words = std::array<std::uint64_t, sizeof(TableEntry) / sizeof(std::uint64_t)>;

std::size_t pageOf(std::uint64_t serial, std::size_t pageSize) noexcept {
  return static_cast<std::size_t>(entryOffset(slotOf(serial))) / pageSize;
}

} // namespace

PeerTable::~PeerTable() {
  if (const std::byte *mapped = mapped_.load(std::memory_order_relaxed))
    base::os().munmap(const_cast<std::byte *>(mapped), kTableBytes);
}

TableEntry PeerTable::read(const Handle &handle) const {
  TableEntry entry;
  const ssize_t size = base::retryInterrupted(base::os().pread, fd(), &entry, sizeof entry,
                                              entryOffset(slotOf(handle.serial)));
  if (size < 0)
    base::raiseSystem(errno, "cannot read the table of exports of process {}: pread", handle.pid);
  if (size != sizeof entry)
    raiseStale(handle, "its entry lies beyond the table of exports");
  if (entry.serial != 0) {
    const std::size_t page = pageOf(handle.serial, kPage);
    wordOf(page).fetch_or(bitOf(page), std::memory_order_relaxed);
  }
  return entry;
}

const std::byte *PeerTable::mapped() const noexcept {
  if (const std::byte *known = mapped_.load(std::memory_order_acquire))
    return known;
  void *const address = base::os().mmap(nullptr, kTableBytes, PROT_READ, MAP_SHARED, fd(), 0);
  if (address == MAP_FAILED)
    return nullptr;
  const auto *const fresh = static_cast<const std::byte *>(address);
  const std::byte *first = nullptr;
  if (mapped_.compare_exchange_strong(first, fresh, std::memory_order_acq_rel))
    return fresh;
  base::os().munmap(address, kTableBytes);
  return first;
}

TableEntry PeerTable::readOften(const Handle &handle) const {
  if (looks_.load(std::memory_order_relaxed) < kLooksBeforeMapping)
    looks_.fetch_add(1, std::memory_order_relaxed);
  else if (const auto entry = readMapped(handle.serial))
    return *entry;
  return read(handle);
}

std::optional<TableEntry> PeerTable::readMapped(std::uint64_t serial) const noexcept {
  const std::size_t page = pageOf(serial, kPage);
  if ((wordOf(page).load(std::memory_order_relaxed) & bitOf(page)) == 0)
    return std::nullopt;
  const std::byte *const table = mapped();
  if (!table)
    return std::nullopt;
  const auto *const words =
      reinterpret_cast<const volatile std::uint64_t *>(table + entryOffset(slotOf(serial)));
  Words copy;
  for (std::size_t i = 0; i < copy.size(); ++i)
    copy[i] = words[i];
  // Whoever makes a new entry here first makes the old one dead, and gives another serial.
  std::atomic_thread_fence(std::memory_order_acquire);
  if (words[0] != copy[0] || words[1] != copy[1])
    return std::nullopt;
  return std::bit_cast<TableEntry>(copy);
}

} // namespace ur::ipc
