// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <cstdint>
#include <string>

#include <fmt/format.h>

#include "adapters/cuda_like/driver.hpp"
#include "adapters/kit/driver_library.hpp"
#include "generated/adapters/cuda/functions.hpp"

namespace ur::backend {

inline constexpr const char *kPlatformName = "NVIDIA CUDA";
inline constexpr const char *kVendor = "NVIDIA Corporation";
inline constexpr std::uint32_t kVendorId = 0x10de;
inline constexpr const char *kBinaryTarget = UR_DEVICE_BINARY_TARGET_NVPTX64;

// CUdevice_attribute.
enum Attribute : int {
  kMaxThreadsPerBlock = 1,
  kMaxBlockDimX = 2,
  kMaxBlockDimY = 3,
  kMaxBlockDimZ = 4,
  kMaxGridDimX = 5,
  kMaxGridDimY = 6,
  kMaxGridDimZ = 7,
  kMaxSharedMemoryPerBlock = 8,
  kTotalConstantMemory = 9,
  kWarpSize = 10,
  kMaxRegistersPerBlock = 12,
  kClockRate = 13,
  kMultiprocessorCount = 16,
  kIntegrated = 18,
  kEccEnabled = 32,
  kMemoryClockRate = 36,
  kMemoryBusWidth = 37,
  kL2CacheSize = 38,
  kComputeCapabilityMajor = 75,
  kComputeCapabilityMinor = 76,
  kManagedMemory = 83,
  kHostNativeAtomics = 86,
  kPageableMemoryAccess = 88,
  kConcurrentManagedAccess = 89,
};

// What cuDriverGetVersion says: 12040 is 12.4.
inline std::string versionText(int version) {
  return fmt::format("{}.{}", version / 1000, version % 1000 / 10);
}

// Opens the driver and fills the table of its functions.
kit::DriverLibrary loadDriver(cuda_like::Driver &driver);

} // namespace ur::backend
