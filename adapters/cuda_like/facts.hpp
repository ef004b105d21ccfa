// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/driver.hpp"
#include "adapters/kit/driver_library.hpp"

#include <cstdint>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// The numbers of the device attributes in the driver's interface.
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
  int directRdma; // GPUDirect RDMA with objects; 0 if the driver has no such attribute
};

// The differences between the drivers.
struct Facts {
  const char *platform;
  const char *vendor;
  std::uint32_t vendorId; // PCI vendor
  const char *binaryTarget;
  Attributes attributes;
  int peerAccess;    // the attribute of a pair of devices
  int peerAtomics;   // the attribute of a pair of devices
  int fabricHandles; // the attribute of a device; 0 if the driver has no fabric handles

  // Formats the driver's version number.
  std::string (*versionText)(int version);

  // Advice on how programs can allocate memory that the driver can export.
  const char *allocationAdvice;

  // The environment variable that makes small allocations share objects.
  const char *smallMemoryVariable;

  // Whether the driver repeats its export setup after the last exported descriptor is closed. The
  // setup takes ten times as long as an export.
  bool repeatsExportSetup;

  // The prefix of the driver's function names, and the suffix of functions that have several
  // versions in CUDA's library.
  const char *functionPrefix;
  const char *versionSuffix;

  // Opens the driver and loads the functions whose names or arguments differ between the drivers.
  kit::DriverLibrary (*open)(Driver &driver);
};

// Each adapter defines this constant.
extern const Facts kFacts;

// The minimum alignment of the drivers' device memory, in bytes.
inline constexpr std::uint32_t kAlignment = 256;

} // namespace ur::cuda_like
