// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Handles of mapped physical memory that the application exports by its address. One handle shares
// all objects of a run.

#include "adapters/kit/memory_backend.hpp"

namespace ur::level_zero {

// Revokes the handles that share the memory. Call this before the driver's object is destroyed.
void revokeRangesWith(const kit::PhysicalMemory &memory) noexcept;

} // namespace ur::level_zero
