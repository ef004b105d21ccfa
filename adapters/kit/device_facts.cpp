// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/device_facts.hpp"

#include "generated/adapters/kit/absent_features.hpp"

#include <span>

namespace ur::kit {
namespace {

struct VectorQuery {
  ur_device_info_t preferred;
  ur_device_info_t native;
  std::uint32_t VectorWidths::*width;
};

constexpr std::array kVectorQueries{
    VectorQuery{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR, UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR,
                &VectorWidths::ofChar},
    VectorQuery{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT,
                UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT, &VectorWidths::ofShort},
    VectorQuery{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT, UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT,
                &VectorWidths::ofInt},
    VectorQuery{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG, UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG,
                &VectorWidths::ofLong},
    VectorQuery{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG,
                UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG, &VectorWidths::ofLong},
    VectorQuery{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT,
                UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT, &VectorWidths::ofFloat},
    VectorQuery{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE,
                UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE, &VectorWidths::ofDouble},
    VectorQuery{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF, UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF,
                &VectorWidths::ofHalf},
};

std::optional<std::uint32_t> vectorWidth(const DeviceFacts &facts, ur_device_info_t query) {
  for (const VectorQuery &one : kVectorQueries) {
    if (query == one.preferred)
      return facts.preferredVectorWidths.*one.width;
    if (query == one.native)
      return facts.nativeVectorWidths.*one.width;
  }
  return std::nullopt;
}

} // namespace

void writeDeviceFact(const InfoWriter &write, const DeviceFacts &facts, ur_device_info_t query) {
  const auto flag = [&](bool value) { return write.value(ur_bool_t{value}); };
  const auto known = [&](const auto &fact) {
    if (!fact)
      write.raiseUnknown(query);
    return *fact;
  };
  switch (query) {
  // Identity.
  case UR_DEVICE_INFO_NAME:
    return write.string(facts.name);
  case UR_DEVICE_INFO_VENDOR:
    return write.string(facts.vendor);
  case UR_DEVICE_INFO_VENDOR_ID:
    return write.value(facts.vendorId);
  case UR_DEVICE_INFO_DEVICE_ID:
    return write.value(known(facts.deviceId));
  case UR_DEVICE_INFO_DRIVER_VERSION:
    return write.string(facts.driverVersion);
  case UR_DEVICE_INFO_VERSION:
  case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
    return write.string(facts.version);
  case UR_DEVICE_INFO_UUID:
    return write.value(known(facts.uuid));
  case UR_DEVICE_INFO_PCI_ADDRESS:
    return write.string(known(facts.pciAddress));
  case UR_DEVICE_INFO_PROFILE:
    return write.string(facts.profile);
  case UR_DEVICE_INFO_EXTENSIONS:
    return write.string(facts.extensions);
  case UR_DEVICE_INFO_IL_VERSION:
    return write.string(facts.ilVersion);
  case UR_DEVICE_INFO_BUILT_IN_KERNELS:
    return write.string(facts.builtInKernels);
  case UR_DEVICE_INFO_AVAILABLE:
    return flag(true);
  case UR_DEVICE_INFO_IS_INTEGRATED_GPU:
    return flag(facts.integrated);
  case UR_DEVICE_INFO_PARENT_DEVICE:
    return write.value(ur_device_handle_t{nullptr});
  case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
    return write.array(std::span<const ur_device_partition_t>());
  case UR_DEVICE_INFO_PARTITION_TYPE:
    return write.array(std::span<const ur_device_partition_property_t>());
  case UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES:
    return write.value(std::uint32_t{0});
  case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
    return write.value(ur_device_affinity_domain_flags_t{0});

  // Compute.
  case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
  case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
    return write.value(facts.computeUnits);
  case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
    return write.value(static_cast<std::uint32_t>(facts.workItemSizes.size()));
  case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
    return write.array(std::span(facts.workItemSizes));
  case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
    return write.value(facts.workGroupSize);
  case UR_DEVICE_INFO_MAX_WORK_GROUPS:
    return write.value(facts.workGroups);
  case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
    return write.value(facts.workGroups3d);
  case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS:
    return write.value(facts.subGroups);
  case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
    return write.array(std::span(facts.subGroupSizes));
  case UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP:
    return write.value(known(facts.registersPerWorkGroup));
  case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
    return write.value(facts.singleFp);
  case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
    return write.value(facts.doubleFp);
  case UR_DEVICE_INFO_HALF_FP_CONFIG:
    return write.value(facts.halfFp);
  case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
    return write.value(facts.megahertz);
  case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
    return write.value(facts.parameterBytes);
  case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
    return write.value(facts.printfBytes);
  case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
    return write.value(facts.constantArguments);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
    return write.value(facts.atomicOrders);
  case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
    return write.value(facts.fenceOrders);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
    return write.value(facts.atomicScopes);
  case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
    return write.value(facts.fenceScopes);
  case UR_DEVICE_INFO_ATOMIC_64:
    return flag(facts.atomic64);
  case UR_DEVICE_INFO_ADDRESS_BITS:
    return write.value(facts.addressBits);
  case UR_DEVICE_INFO_ENDIAN_LITTLE:
    return flag(facts.littleEndian);
  case UR_DEVICE_INFO_EXECUTION_CAPABILITIES:
    return write.value(facts.execution);
  case UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES:
    return write.value(ur_kernel_launch_properties_flags_t{0});

  // Memory.
  case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
    return write.value(facts.memoryBytes);
  case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
    return write.value(facts.largestAllocation);
  case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
    return write.value(facts.largestConstantBuffer);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE:
    return write.value(facts.cacheType);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
    return write.value(facts.cacheLineBytes);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
    return write.value(facts.cacheBytes);
  case UR_DEVICE_INFO_LOCAL_MEM_TYPE:
    return write.value(facts.localMemoryType);
  case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
    return write.value(facts.localMemoryBytes);
  case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
    return flag(facts.errorCorrection);
  case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
    return flag(facts.hostUnifiedMemory);
  case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN:
    return write.value(facts.alignmentBits);
  case UR_DEVICE_INFO_MEMORY_CLOCK_RATE:
    return write.value(known(facts.memoryMegahertz));
  case UR_DEVICE_INFO_MEMORY_BUS_WIDTH:
    return write.value(known(facts.memoryBusBits));
  case UR_DEVICE_INFO_USM_HOST_SUPPORT:
    return write.value(facts.hostUsm);
  case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
    return write.value(facts.deviceUsm);
  case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
    return write.value(facts.sharedUsm);
  case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
    return write.value(facts.crossSharedUsm);
  case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
    return write.value(facts.systemUsm);

  // Queues.
  case UR_DEVICE_INFO_QUEUE_PROPERTIES:
  case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
    return write.value(facts.queueFlags);
  case UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES:
    return write.value(ur_queue_flags_t{0});
  case UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES:
    return write.value(std::uint32_t{1});
  case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION:
    return write.value(facts.timerNanoseconds);
  case UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP:
    return flag(facts.perEventProfiling);

  default:
    if (const auto width = vectorWidth(facts, query))
      return write.value(*width);
    return writeAbsentFeature(write, query);
  }
}

} // namespace ur::kit
