// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/driver_functions.hpp"
#include "base/os_calls.hpp"

#include <cstddef>
#include <cstring>
#include <optional>
#include <utility>

#include <sys/stat.h>

namespace ur::level_zero {

// Drivers store the exporter's descriptor in the first four bytes of a memory handle. An open uses
// the descriptor in these bytes, so the importer replaces it with its own descriptor.
inline int descriptorOf(const ze_ipc_mem_handle_t &handle) noexcept {
  int fd = -1;
  std::memcpy(&fd, handle.data, sizeof(fd));
  return fd;
}

inline ze_ipc_mem_handle_t withDescriptor(ze_ipc_mem_handle_t handle, int fd) noexcept {
  std::memcpy(handle.data, &fd, sizeof(fd));
  return handle;
}

// Identifies the file of a descriptor, to check later whether the descriptor still refers to that
// file. Returns nullopt if the descriptor is not open.
using FileId = std::optional<std::pair<dev_t, ino_t>>;
inline FileId fileIdOf(int fd) noexcept {
  struct stat status{};
  if (base::os().fstat(fd, &status) != 0)
    return std::nullopt;
  return std::pair(status.st_dev, status.st_ino);
}

// Does the same as fileIdOf(), but throws if fstat fails.
FileId requireFileId(int fd);

// Duplicates a descriptor. Throws INVALID_ARGUMENT if `fd` is not open, or OUT_OF_RESOURCES if the
// process has no free descriptor.
base::UniqueFd duplicate(int fd);

// Allocates device memory, as exportable memory if the driver supports this. Memory that is not
// exportable may be in a buffer that also holds other allocations.
void *allocateDevice(ze_context_handle_t context, ze_device_handle_t device, std::size_t size,
                     std::size_t alignment);

// Checks that the driver's buffer `fd` contains only the pages of this allocation of `size` bytes.
// Throws INVALID_ARGUMENT if the buffer is larger: importers would see the buffer's other bytes.
// Level Zero has no query for this.
void requireOwnBuffer(std::size_t size, int fd);

// Returns the page size for an allocation of `size` bytes. The allocation's address and size must
// be multiples of it.
std::size_t pageSizeOf(ze_context_handle_t context, ze_device_handle_t device, std::size_t size);

// Creates physical memory, which has a descriptor if it is exportable.
ze_physical_mem_handle_t createPhysical(ze_context_handle_t context, ze_device_handle_t device,
                                        std::size_t size, bool exportable);

// Imports physical memory of another process. On success, Capabilities::importedFd says who closes
// `fd`. On failure, the caller still owns `fd`.
ze_physical_mem_handle_t importPhysical(ze_context_handle_t context, ze_device_handle_t device,
                                        std::size_t size, int fd);

// Returns the descriptor of exportable memory. Call it once per object, because each call may get a
// new descriptor. Capabilities::exportedFd says who closes it.
int exportedDescriptor(const DriverFunctions &driver, ze_context_handle_t context,
                       ze_physical_mem_handle_t memory);

} // namespace ur::level_zero
