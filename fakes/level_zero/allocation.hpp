// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/host/process_pages.hpp"
#include "fakes/level_zero/context.hpp"
#include "fakes/level_zero/descriptors.hpp"
#include "fakes/level_zero/exports.hpp"
#include "fakes/level_zero/mapping.hpp"
#include "fakes/level_zero/residency.hpp"
#include "fakes/level_zero/usm_pool.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace host_driver {

enum class MemoryKind { Host, Device, Shared, Opened };

// USM memory that this process allocated, or that it opened from an IPC handle.
struct Allocation {
  MemoryKind kind = MemoryKind::Device;
  bool openedOnHost = false; // only for opened memory: the exporter allocated host memory
  std::shared_ptr<Context> context;
  const Device *device = nullptr; // null for host memory
  std::uint64_t id = 0;
  std::size_t size = 0; // whole pages; the application sees this size
  Mapping mapping;
  // A second mapping, for the device. Unset if host and device use the same addresses.
  Mapping deviceMapping;
  UsmPart part; // the part of a pool; if it is set, `file` is empty
  OwnedFd file;
  std::size_t fileOffset = 0; // the offset of the first byte
  // The application's pages that the allocation borrows, or nullopt.
  std::optional<PagesOfProcess> hostPages;
  Export exportState;
  const pid_t owner = getpid();
  std::atomic<std::uint32_t> uses = 0; // the number of uses by pending commands
  // The flags of zeMemSetAtomicAccessAttributeExp for each device.
  std::map<const Device *, std::uint32_t> atomicAccess;

  Residency residency;

  // Called when a kernel starts and ends. The first running kernel maps the memory at the
  // application's address; returns false if that fails. The last kernel unmaps the memory.
  bool mapForKernel();
  void unmapAfterKernel();

  bool isOnHost() const { return kind == MemoryKind::Host || openedOnHost; }
  // Return the exports and the file of the memory that a handle shares: the whole pool, or only the
  // allocation.
  Export &sharedExportState() { return part ? part.pool().exportState : exportState; }
  int sharedFile() const { return part ? part.pool().file.get() : file.get(); }
  std::uintptr_t base() const { return reinterpret_cast<std::uintptr_t>(mapping.data()); }
  // Reports a misuse if the application unmapped or replaced the borrowed pages.
  void requireHostPagesStillMapped() const;
  // Reports a misuse if pending commands use the memory.
  void requireUnused(const char *event) const;
  bool contains(std::uintptr_t address) const { return address - base() < size; }

private:
  std::mutex kernelCountMutex_;
  std::uint32_t kernelCount_ = 0; // running kernels that need the pages at the host's address
};

// All live allocations, by address.
class Allocations {
public:
  void add(std::shared_ptr<Allocation> allocation);
  // Returns the allocation that contains an address, or null.
  std::shared_ptr<Allocation> findAt(const void *pointer) const;
  // Removes and returns the opened allocation that starts at the address, or returns null.
  std::shared_ptr<Allocation> removeOpened(const void *pointer) { return remove(pointer, true); }
  std::shared_ptr<Allocation> removeAllocated(const void *pointer) {
    return remove(pointer, false);
  }

  std::vector<std::shared_ptr<Allocation>> all() const;
  // Sets or returns the atomic access of a device to shared memory. Throws for other memory. The
  // second function also throws if the access was never set.
  void setAtomicAccess(const void *pointer, const Device &device, std::uint32_t flags);
  std::uint32_t atomicAccess(const void *pointer, const Device &device) const;

  std::map<MemoryKind, std::size_t> countOwned() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  std::shared_ptr<Allocation> remove(const void *pointer, bool opened);
  // The caller holds the mutex.
  std::shared_ptr<Allocation> find(const void *pointer) const;
  Allocation &findShared(const void *pointer) const;

  mutable std::mutex mutex_;
  std::map<std::uintptr_t, std::shared_ptr<Allocation>> byAddress_;
};

Allocations &allocations();

std::size_t pageSizeOf(const Allocation &allocation);
// Maps the allocation's pages from a file.
void mapAllocation(Allocation &allocation, int file, std::size_t alignment);
// Adds a mapped allocation to the table, and returns its start.
void *publishAllocation(std::shared_ptr<Allocation> allocation);

} // namespace host_driver
