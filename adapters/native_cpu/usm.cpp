// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/page_runs.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "adapters/native_cpu/machine.hpp"

#include <cstring>

namespace ur {

kit::UsmLimits backend::usmLimits(ur_device_handle_t, ur_usm_type_t) {
  return {maxAllocationBytes(machine().memoryBytes), kit::kLargestRunAlignment};
}

std::unique_ptr<kit::Memory> backend::useHostMemory(ur_context_handle_t, void *start,
                                                    std::size_t size) {
  return std::make_unique<kit::Memory>(start, size);
}

void backend::finishHostMemory(const kit::Allocation &) noexcept {}

void backend::finishUsersOf(const kit::Allocation &allocation) { allocation.waitUntilUnused(); }

// The adapter has only one device, which can always access its own memory.
bool backend::canAccessMemoryOf(ur_device_handle_t, ur_device_handle_t) { return true; }
bool backend::hasAtomicsOn(ur_device_handle_t, ur_device_handle_t) { return true; }

const char *backend::unsupportedReason(ur_device_handle_t, ur_device_info_t) { return nullptr; }

void backend::urUSMContextMemcpyExp(ur_context_handle_t, void *pDst, const void *pSrc,
                                    size_t size) {
  const kit::Allocation::CallUse destination = kit::useRangeInCall(pDst, size);
  const kit::Allocation::CallUse source = kit::useRangeInCall(pSrc, size);
  std::memmove(pDst, pSrc, size); // the ranges may overlap
}

} // namespace ur
