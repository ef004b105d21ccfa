// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Exports mapped physical memory by its address. One handle shares all physical memory objects of a
// run, which consists of adjacent mappings (see AddressSpace::Run).

#include "adapters/kit/memory_backend.hpp"

namespace ur::level_zero {

// Revokes the handles that share the memory. Call this before the driver's object is destroyed.
void revokeRangesWith(const kit::PhysicalMemory &memory) noexcept;

} // namespace ur::level_zero
