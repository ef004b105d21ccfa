// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/driver.hpp"
#include "adapters/kit/driver_library.hpp"

#include <cstdint>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// The driver's numbers of what a device can be asked for.
struct Attributes {
  int maxThreadsPerBlock;
  int maxBlockDimX;
  int maxBlockDimY;
  int maxBlockDimZ;
  int maxGridDimX;
  int maxGridDimY;
  int maxGridDimZ;
  int maxSharedMemoryPerBlock;
  int totalConstantMemory;
  int warpSize;
  int maxRegistersPerBlock;
  int clockRate;
  int multiprocessorCount;
  int integrated;
  int eccEnabled;
  int memoryClockRate;
  int memoryBusWidth;
  int l2CacheSize;
  int computeCapabilityMajor;
  int computeCapabilityMinor;
  int managedMemory;
  int hostNativeAtomics;
  int pageableMemoryAccess;
  int concurrentManagedAccess;
};

// What tells one of the drivers from the other.
struct Facts {
  const char *platform;
  const char *vendor;
  std::uint32_t vendorId; // of PCI
  const char *binaryTarget;
  Attributes attributes;

  // The number that the driver's version is, as a text.
  std::string (*versionText)(int version);

  // Opens the driver and fills the table of its functions.
  kit::DriverLibrary (*load)(Driver &driver);
};

// One definition in each adapter.
extern const Facts kFacts;

} // namespace ur::cuda_like
