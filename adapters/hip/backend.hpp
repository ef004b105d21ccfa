// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <cstdint>
#include <string>

#include <fmt/format.h>

#include "adapters/cuda_like/driver.hpp"
#include "adapters/kit/driver_library.hpp"
#include "generated/adapters/hip/functions.hpp"

namespace ur::backend {

inline constexpr const char *kPlatformName = "AMD HIP";
inline constexpr const char *kVendor = "Advanced Micro Devices, Inc.";
inline constexpr std::uint32_t kVendorId = 0x1002;
inline constexpr const char *kBinaryTarget = UR_DEVICE_BINARY_TARGET_AMDGCN;

// hipDeviceAttribute_t.
enum Attribute : int {
  kEccEnabled = 0,
  kClockRate = 5,
  kConcurrentManagedAccess = 9,
  kHostNativeAtomics = 15,
  kIntegrated = 16,
  kL2CacheSize = 19,
  kComputeCapabilityMajor = 23,
  kManagedMemory = 24,
  kMaxBlockDimX = 26,
  kMaxBlockDimY = 27,
  kMaxBlockDimZ = 28,
  kMaxGridDimX = 29,
  kMaxGridDimY = 30,
  kMaxGridDimZ = 31,
  kMaxThreadsPerBlock = 56,
  kMemoryBusWidth = 59,
  kMemoryClockRate = 60,
  kComputeCapabilityMinor = 61,
  kMultiprocessorCount = 63,
  kPageableMemoryAccess = 65,
  kMaxRegistersPerBlock = 71,
  kMaxSharedMemoryPerBlock = 74,
  kTotalConstantMemory = 83,
  kWarpSize = 87,
};

// What hipDriverGetVersion says: 60140092 is 6.1.40092.
inline std::string versionText(int version) {
  return fmt::format("{}.{}.{}", version / 10000000, version / 100000 % 100, version % 100000);
}

// Opens the driver and fills the table of its functions.
kit::DriverLibrary loadDriver(cuda_like::Driver &driver);

} // namespace ur::backend
