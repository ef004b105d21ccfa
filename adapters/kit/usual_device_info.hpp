// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <bit>
#include <cstdint>
#include <optional>
#include <span>

#include "adapters/kit/absent_features.hpp"
#include "adapters/kit/info_writer.hpp"

namespace ur::kit {

inline constexpr ur_memory_order_capability_flags_t kAllMemoryOrders =
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL |
    UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST;

inline constexpr ur_memory_scope_capability_flags_t kAllMemoryScopes =
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP | UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE |
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM;

constexpr bool isVectorWidth(ur_device_info_t query) {
  switch (query) {
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF:
    return true;
  default:
    return false;
  }
}

// Answers what root devices of adapters have in common, for an adapter to ask last: its handles,
// whole devices without parts, work in three dimensions, queues on the host, and no support of what
// lies outside this interface.
template <typename Device>
ur_result_t writeUsualDeviceInfo(const InfoWriter &write, const Device &device,
                                 ur_device_info_t query) {
  switch (query) {
  case UR_DEVICE_INFO_TYPE:
    return write.value(device.type());
  case UR_DEVICE_INFO_PLATFORM:
    return write.value(device.platform);
  case UR_DEVICE_INFO_PARENT_DEVICE:
    return write.value(ur_device_handle_t{nullptr});
  case UR_DEVICE_INFO_REFERENCE_COUNT:
    return write.value(device.references());
  case UR_DEVICE_INFO_PROFILE:
    return write.string("FULL_PROFILE");
  case UR_DEVICE_INFO_EXTENSIONS:
  case UR_DEVICE_INFO_IL_VERSION:
  case UR_DEVICE_INFO_BUILT_IN_KERNELS:
    return write.string("");

  case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
    return write.value(std::uint32_t{3});
  case UR_DEVICE_INFO_HALF_FP_CONFIG:
    return write.value(ur_device_fp_capability_flags_t{0});
  case UR_DEVICE_INFO_ADDRESS_BITS:
    return write.value(static_cast<std::uint32_t>(8 * sizeof(void *)));
  case UR_DEVICE_INFO_ENDIAN_LITTLE:
    return write.value(ur_bool_t{std::endian::native == std::endian::little});
  case UR_DEVICE_INFO_EXECUTION_CAPABILITIES:
    return write.value(ur_device_exec_capability_flags_t{UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL});
  case UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES:
    return write.value(std::uint32_t{1});
  case UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES:
    return write.value(ur_kernel_launch_properties_flags_t{0});
  case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
  case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
    return write.value(kAllMemoryOrders);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
  case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
    return write.value(kAllMemoryScopes);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE:
    return write.value(UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE);
  case UR_DEVICE_INFO_LOCAL_MEM_TYPE:
    return write.value(UR_DEVICE_LOCAL_MEM_TYPE_LOCAL);

  case UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES:
    return write.value(ur_queue_flags_t{0});
  case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
    return write.array(std::span<const ur_device_partition_t>());
  case UR_DEVICE_INFO_PARTITION_TYPE:
    return write.array(std::span<const ur_device_partition_property_t>());
  case UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES:
    return write.value(std::uint32_t{0});
  case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
    return write.value(ur_device_affinity_domain_flags_t{0});

  default:
    return writeAbsentFeature(write, query);
  }
}

} // namespace ur::kit
