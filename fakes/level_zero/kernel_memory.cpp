// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/kernel_memory.hpp"

#include "fakes/level_zero/worker.hpp"

#include <algorithm>

namespace host_driver {

bool KernelAccess::includes(const Object *memoryContext, const Device *memoryDevice,
                            const Residency &residency, const std::byte *start,
                            std::size_t size) const {
  if (memoryContext != context)
    return false;
  if ((indirect && memoryDevice == device) || residency.includes(*device))
    return true;
  return std::any_of(arguments.begin(), arguments.end(), [&](const void *argument) {
    return argument >= start && argument < start + size;
  });
}

KernelMemory::KernelMemory(const KernelAccess &access) {
  bool isMapped = true;
  for (auto &allocation : allocations().all()) {
    if (!allocation->deviceMapping ||
        !access.includes(allocation->context.get(), allocation->device, allocation->residency,
                         allocation->mapping.data(), allocation->size))
      continue;
    isMapped = allocation->mapForKernel() && isMapped;
    allocations_.push_back(std::move(allocation));
  }
  for (auto &mapping : virtualMemory().deviceOnlyMappings()) {
    if (!access.includes(mapping.physical->parent.get(), mapping.physical->device,
                         mapping.physical->residency, mapping.start, mapping.size))
      continue;
    isMapped = virtualMemory().mapForKernel(mapping) && isMapped;
    mappings_.push_back(std::move(mapping));
  }
  if (!isMapped) {
    unmap();
    throw DeviceFault{};
  }
}

void KernelMemory::unmap() {
  for (const auto &allocation : allocations_)
    allocation->unmapAfterKernel();
  for (const PhysicalMapping &mapping : mappings_)
    virtualMemory().unmapAfterKernel(mapping);
}

} // namespace host_driver
