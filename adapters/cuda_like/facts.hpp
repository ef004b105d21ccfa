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
  int directRdma; // of objects; 0 where the driver does not tell
};

// What tells one of the drivers from the other.
struct Facts {
  const char *platform;
  const char *vendor;
  std::uint32_t vendorId; // of PCI
  const char *binaryTarget;
  Attributes attributes;
  int peerAccess; // numbers of what two devices can be asked for
  int peerAtomics;

  // The number that the driver's version is, as a text.
  std::string (*versionText)(int version);

  // How programs are made to allocate what the driver can share.
  const char *otherAllocators;

  // The environment variable that has small allocations lie together.
  const char *smallMemoryVariable;

  // Whether it sets up anew what exporting memory takes, once no exported descriptor is left, which
  // costs ten times the export itself.
  bool forgetsExporting;

  // What the names of the driver's functions begin with, and how those end which CUDA's library has
  // in more than one version.
  const char *prefix;
  const char *version;

  // Opens the driver and loads the functions that the two do not have under one name.
  kit::DriverLibrary (*open)(Driver &driver);
};

// One definition in each adapter.
extern const Facts kFacts;

// What the drivers align device memory to, at least.
inline constexpr std::uint32_t kAlignment = 256;

} // namespace ur::cuda_like
