// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/facts.hpp"

namespace ur::cuda {

// CUdevice_attribute.
inline constexpr cuda_like::Attributes kAttributes{
    .maxThreadsPerBlock = 1,
    .maxBlockDimX = 2,
    .maxBlockDimY = 3,
    .maxBlockDimZ = 4,
    .maxGridDimX = 5,
    .maxGridDimY = 6,
    .maxGridDimZ = 7,
    .maxSharedMemoryPerBlock = 8,
    .totalConstantMemory = 9,
    .warpSize = 10,
    .maxRegistersPerBlock = 12,
    .clockRate = 13,
    .multiprocessorCount = 16,
    .integrated = 18,
    .eccEnabled = 32,
    .memoryClockRate = 36,
    .memoryBusWidth = 37,
    .l2CacheSize = 38,
    .computeCapabilityMajor = 75,
    .computeCapabilityMinor = 76,
    .managedMemory = 83,
    .hostNativeAtomics = 86,
    .pageableMemoryAccess = 88,
    .concurrentManagedAccess = 89,
    .directRdma = 110,
};

} // namespace ur::cuda
