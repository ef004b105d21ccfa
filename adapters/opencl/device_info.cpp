// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/backend.hpp"
#include "adapters/opencl/usm.hpp"

#include <array>
#include <span>

#include <fmt/format.h>

namespace ur {
namespace opencl {
namespace {

// An OpenCL bit, and its equivalent in Unified Runtime.
struct Bit {
  cl_bitfield openCl;
  unsigned unifiedRuntime;
};

std::uint32_t translate(cl_bitfield bits, std::span<const Bit> table) {
  std::uint32_t result = 0;
  for (const Bit &bit : table)
    if (bits & bit.openCl)
      result |= bit.unifiedRuntime;
  return result;
}

constexpr std::array kFloatingPoint{
    Bit{CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT,
        UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT},
    Bit{CL_FP_ROUND_TO_NEAREST, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST},
    Bit{CL_FP_ROUND_TO_ZERO, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO},
    Bit{CL_FP_ROUND_TO_INF, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF},
    Bit{CL_FP_INF_NAN, UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN},
    Bit{CL_FP_DENORM, UR_DEVICE_FP_CAPABILITY_FLAG_DENORM},
    Bit{CL_FP_FMA, UR_DEVICE_FP_CAPABILITY_FLAG_FMA},
    Bit{CL_FP_SOFT_FLOAT, UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT}};

constexpr std::array kMemoryOrders{
    Bit{CL_DEVICE_ATOMIC_ORDER_RELAXED, UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED},
    Bit{CL_DEVICE_ATOMIC_ORDER_ACQ_REL, UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
                                            UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE |
                                            UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL},
    Bit{CL_DEVICE_ATOMIC_ORDER_SEQ_CST, UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST}};

constexpr std::array kMemoryScopes{
    Bit{CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM, UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM},
    Bit{CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP, UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP},
    Bit{CL_DEVICE_ATOMIC_SCOPE_DEVICE, UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE},
    Bit{CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES, UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM}};

constexpr std::array kQueueProperties{
    Bit{CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE},
    Bit{CL_QUEUE_PROFILING_ENABLE, UR_QUEUE_FLAG_PROFILING_ENABLE}};

constexpr std::array kExecutionCapabilities{
    Bit{CL_EXEC_KERNEL, UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL},
    Bit{CL_EXEC_NATIVE_KERNEL, UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL}};

// The capabilities that OpenCL requires of every device. Versions before 3.0 have no query for the
// actual capabilities.
constexpr cl_bitfield kMinMemoryOrders = CL_DEVICE_ATOMIC_ORDER_RELAXED;
constexpr cl_bitfield kMinMemoryScopes = CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP;

// Returns an address such as "0000:03:00.0".
std::string pciAddress(const cl_device_pci_bus_info_khr &info) {
  return fmt::format("{:04x}:{:02x}:{:02x}.{:x}", info.pci_domain, info.pci_bus, info.pci_device,
                     info.pci_function);
}

std::vector<std::uint32_t> subGroupSizes(const ur_device_handle_t_ &device) {
  if (!device.hasExtension("cl_intel_required_subgroup_size"))
    return {1};
  std::vector<std::uint32_t> sizes;
  for (const size_t size : device.infoArray<size_t>(CL_DEVICE_SUB_GROUP_SIZES_INTEL))
    sizes.push_back(static_cast<std::uint32_t>(size));
  return sizes;
}

// Returns the preferred or the native widths. OpenCL has a separate query for each element type.
kit::VectorWidths vectorWidths(const ur_device_handle_t_ &device,
                               const std::array<cl_device_info, 7> &queries) {
  const auto width = [&](std::size_t i) { return device.info<cl_uint>(queries[i]); };
  return {width(0), width(1), width(2), width(3), width(4), width(5), width(6)};
}

std::vector<std::string_view> binaryTargets(ur_device_type_t type) {
  switch (type) {
  case UR_DEVICE_TYPE_CPU:
    return {UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64, UR_DEVICE_BINARY_TARGET_SPIRV64};
  case UR_DEVICE_TYPE_GPU:
    return {UR_DEVICE_BINARY_TARGET_SPIRV64_GEN, UR_DEVICE_BINARY_TARGET_SPIRV64};
  default:
    return {UR_DEVICE_BINARY_TARGET_SPIRV64_FPGA, UR_DEVICE_BINARY_TARGET_SPIRV64};
  }
}

void readIdentity(const ur_device_handle_t_ &device, kit::DeviceFacts &facts) {
  facts.name = device.text(CL_DEVICE_NAME);
  facts.vendor = device.text(CL_DEVICE_VENDOR);
  facts.vendorId = device.info<cl_uint>(CL_DEVICE_VENDOR_ID);
  facts.driverVersion = device.text(CL_DRIVER_VERSION);
  facts.version = device.text(CL_DEVICE_VERSION);
  if (device.hasExtension("cl_khr_device_uuid"))
    facts.uuid = device.info<std::array<cl_uchar, CL_UUID_SIZE_KHR>>(CL_DEVICE_UUID_KHR);
  if (device.hasExtension("cl_khr_pci_bus_info"))
    facts.pciAddress =
        pciAddress(device.info<cl_device_pci_bus_info_khr>(CL_DEVICE_PCI_BUS_INFO_KHR));
  facts.profile = device.text(CL_DEVICE_PROFILE);
  facts.extensions = device.text(CL_DEVICE_EXTENSIONS);
  facts.builtInKernels = device.text(CL_DEVICE_BUILT_IN_KERNELS);
  if (device.version >= 21)
    facts.ilVersion = device.text(CL_DEVICE_IL_VERSION);
  facts.binaryTargets = binaryTargets(device.type);
}

void readCompute(const ur_device_handle_t_ &device, kit::DeviceFacts &facts) {
  const auto bits = [&](cl_device_info name, std::span<const Bit> table, cl_bitfield defaultBits) {
    return translate(device.info<cl_bitfield>(name, defaultBits), table);
  };
  facts.computeUnits = device.info<cl_uint>(CL_DEVICE_MAX_COMPUTE_UNITS);
  facts.workItemSizes = device.infoArray<size_t>(CL_DEVICE_MAX_WORK_ITEM_SIZES);
  facts.workGroupSize = device.info<size_t>(CL_DEVICE_MAX_WORK_GROUP_SIZE);
  facts.subGroups = device.info<cl_uint>(CL_DEVICE_MAX_NUM_SUB_GROUPS, 0);
  facts.subGroupSizes = subGroupSizes(device);
  facts.preferredVectorWidths = vectorWidths(
      device, {CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR, CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT,
               CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT, CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG,
               CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT, CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE,
               CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF});
  facts.nativeVectorWidths = vectorWidths(
      device, {CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR, CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT,
               CL_DEVICE_NATIVE_VECTOR_WIDTH_INT, CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG,
               CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT, CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE,
               CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF});
  facts.singleFp = bits(CL_DEVICE_SINGLE_FP_CONFIG, kFloatingPoint, 0);
  facts.doubleFp = bits(CL_DEVICE_DOUBLE_FP_CONFIG, kFloatingPoint, 0);
  facts.halfFp = bits(CL_DEVICE_HALF_FP_CONFIG, kFloatingPoint, 0);
  facts.megahertz = device.info<cl_uint>(CL_DEVICE_MAX_CLOCK_FREQUENCY);
  facts.parameterBytes = device.info<size_t>(CL_DEVICE_MAX_PARAMETER_SIZE);
  facts.printfBytes = device.info<size_t>(CL_DEVICE_PRINTF_BUFFER_SIZE);
  facts.constantArguments = device.info<cl_uint>(CL_DEVICE_MAX_CONSTANT_ARGS);
  constexpr cl_device_info kAtomics = CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES;
  constexpr cl_device_info kFences = CL_DEVICE_ATOMIC_FENCE_CAPABILITIES;
  facts.atomicOrders = bits(kAtomics, kMemoryOrders, kMinMemoryOrders);
  facts.fenceOrders = bits(kFences, kMemoryOrders, kMinMemoryOrders);
  facts.atomicScopes = bits(kAtomics, kMemoryScopes, kMinMemoryScopes);
  facts.fenceScopes = bits(kFences, kMemoryScopes, kMinMemoryScopes);
  facts.atomic64 = device.hasExtension("cl_khr_int64_base_atomics") &&
                   device.hasExtension("cl_khr_int64_extended_atomics");
  facts.addressBits = device.info<cl_uint>(CL_DEVICE_ADDRESS_BITS);
  facts.littleEndian = device.info<cl_bool>(CL_DEVICE_ENDIAN_LITTLE);
  facts.execution = bits(CL_DEVICE_EXECUTION_CAPABILITIES, kExecutionCapabilities, 0);
}

void readMemory(const ur_device_handle_t_ &device, kit::DeviceFacts &facts) {
  facts.memoryBytes = device.info<cl_ulong>(CL_DEVICE_GLOBAL_MEM_SIZE);
  facts.largestAllocation = device.info<cl_ulong>(CL_DEVICE_MAX_MEM_ALLOC_SIZE);
  facts.largestConstantBuffer = device.info<cl_ulong>(CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE);
  // The enumerators of both types have the same values in OpenCL.
  facts.cacheType = static_cast<ur_device_mem_cache_type_t>(
      device.info<cl_uint>(CL_DEVICE_GLOBAL_MEM_CACHE_TYPE));
  facts.localMemoryType =
      static_cast<ur_device_local_mem_type_t>(device.info<cl_uint>(CL_DEVICE_LOCAL_MEM_TYPE));
  facts.cacheLineBytes = device.info<cl_uint>(CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE);
  facts.cacheBytes = device.info<cl_ulong>(CL_DEVICE_GLOBAL_MEM_CACHE_SIZE);
  facts.localMemoryBytes = device.info<cl_ulong>(CL_DEVICE_LOCAL_MEM_SIZE);
  facts.errorCorrection = device.info<cl_bool>(CL_DEVICE_ERROR_CORRECTION_SUPPORT);
  facts.hostUnifiedMemory = device.info<cl_bool>(CL_DEVICE_HOST_UNIFIED_MEMORY);
  facts.alignmentBits = device.info<cl_uint>(CL_DEVICE_MEM_BASE_ADDR_ALIGN);
  facts.hostUsm = device.usm->access(UR_DEVICE_INFO_USM_HOST_SUPPORT);
  facts.deviceUsm = device.usm->access(UR_DEVICE_INFO_USM_DEVICE_SUPPORT);
  facts.sharedUsm = device.usm->access(UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT);
  facts.crossSharedUsm = device.usm->access(UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT);
  facts.systemUsm = device.usm->access(UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT);
}

} // namespace
} // namespace opencl

kit::DeviceFacts backend::readFacts(ur_device_handle_t device) {
  kit::DeviceFacts facts;
  readIdentity(*device, facts);
  readCompute(*device, facts);
  readMemory(*device, facts);
  facts.queueFlags =
      kit::kQueueHints |
      translate(device->info<cl_bitfield>(CL_DEVICE_QUEUE_PROPERTIES), kQueueProperties);
  facts.timerNanoseconds = device->info<size_t>(CL_DEVICE_PROFILING_TIMER_RESOLUTION);
  return facts;
}

} // namespace ur

bool ur_device_handle_t_::writeOwnInfo(const ur::kit::InfoWriter &writer,
                                       ur_device_info_t query) const {
  if (query == UR_DEVICE_INFO_AVAILABLE)
    writer.value(ur_bool_t{info<cl_bool>(CL_DEVICE_AVAILABLE) != CL_FALSE});
  return query == UR_DEVICE_INFO_AVAILABLE;
}
