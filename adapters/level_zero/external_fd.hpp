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

// Drivers keep the memory's descriptor, as the exporter knows it, in the first four bytes of a
// memory handle, and take another one that stands there at an open.
inline int descriptorOf(const ze_ipc_mem_handle_t &handle) noexcept {
  int fd = -1;
  std::memcpy(&fd, handle.data, sizeof(fd));
  return fd;
}

inline ze_ipc_mem_handle_t withDescriptor(ze_ipc_mem_handle_t handle, int fd) noexcept {
  std::memcpy(handle.data, &fd, sizeof(fd));
  return handle;
}

// The file behind a descriptor, to see later whether a number still stands for it; nothing where it
// stands for none.
using File = std::optional<std::pair<dev_t, ino_t>>;
inline File fileOf(int fd) noexcept {
  struct stat status{};
  if (base::os().fstat(fd, &status) != 0)
    return std::nullopt;
  return std::pair(status.st_dev, status.st_ino);
}

// The same, for who goes by it. Throws where the system does not tell.
File requireFileOf(int fd);

// A private copy of a descriptor. Throws OUT_OF_RESOURCES, INVALID_ARGUMENT for a number that is no
// descriptor.
base::UniqueFd duplicate(int fd);

// New device memory, made for export where the driver can: otherwise drivers cut small memory out
// of buffers that hold other memory.
void *allocateDevice(ze_context_handle_t context, ze_device_handle_t device, std::size_t size,
                     std::size_t alignment);

// Throws INVALID_ARGUMENT where a descriptor stands for more than the allocation's own pages. No
// query tells that a driver made it a part of a larger buffer, whose other bytes importers would
// see.
void requireOwnBuffer(std::size_t size, int fd);

// What sizes and addresses of an allocation of that size are multiples of.
std::size_t pageSizeOf(ze_context_handle_t context, ze_device_handle_t device, std::size_t size);

// New physical memory. Its descriptor can be asked for if it is exportable.
ze_physical_mem_handle_t createPhysical(ze_context_handle_t context, ze_device_handle_t device,
                                        std::size_t size, bool exportable);

// Physical memory of another process. Who closes `fd` is for ImportedFd to say; after a failure it
// is still the caller's.
ze_physical_mem_handle_t importPhysical(ze_context_handle_t context, ze_device_handle_t device,
                                        std::size_t size, int fd);

// The descriptor of exportable memory; ask once an object.
int exportedDescriptor(const DriverFunctions &driver, ze_context_handle_t context,
                       ze_physical_mem_handle_t memory);

} // namespace ur::level_zero
