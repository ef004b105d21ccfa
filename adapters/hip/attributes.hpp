// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/facts.hpp"

namespace ur::hip {

// hipDeviceAttribute_t.
inline constexpr cuda_like::Attributes kAttributes{
    .maxThreadsPerBlock = 56,
    .maxBlockDimX = 26,
    .maxBlockDimY = 27,
    .maxBlockDimZ = 28,
    .maxGridDimX = 29,
    .maxGridDimY = 30,
    .maxGridDimZ = 31,
    .maxSharedMemoryPerBlock = 74,
    .totalConstantMemory = 83,
    .warpSize = 87,
    .maxRegistersPerBlock = 71,
    .clockRate = 5,
    .multiprocessorCount = 63,
    .integrated = 16,
    .eccEnabled = 0,
    .memoryClockRate = 60,
    .memoryBusWidth = 59,
    .l2CacheSize = 19,
    .computeCapabilityMajor = 23,
    .computeCapabilityMinor = 61,
    .managedMemory = 24,
    .hostNativeAtomics = 15,
    .pageableMemoryAccess = 65,
    .concurrentManagedAccess = 9,
    .directRdma = 0,
};

} // namespace ur::hip
