// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/device_facts.hpp"

#include "generated/adapters/kit/absent_features.hpp"

#include <algorithm>
#include <concepts>
#include <span>
#include <type_traits>

namespace ur::kit {
namespace {

template <typename Fact>
void writeFact(const InfoWriter &writer, ur_device_info_t query, const Fact &fact) {
  if constexpr (std::same_as<Fact, bool>) {
    writer.value(ur_bool_t{fact});
  } else if constexpr (std::same_as<Fact, std::string>) {
    writer.string(fact);
  } else if constexpr (requires { fact.has_value(); }) {
    if (!fact)
      writer.raiseUnsupported(query);
    writeFact(writer, query, *fact);
  } else if constexpr (std::is_trivially_copyable_v<Fact>) {
    writer.value(fact);
  } else {
    writer.array(std::span(fact));
  }
}

template <auto Member>
void fact(const InfoWriter &writer, ur_device_info_t query, const DeviceFacts &facts) {
  writeFact(writer, query, facts.*Member);
}

template <auto Width>
void preferredWidth(const InfoWriter &writer, ur_device_info_t, const DeviceFacts &facts) {
  writer.value(facts.preferredVectorWidths.*Width);
}

template <auto Width>
void nativeWidth(const InfoWriter &writer, ur_device_info_t, const DeviceFacts &facts) {
  writer.value(facts.nativeVectorWidths.*Width);
}

template <auto Value>
void constant(const InfoWriter &writer, ur_device_info_t query, const DeviceFacts &) {
  writeFact(writer, query, Value);
}

template <typename Element>
void emptyArray(const InfoWriter &writer, ur_device_info_t, const DeviceFacts &) {
  writer.array(std::span<const Element>());
}

void dimensions(const InfoWriter &writer, ur_device_info_t, const DeviceFacts &facts) {
  writer.value(static_cast<std::uint32_t>(facts.workItemSizes.size()));
}

struct Answer {
  ur_device_info_t query;
  void (*write)(const InfoWriter &writer, ur_device_info_t query, const DeviceFacts &facts);
};

constexpr std::array kAnswers{
    // Identity.
    Answer{UR_DEVICE_INFO_NAME, fact<&DeviceFacts::name>},
    Answer{UR_DEVICE_INFO_VENDOR, fact<&DeviceFacts::vendor>},
    Answer{UR_DEVICE_INFO_VENDOR_ID, fact<&DeviceFacts::vendorId>},
    Answer{UR_DEVICE_INFO_DEVICE_ID, fact<&DeviceFacts::deviceId>},
    Answer{UR_DEVICE_INFO_DRIVER_VERSION, fact<&DeviceFacts::driverVersion>},
    Answer{UR_DEVICE_INFO_VERSION, fact<&DeviceFacts::version>},
    Answer{UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION, fact<&DeviceFacts::version>},
    Answer{UR_DEVICE_INFO_UUID, fact<&DeviceFacts::uuid>},
    Answer{UR_DEVICE_INFO_PCI_ADDRESS, fact<&DeviceFacts::pciAddress>},
    Answer{UR_DEVICE_INFO_PROFILE, fact<&DeviceFacts::profile>},
    Answer{UR_DEVICE_INFO_EXTENSIONS, fact<&DeviceFacts::extensions>},
    Answer{UR_DEVICE_INFO_IL_VERSION, fact<&DeviceFacts::ilVersion>},
    Answer{UR_DEVICE_INFO_BUILT_IN_KERNELS, fact<&DeviceFacts::builtInKernels>},
    Answer{UR_DEVICE_INFO_AVAILABLE, constant<true>},
    Answer{UR_DEVICE_INFO_IS_INTEGRATED_GPU, fact<&DeviceFacts::integrated>},
    Answer{UR_DEVICE_INFO_PARENT_DEVICE, constant<ur_device_handle_t{nullptr}>},
    Answer{UR_DEVICE_INFO_SUPPORTED_PARTITIONS, emptyArray<ur_device_partition_t>},
    Answer{UR_DEVICE_INFO_PARTITION_TYPE, emptyArray<ur_device_partition_property_t>},
    Answer{UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES, constant<std::uint32_t{0}>},
    Answer{UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN,
           constant<ur_device_affinity_domain_flags_t{0}>},
    // Compute.
    Answer{UR_DEVICE_INFO_MAX_COMPUTE_UNITS, fact<&DeviceFacts::computeUnits>},
    Answer{UR_DEVICE_INFO_NUM_COMPUTE_UNITS, fact<&DeviceFacts::computeUnits>},
    Answer{UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS, dimensions},
    Answer{UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES, fact<&DeviceFacts::workItemSizes>},
    Answer{UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE, fact<&DeviceFacts::workGroupSize>},
    Answer{UR_DEVICE_INFO_MAX_WORK_GROUPS, fact<&DeviceFacts::workGroups>},
    Answer{UR_DEVICE_INFO_MAX_WORK_GROUPS_3D, fact<&DeviceFacts::workGroups3d>},
    Answer{UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS, fact<&DeviceFacts::subGroups>},
    Answer{UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL, fact<&DeviceFacts::subGroupSizes>},
    Answer{UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP, fact<&DeviceFacts::registersPerWorkGroup>},
    Answer{UR_DEVICE_INFO_SINGLE_FP_CONFIG, fact<&DeviceFacts::singleFp>},
    Answer{UR_DEVICE_INFO_DOUBLE_FP_CONFIG, fact<&DeviceFacts::doubleFp>},
    Answer{UR_DEVICE_INFO_HALF_FP_CONFIG, fact<&DeviceFacts::halfFp>},
    Answer{UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY, fact<&DeviceFacts::megahertz>},
    Answer{UR_DEVICE_INFO_MAX_PARAMETER_SIZE, fact<&DeviceFacts::parameterBytes>},
    Answer{UR_DEVICE_INFO_PRINTF_BUFFER_SIZE, fact<&DeviceFacts::printfBytes>},
    Answer{UR_DEVICE_INFO_MAX_CONSTANT_ARGS, fact<&DeviceFacts::constantArguments>},
    Answer{UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES, fact<&DeviceFacts::atomicOrders>},
    Answer{UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES, fact<&DeviceFacts::fenceOrders>},
    Answer{UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES, fact<&DeviceFacts::atomicScopes>},
    Answer{UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES, fact<&DeviceFacts::fenceScopes>},
    Answer{UR_DEVICE_INFO_ATOMIC_64, fact<&DeviceFacts::atomic64>},
    Answer{UR_DEVICE_INFO_ADDRESS_BITS, fact<&DeviceFacts::addressBits>},
    Answer{UR_DEVICE_INFO_ENDIAN_LITTLE, fact<&DeviceFacts::littleEndian>},
    Answer{UR_DEVICE_INFO_EXECUTION_CAPABILITIES, fact<&DeviceFacts::execution>},
    Answer{UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES,
           constant<ur_kernel_launch_properties_flags_t{0}>},
    // Memory.
    Answer{UR_DEVICE_INFO_GLOBAL_MEM_SIZE, fact<&DeviceFacts::memoryBytes>},
    Answer{UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE, fact<&DeviceFacts::largestAllocation>},
    Answer{UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE, fact<&DeviceFacts::largestConstantBuffer>},
    Answer{UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE, fact<&DeviceFacts::cacheType>},
    Answer{UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE, fact<&DeviceFacts::cacheLineBytes>},
    Answer{UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE, fact<&DeviceFacts::cacheBytes>},
    Answer{UR_DEVICE_INFO_LOCAL_MEM_TYPE, fact<&DeviceFacts::localMemoryType>},
    Answer{UR_DEVICE_INFO_LOCAL_MEM_SIZE, fact<&DeviceFacts::localMemoryBytes>},
    Answer{UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT, fact<&DeviceFacts::errorCorrection>},
    Answer{UR_DEVICE_INFO_HOST_UNIFIED_MEMORY, fact<&DeviceFacts::hostUnifiedMemory>},
    Answer{UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN, fact<&DeviceFacts::alignmentBits>},
    Answer{UR_DEVICE_INFO_MEMORY_CLOCK_RATE, fact<&DeviceFacts::memoryMegahertz>},
    Answer{UR_DEVICE_INFO_MEMORY_BUS_WIDTH, fact<&DeviceFacts::memoryBusBits>},
    Answer{UR_DEVICE_INFO_USM_HOST_SUPPORT, fact<&DeviceFacts::hostUsm>},
    Answer{UR_DEVICE_INFO_USM_DEVICE_SUPPORT, fact<&DeviceFacts::deviceUsm>},
    Answer{UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT, fact<&DeviceFacts::sharedUsm>},
    Answer{UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT, fact<&DeviceFacts::crossSharedUsm>},
    Answer{UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT, fact<&DeviceFacts::systemUsm>},
    // Queues.
    Answer{UR_DEVICE_INFO_QUEUE_PROPERTIES, fact<&DeviceFacts::queueFlags>},
    Answer{UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES, fact<&DeviceFacts::queueFlags>},
    Answer{UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES, constant<ur_queue_flags_t{0}>},
    Answer{UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES, constant<std::uint32_t{1}>},
    Answer{UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION, fact<&DeviceFacts::timerNanoseconds>},
    Answer{UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP, fact<&DeviceFacts::perEventProfiling>},
    // Vectors.
    Answer{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR, preferredWidth<&VectorWidths::ofChar>},
    Answer{UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR, nativeWidth<&VectorWidths::ofChar>},
    Answer{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT, preferredWidth<&VectorWidths::ofShort>},
    Answer{UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT, nativeWidth<&VectorWidths::ofShort>},
    Answer{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT, preferredWidth<&VectorWidths::ofInt>},
    Answer{UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT, nativeWidth<&VectorWidths::ofInt>},
    Answer{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG, preferredWidth<&VectorWidths::ofLong>},
    Answer{UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG, nativeWidth<&VectorWidths::ofLong>},
    Answer{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG, preferredWidth<&VectorWidths::ofLong>},
    Answer{UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG, nativeWidth<&VectorWidths::ofLong>},
    Answer{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT, preferredWidth<&VectorWidths::ofFloat>},
    Answer{UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT, nativeWidth<&VectorWidths::ofFloat>},
    Answer{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE, preferredWidth<&VectorWidths::ofDouble>},
    Answer{UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE, nativeWidth<&VectorWidths::ofDouble>},
    Answer{UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF, preferredWidth<&VectorWidths::ofHalf>},
    Answer{UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF, nativeWidth<&VectorWidths::ofHalf>},
};

} // namespace

void writeDeviceFact(const InfoWriter &writer, const DeviceFacts &facts, ur_device_info_t query) {
  const auto answer = std::ranges::find(kAnswers, query, &Answer::query);
  if (answer != kAnswers.end())
    answer->write(writer, query, facts);
  else
    writeAbsentFeature(writer, query);
}

} // namespace ur::kit
