// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/info_writer.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// The number of elements of each type in a vector of the device; 0 for an unsupported type.
struct VectorWidths {
  std::uint32_t ofChar = 1; // 1: each work-item is one lane of the vector unit
  std::uint32_t ofShort = 1;
  std::uint32_t ofInt = 1;
  std::uint32_t ofLong = 1;
  std::uint32_t ofFloat = 1;
  std::uint32_t ofDouble = 1;
  std::uint32_t ofHalf = 1;
};

inline constexpr ur_memory_order_capability_flags_t kAcquireAndRelease =
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL;
inline constexpr ur_memory_order_capability_flags_t kAllMemoryOrders =
    kAcquireAndRelease | UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST;

inline constexpr ur_memory_scope_capability_flags_t kMemoryScopesOfDevice =
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP | UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE;
inline constexpr ur_memory_scope_capability_flags_t kAllMemoryScopes =
    kMemoryScopesOfDevice | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM;

// The flags that are hints to urQueueCreate. An adapter may ignore them.
inline constexpr ur_queue_flags_t kQueueHints =
    UR_QUEUE_FLAG_DISCARD_EVENTS | UR_QUEUE_FLAG_PRIORITY_LOW | UR_QUEUE_FLAG_PRIORITY_HIGH |
    UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE |
    UR_QUEUE_FLAG_USE_DEFAULT_STREAM | UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM;

// The constant facts of a device for urDeviceGetInfo. The defaults describe a device without
// optional features. If a fact is nullopt, its query is unsupported.
struct DeviceFacts {
  static constexpr std::size_t kUnlimited = std::numeric_limits<std::size_t>::max();

  std::string name;
  std::string vendor;
  std::uint32_t vendorId = 0; // the PCI vendor ID
  std::optional<std::uint32_t> deviceId = {};
  std::string driverVersion;
  std::string version;
  std::optional<std::array<std::uint8_t, 16>> uuid = {};
  std::optional<std::string> pciAddress = {}; // "0000:03:00.0"
  std::string profile = "FULL_PROFILE";
  std::string extensions = {};
  std::string ilVersion = {};
  std::string builtInKernels = {};
  bool integrated = false;
  std::vector<std::string_view> binaryTargets = {}; // best first

  std::uint32_t computeUnits = 1;
  std::vector<std::size_t> workItemSizes = {1, 1, 1}; // one per dimension
  std::size_t workGroupSize = 1;
  std::size_t workGroups = kUnlimited;
  std::array<std::size_t, 3> workGroups3d = {kUnlimited, kUnlimited, kUnlimited};
  std::uint32_t subGroups = 1;
  std::vector<std::uint32_t> subGroupSizes = {1};
  std::optional<std::uint32_t> registersPerWorkGroup = {};
  VectorWidths preferredVectorWidths = {};
  VectorWidths nativeVectorWidths = {};
  ur_device_fp_capability_flags_t singleFp = 0;
  ur_device_fp_capability_flags_t doubleFp = 0;
  ur_device_fp_capability_flags_t halfFp = 0;
  std::uint32_t megahertz = 0;
  std::size_t parameterBytes = 1024;
  std::size_t printfBytes = 0;
  std::uint32_t constantArguments = 8;
  ur_memory_order_capability_flags_t atomicOrders = kAllMemoryOrders;
  ur_memory_order_capability_flags_t fenceOrders = kAllMemoryOrders;
  ur_memory_scope_capability_flags_t atomicScopes = kAllMemoryScopes;
  ur_memory_scope_capability_flags_t fenceScopes = kAllMemoryScopes;
  bool atomic64 = false;
  std::uint32_t addressBits = 8 * sizeof(void *);
  bool littleEndian = std::endian::native == std::endian::little;
  ur_device_exec_capability_flags_t execution = UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL;

  std::uint64_t memoryBytes = 0;
  std::uint64_t largestAllocation = 0;
  std::uint64_t largestConstantBuffer = 0;
  ur_device_mem_cache_type_t cacheType = UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE;
  std::uint32_t cacheLineBytes = 64;
  std::uint64_t cacheBytes = 0;
  ur_device_local_mem_type_t localMemoryType = UR_DEVICE_LOCAL_MEM_TYPE_LOCAL;
  std::uint64_t localMemoryBytes = 0;
  bool errorCorrection = false;
  bool hostUnifiedMemory = false;
  std::uint32_t alignmentBits = 8 * 64;
  std::optional<std::uint32_t> memoryMegahertz = {};
  std::optional<std::uint32_t> memoryBusBits = {};
  ur_device_usm_access_capability_flags_t hostUsm = 0;
  ur_device_usm_access_capability_flags_t deviceUsm = 0;
  ur_device_usm_access_capability_flags_t sharedUsm = 0;
  ur_device_usm_access_capability_flags_t crossSharedUsm = 0;
  ur_device_usm_access_capability_flags_t systemUsm = 0;

  ur_queue_flags_t queueFlags =
      UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE | kQueueHints;
  std::size_t timerNanoseconds = 1;
  bool perEventProfiling = false;
};

// Answers a query about a root device from its facts. For features outside this interface, answers
// that the device lacks them. Throws UNSUPPORTED_ENUMERATION for all other queries.
void writeDeviceFact(const InfoWriter &writer, const DeviceFacts &facts, ur_device_info_t query);

} // namespace ur::kit
