// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/export_table.hpp"
#include "ipc/handle.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace ur::ipc {

// The table of exports of another process, to read: a file that carries the seals of a table, so
// that no read of it waits and no page of it goes away.
class PeerTable {
public:
  explicit PeerTable(base::UniqueFd file) noexcept : file_(std::move(file)) {}
  PeerTable(const PeerTable &) = delete;
  PeerTable &operator=(const PeerTable &) = delete;
  ~PeerTable();

  int fd() const noexcept { return file_.get(); }

  // The entry in the slot of the handle's serial. Throws INVALID_VALUE where the table ends before
  // that, and for want of memory. Kernel interface: pread.
  TableEntry read(const Handle &handle) const;

  // The same, and after some such looks without a call into the system: through a mapping, which
  // takes several to be worth its while. Used for what was read before alone: a page that nobody
  // wrote yet would be made by the look, or end this process where there is none to be had.
  TableEntry readOften(const Handle &handle) const;

private:
  static constexpr unsigned kLooksBeforeMapping = 8;
  static constexpr std::size_t kPage = 4096; // or a part of one, where pages are larger
  static constexpr std::size_t kPages = (kTableBytes + kPage - 1) / kPage;

  // None where it cannot be, or the exporter is writing the entry now.
  std::optional<TableEntry> readMapped(std::uint64_t serial) const noexcept;
  const std::byte *mapped() const noexcept;
  std::atomic<std::uint64_t> &wordOf(std::size_t page) const noexcept {
    return written_[page / 64];
  }
  static std::uint64_t bitOf(std::size_t page) noexcept { return std::uint64_t{1} << page % 64; }

  const base::UniqueFd file_;
  mutable std::array<std::atomic<std::uint64_t>, (kPages + 63) / 64> written_{}; // a bit a page
  mutable std::atomic<unsigned> looks_{0};
  mutable std::atomic<const std::byte *> mapped_{nullptr};
};

} // namespace ur::ipc
