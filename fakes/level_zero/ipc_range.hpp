// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// ZE_extension_ipc_phys_mem_handle_range: one IPC handle for all physical memory that is mapped in
// a range of addresses. The handle's descriptor refers to a file that lists the objects' handles.

#include "fakes/level_zero/allocation.hpp"
#include "fakes/level_zero/ipc_handle.hpp"
#include "fakes/level_zero/physical_memory.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace host_driver {

// The physical memory of one live handle. Holds one export reference to each memory object; the
// destructor releases them.
class ExportedRange {
public:
  explicit ExportedRange(std::shared_ptr<Context> owner) : context(std::move(owner)) {}
  ExportedRange(const ExportedRange &) = delete;
  ExportedRange &operator=(const ExportedRange &) = delete;
  ~ExportedRange();

  const std::shared_ptr<Context> context;
  std::vector<std::shared_ptr<PhysicalMem>> objects;
  OwnedFd listFile;
};

// The live range handles, keyed by the descriptor of the list file.
class RangeHandles {
public:
  // Exports the memory that is currently mapped in the range. Throws ADDRESS_NOT_FOUND if a page
  // has no mapping, INVALID_ARGUMENT if the range contains USM, and UNSUPPORTED_SIZE if the range
  // does not consist of whole pages.
  IpcHandle get(std::shared_ptr<Context> context, const void *start, std::size_t size);
  // Ends the export of a range. Returns false if no live handle has this descriptor.
  bool put(int fd);
  // Revokes the context's live handles.
  void revokeAll(const Context &context);

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  std::mutex mutex_;
  std::map<int, std::unique_ptr<ExportedRange>> byFd_;
};

RangeHandles &rangeHandles();

// Maps the memory of a range handle contiguously into an allocation. Throws INVALID_ARGUMENT if
// the exporter's descriptors cannot be fetched.
void mapRange(Allocation &allocation, const IpcHandle &handle);

} // namespace host_driver
