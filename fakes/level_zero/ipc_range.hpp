// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// ZE_extension_ipc_phys_mem_handle_range: one IPC handle for all physical memory that is mapped in
// a range of addresses. The handle's descriptor is a file that lists the objects' handles.

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

// The physical memory of one live handle. Each memory object counts a Get until the destructor
// runs.
class ExportedRange {
public:
  explicit ExportedRange(std::shared_ptr<Context> owner) : context(std::move(owner)) {}
  ExportedRange(const ExportedRange &) = delete;
  ExportedRange &operator=(const ExportedRange &) = delete;
  ~ExportedRange();

  const std::shared_ptr<Context> context;
  std::vector<std::shared_ptr<PhysicalMem>> countedObjects;
  OwnedFd list;
};

// The live handles of ranges, by the descriptors of their lists.
class RangeHandles {
public:
  // Shares the memory that is mapped in the range now. Throws ADDRESS_NOT_FOUND if a page has no
  // mapping, INVALID_ARGUMENT if the range contains USM, and UNSUPPORTED_SIZE if the range does not
  // consist of whole pages.
  IpcHandle get(std::shared_ptr<Context> context, const void *start, std::size_t size);
  // Returns false if no live handle has this descriptor.
  bool put(int number);
  // Makes the context's live handles stale.
  void removeAll(const Context &context);

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  std::mutex mutex_;
  std::map<int, std::unique_ptr<ExportedRange>> byFd_;
};

RangeHandles &rangeHandles();

// Maps the memory of a range's handle into an allocation, contiguously. Throws INVALID_ARGUMENT if
// the exporter's descriptors cannot be fetched.
void mapRange(Allocation &allocation, const IpcHandle &handle);

} // namespace host_driver
