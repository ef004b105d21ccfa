// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/address_space.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include <sys/types.h>

namespace cuda_driver {

// An exported allocation, in the format that other processes read.
struct ExportEntry {
  std::uint64_t bufferId; // 0 after the memory is freed
  std::uint64_t inode;    // the file's inode
  std::uint64_t offset;
  std::uint64_t size;
  std::int32_t file; // the descriptor's number in the exporting process
  std::int32_t device;
  std::uint64_t reserved[3];
};

// The location of a process's file of entries, which importers open through /proc.
struct ExportLocation {
  std::int32_t pid;
  std::int32_t file;
  std::uint64_t inode; // detects that another process has reused the pid
};

// The legacy exports of this process. A handle identifies an address, and an open finds the
// allocation that is at this address at that time. So the entry of an address is never removed.
class ExportDirectory {
public:
  ExportDirectory() = default;
  ExportDirectory(const ExportDirectory &) = delete;
  ExportDirectory &operator=(const ExportDirectory &) = delete;
  ~ExportDirectory();

  // Adds an entry for an allocation. Throws OUT_OF_MEMORY.
  std::uint32_t add(const Range &range);
  // The driver calls these after each allocation and each free.
  void recordAllocation(const Range &range);
  void recordFree(std::uintptr_t start);

  ExportLocation location() const;
  bool isFromThisProcess(const ExportLocation &location) const;

private:
  void fill(std::uint32_t slot, const Range &range);

  mutable std::mutex mutex_;
  int file_ = -1;
  ExportEntry *entries_ = nullptr;
  std::map<std::uintptr_t, std::uint32_t> slots_; // by address
};

ExportDirectory &exportDirectory();

struct ForeignMemory {
  ExportEntry entry;
  std::shared_ptr<Backing> backing;
};
// Opens the memory of another process's entry. Throws INVALID_HANDLE if the process has exited, and
// INVALID_VALUE if the memory is freed.
ForeignMemory openForeign(const ExportLocation &location, std::uint32_t slot);

} // namespace cuda_driver
