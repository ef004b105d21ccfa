// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/kernel_memory.hpp"

#include "fakes/level_zero/worker.hpp"

#include <algorithm>

namespace host_driver {

bool KernelAccess::includes(const Object *owner, const Device *home, const Residency &residency,
                            const std::byte *start, std::size_t size) const {
  if (owner != context)
    return false;
  if ((indirect && home == device) || residency.includes(*device))
    return true;
  return std::any_of(arguments.begin(), arguments.end(), [&](const void *argument) {
    return argument >= start && argument < start + size;
  });
}

KernelMemory::KernelMemory(const KernelAccess &access) {
  bool isVisible = true;
  for (auto &allocation : allocations().all()) {
    if (!allocation->deviceView ||
        !access.includes(allocation->context.get(), allocation->device, allocation->residency,
                         allocation->mapping.data(), allocation->size))
      continue;
    isVisible = allocation->showToKernel() && isVisible;
    allocations_.push_back(std::move(allocation));
  }
  for (auto &mapping : virtualMemory().hiddenMappings()) {
    if (!access.includes(mapping.physical->parent.get(), mapping.physical->device,
                         mapping.physical->residency, mapping.start, mapping.size))
      continue;
    isVisible = virtualMemory().showToKernel(mapping) && isVisible;
    mappings_.push_back(std::move(mapping));
  }
  if (!isVisible) {
    hide();
    throw DeviceFault{};
  }
}

void KernelMemory::hide() {
  for (const auto &allocation : allocations_)
    allocation->hideFromKernel();
  for (const PhysicalMapping &mapping : mappings_)
    virtualMemory().hideFromKernel(mapping);
}

} // namespace host_driver
