// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/allocation.hpp"
#include "fakes/level_zero/virtual_memory.hpp"

#include <cstddef>
#include <memory>
#include <vector>

namespace host_driver {

// The memory that a launch may access.
struct KernelAccess {
  const Object *context = nullptr;
  const Device *device = nullptr;
  bool indirect = false; // whether the kernel may access device memory that no argument points to
  std::vector<const void *> arguments;

  // Returns whether the kernel may access a piece of memory. It may access the memory of its
  // arguments, resident memory and, with indirect access, all memory of its own device.
  bool includes(const Object *memoryContext, const Device *memoryDevice, const Residency &residency,
                const std::byte *start, std::size_t size) const;
};

// Maps the device memory of a launch at the application's addresses until the destructor runs. An
// access to other device memory faults, like an access to pages that are not resident.
class KernelMemory {
public:
  // Throws DeviceFault if the operating system rejects a mapping.
  explicit KernelMemory(const KernelAccess &access);
  KernelMemory(const KernelMemory &) = delete;
  KernelMemory &operator=(const KernelMemory &) = delete;
  ~KernelMemory() { unmap(); }

private:
  void unmap();

  std::vector<std::shared_ptr<Allocation>> allocations_;
  std::vector<PhysicalMapping> mappings_;
};

} // namespace host_driver
