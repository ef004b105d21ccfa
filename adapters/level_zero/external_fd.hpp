// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/driver_functions.hpp"
#include "base/os_calls.hpp"

#include <cstddef>

#include <sys/types.h>

namespace ur::level_zero {

// The file behind a descriptor, to see later whether the number still stands for it.
class FileOf {
public:
  FileOf() noexcept = default;
  explicit FileOf(int fd) noexcept;

  bool isStill(int fd) const noexcept;

private:
  dev_t device_ = 0;
  ino_t inode_ = 0;
};

// A private copy of a descriptor. Throws OUT_OF_RESOURCES, INVALID_ARGUMENT for a number that is no
// descriptor.
base::UniqueFd duplicate(int fd);

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
