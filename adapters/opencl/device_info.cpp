// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <array>
#include <limits>
#include <span>

#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/queue_flags.hpp"
#include "adapters/kit/usual_device_info.hpp"
#include "adapters/opencl/adapter.hpp"
#include "adapters/opencl/functions.hpp"
#include "adapters/opencl/usm_driver.hpp"

#include <fmt/format.h>

namespace ur {
namespace opencl {
namespace {

// One bit of OpenCL's and what stands for it here.
struct Bit {
  cl_bitfield theirs;
  unsigned ours;
};

std::uint32_t translate(cl_bitfield bits, std::span<const Bit> table) {
  std::uint32_t translated = 0;
  for (const Bit &bit : table)
    if (bits & bit.theirs)
      translated |= bit.ours;
  return translated;
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

// What OpenCL requires of every device where a version before 3.0 cannot be asked.
constexpr cl_bitfield kLeastMemoryOrders = CL_DEVICE_ATOMIC_ORDER_RELAXED;
constexpr cl_bitfield kLeastMemoryScopes = CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP;

constexpr std::size_t kUnlimited = std::numeric_limits<std::size_t>::max();

// "0000:03:00.0"
std::string pciAddress(const cl_device_pci_bus_info_khr &place) {
  return fmt::format("{:04x}:{:02x}:{:02x}.{:x}", place.pci_domain, place.pci_bus, place.pci_device,
                     place.pci_function);
}

std::vector<std::uint32_t> subGroupSizes(const ur_device_handle_t_ &device) {
  std::vector<std::uint32_t> sizes;
  for (const size_t size : device.infoArray<size_t>(CL_DEVICE_SUB_GROUP_SIZES_INTEL))
    sizes.push_back(static_cast<std::uint32_t>(size));
  return sizes;
}

// Those questions whose answer is OpenCL's own, under another name.
std::optional<ur_result_t> writeDriversAnswer(const kit::InfoWriter &write,
                                              const ur_device_handle_t_ &device,
                                              ur_device_info_t query) {
  const auto text = [&](cl_device_info name) { return write.string(device.text(name)); };
  const auto number = [&](cl_device_info name) { return write.value(device.info<cl_uint>(name)); };
  const auto large = [&](cl_device_info name) { return write.value(device.info<cl_ulong>(name)); };
  const auto size = [&](cl_device_info name) { return write.value(device.info<size_t>(name)); };
  const auto flag = [&](cl_device_info name) {
    return write.value(ur_bool_t{device.info<cl_bool>(name) != CL_FALSE});
  };
  const auto bits = [&](cl_bitfield value, std::span<const Bit> table) {
    return write.value(translate(value, table));
  };
  switch (query) {
  case UR_DEVICE_INFO_NAME:
    return text(CL_DEVICE_NAME);
  case UR_DEVICE_INFO_VENDOR:
    return text(CL_DEVICE_VENDOR);
  case UR_DEVICE_INFO_VENDOR_ID:
    return number(CL_DEVICE_VENDOR_ID);
  case UR_DEVICE_INFO_DRIVER_VERSION:
    return text(CL_DRIVER_VERSION);
  case UR_DEVICE_INFO_VERSION:
  case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
    return text(CL_DEVICE_VERSION);
  case UR_DEVICE_INFO_PROFILE:
    return text(CL_DEVICE_PROFILE);
  case UR_DEVICE_INFO_EXTENSIONS:
    return text(CL_DEVICE_EXTENSIONS);
  case UR_DEVICE_INFO_BUILT_IN_KERNELS:
    return text(CL_DEVICE_BUILT_IN_KERNELS);
  case UR_DEVICE_INFO_IL_VERSION:
    return device.version >= 21 ? text(CL_DEVICE_IL_VERSION) : write.string("");
  case UR_DEVICE_INFO_AVAILABLE:
    return flag(CL_DEVICE_AVAILABLE);

  case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
  case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
    return number(CL_DEVICE_MAX_COMPUTE_UNITS);
  case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
    return number(CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS);
  case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
    return write.array(
        std::span<const size_t>(device.infoArray<size_t>(CL_DEVICE_MAX_WORK_ITEM_SIZES)));
  case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
    return size(CL_DEVICE_MAX_WORK_GROUP_SIZE);
  case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS:
    return write.value(device.info<cl_uint>(CL_DEVICE_MAX_NUM_SUB_GROUPS, 0));
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR:
    return number(CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR:
    return number(CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT:
    return number(CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT:
    return number(CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT:
    return number(CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT:
    return number(CL_DEVICE_NATIVE_VECTOR_WIDTH_INT);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG:
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG:
    return number(CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG:
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG:
    return number(CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT:
    return number(CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT:
    return number(CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE:
    return number(CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE:
    return number(CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE);
  case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF:
    return number(CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF);
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF:
    return number(CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF);
  case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
    return bits(device.info<cl_bitfield>(CL_DEVICE_SINGLE_FP_CONFIG), kFloatingPoint);
  case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
    return bits(device.info<cl_bitfield>(CL_DEVICE_DOUBLE_FP_CONFIG, 0), kFloatingPoint);
  case UR_DEVICE_INFO_HALF_FP_CONFIG:
    return bits(device.info<cl_bitfield>(CL_DEVICE_HALF_FP_CONFIG, 0), kFloatingPoint);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
    return bits(device.info<cl_bitfield>(CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES, kLeastMemoryOrders),
                kMemoryOrders);
  case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
    return bits(device.info<cl_bitfield>(CL_DEVICE_ATOMIC_FENCE_CAPABILITIES, kLeastMemoryOrders),
                kMemoryOrders);
  case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
    return bits(device.info<cl_bitfield>(CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES, kLeastMemoryScopes),
                kMemoryScopes);
  case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
    return bits(device.info<cl_bitfield>(CL_DEVICE_ATOMIC_FENCE_CAPABILITIES, kLeastMemoryScopes),
                kMemoryScopes);
  case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
    return number(CL_DEVICE_MAX_CLOCK_FREQUENCY);
  case UR_DEVICE_INFO_ADDRESS_BITS:
    return number(CL_DEVICE_ADDRESS_BITS);
  case UR_DEVICE_INFO_ENDIAN_LITTLE:
    return flag(CL_DEVICE_ENDIAN_LITTLE);
  case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
    return size(CL_DEVICE_MAX_PARAMETER_SIZE);
  case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
    return size(CL_DEVICE_PRINTF_BUFFER_SIZE);
  case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
    return number(CL_DEVICE_MAX_CONSTANT_ARGS);
  case UR_DEVICE_INFO_EXECUTION_CAPABILITIES:
    return bits(device.info<cl_bitfield>(CL_DEVICE_EXECUTION_CAPABILITIES), kExecutionCapabilities);

  case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
    return large(CL_DEVICE_GLOBAL_MEM_SIZE);
  case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
    return large(CL_DEVICE_MAX_MEM_ALLOC_SIZE);
  case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
    return large(CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE: // the numbers are OpenCL's
    return write.value(static_cast<ur_device_mem_cache_type_t>(
        device.info<cl_uint>(CL_DEVICE_GLOBAL_MEM_CACHE_TYPE)));
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
    return number(CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE);
  case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
    return large(CL_DEVICE_GLOBAL_MEM_CACHE_SIZE);
  case UR_DEVICE_INFO_LOCAL_MEM_TYPE: // the numbers are OpenCL's
    return write.value(
        static_cast<ur_device_local_mem_type_t>(device.info<cl_uint>(CL_DEVICE_LOCAL_MEM_TYPE)));
  case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
    return large(CL_DEVICE_LOCAL_MEM_SIZE);
  case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
    return flag(CL_DEVICE_ERROR_CORRECTION_SUPPORT);
  case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
    return flag(CL_DEVICE_HOST_UNIFIED_MEMORY);
  case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN:
    return number(CL_DEVICE_MEM_BASE_ADDR_ALIGN);
  case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION:
    return size(CL_DEVICE_PROFILING_TIMER_RESOLUTION);
  case UR_DEVICE_INFO_QUEUE_PROPERTIES:
  case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
    return write.value(
        kit::kQueueHints |
        translate(device.info<cl_bitfield>(CL_DEVICE_QUEUE_PROPERTIES), kQueueProperties));
  default:
    return std::nullopt;
  }
}

} // namespace
} // namespace opencl

ur_result_t backend::urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  if (const auto support = kit::featureSupport(propName))
    return write.value(*support);
  if (const auto result = writeDriversAnswer(write, *hDevice, propName))
    return *result;
  switch (propName) {
  case UR_DEVICE_INFO_UUID: {
    using Uuid = std::array<cl_uchar, CL_UUID_SIZE_KHR>;
    if (!hDevice->hasExtension("cl_khr_device_uuid"))
      write.raiseUnknown(propName);
    return write.value(hDevice->info<Uuid>(CL_DEVICE_UUID_KHR));
  }
  case UR_DEVICE_INFO_PCI_ADDRESS:
    if (!hDevice->hasExtension("cl_khr_pci_bus_info"))
      write.raiseUnknown(propName);
    return write.string(
        pciAddress(hDevice->info<cl_device_pci_bus_info_khr>(CL_DEVICE_PCI_BUS_INFO_KHR)));
  case UR_DEVICE_INFO_MAX_WORK_GROUPS:
    return write.value(kUnlimited);
  case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
    return write.value(std::array{kUnlimited, kUnlimited, kUnlimited});
  case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
    if (!hDevice->hasExtension("cl_intel_required_subgroup_size"))
      return write.value(uint32_t{1});
    return write.array(std::span<const uint32_t>(subGroupSizes(*hDevice)));
  case UR_DEVICE_INFO_ATOMIC_64:
    return write.value(ur_bool_t{hDevice->hasExtension("cl_khr_int64_base_atomics") &&
                                 hDevice->hasExtension("cl_khr_int64_extended_atomics")});
  case UR_DEVICE_INFO_USM_HOST_SUPPORT:
  case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
  case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
  case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
  case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
    return write.value(hDevice->usm->access(propName));

  case UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP:
    return write.value(ur_bool_t{false});
  default:
    return kit::writeUsualDeviceInfo(write, *hDevice, propName);
  }
}

} // namespace ur
