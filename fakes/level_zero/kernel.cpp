// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/kernel.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/chain.hpp"

#include <algorithm>
#include <cstring>

namespace host_driver {
namespace {

template <class Value> Value kernelValue(cl_kernel kernel, cl_kernel_work_group_info name) {
  Value value = {};
  const OpenCl &driver = openCl();
  driver.clGetKernelWorkGroupInfo(kernel, driver.device, name, sizeof(value), &value, nullptr);
  return value;
}

// Returns a property of the subgroups in a group of `items`.
std::uint32_t subgroupValue(cl_kernel kernel, cl_kernel_sub_group_info name, std::size_t items) {
  std::size_t value = 0;
  const OpenCl &driver = openCl();
  driver.clGetKernelSubGroupInfo(kernel, driver.device, name, sizeof(items), &items, sizeof(value),
                                 &value, nullptr);
  return static_cast<std::uint32_t>(value);
}

std::uint32_t largestDivisor(std::uint32_t number, std::size_t limit) {
  auto divisor = static_cast<std::uint32_t>(std::min<std::size_t>(number, limit));
  while (number % divisor != 0)
    --divisor;
  return divisor;
}

} // namespace

const void *KernelArgument::pointer() const {
  const void *address = nullptr;
  if (isPointer)
    std::memcpy(&address, value.data(), sizeof(address));
  return address;
}

std::uint32_t Kernel::argumentCount() const {
  cl_uint count = 0;
  openCl().clGetKernelInfo(handle.get(), CL_KERNEL_NUM_ARGS, sizeof(count), &count, nullptr);
  return count;
}

// Level Zero does not pass the type of an argument. So this function tries OpenCL's calls until one
// succeeds.
cl_int Kernel::set(std::uint32_t index, KernelArgument &argument) const {
  const OpenCl &driver = openCl();
  const auto setBytes = [&] {
    const void *bytes = argument.value.empty() ? nullptr : argument.value.data();
    return driver.clSetKernelArg(handle.get(), index, argument.size, bytes);
  };
  if (argument.isPointer)
    return driver.clSetKernelArgSVMPointer(handle.get(), index, argument.pointer());
  cl_int result = setBytes();
  // Like the driver for Intel devices, ignores surplus bytes: oneMKL passes 8 bytes for each
  // number.
  while (result == CL_INVALID_ARG_SIZE && argument.size > 1) {
    argument.size /= 2;
    if (!argument.value.empty())
      argument.value.resize(argument.size);
    result = setBytes();
  }
  // A null value means local memory, a null pointer or the number 0. OpenCL has rejected the first
  // two meanings, so the value is a number.
  if (result == CL_INVALID_ARG_VALUE && argument.value.empty()) {
    argument.value.resize(argument.size);
    result = setBytes();
  }
  // OpenCL expects one of its own memory objects, not an address.
  if (result == CL_INVALID_MEM_OBJECT && argument.value.size() == sizeof(void *)) {
    argument.isPointer = true;
    result = driver.clSetKernelArgSVMPointer(handle.get(), index, argument.pointer());
  }
  return result;
}

cl_int Kernel::run(const Arguments &values, const Sizes &groups, const Sizes &items) {
  const OpenCl &driver = openCl();
  const Sizes range = {groups[0] * items[0], groups[1] * items[1], groups[2] * items[2]};
  cl_event event = nullptr;
  {
    const std::lock_guard lock(mutex);
    for (auto [index, argument] : values)
      if (const cl_int result = set(index, argument); result != CL_SUCCESS)
        return result;
    const cl_int result = driver.clEnqueueNDRangeKernel(
        driver.queue, handle.get(), 3, nullptr, range.data(), items.data(), 0, nullptr, &event);
    if (result != CL_SUCCESS)
      return result;
  }
  const cl_int result = driver.clWaitForEvents(1, &event);
  driver.clReleaseEvent(event);
  return result;
}

ze_result_t kernelCreate(ze_module_handle_t hModule, const ze_kernel_desc_t *desc,
                         ze_kernel_handle_t *phKernel) {
  std::shared_ptr<Module> module = objectOf<Module>(hModule);
  requirePointer(desc);
  requirePointer(desc->pKernelName);
  requirePointer(phKernel);
  cl_int result = CL_SUCCESS;
  OpenClKernel handle(openCl().clCreateKernel(module->program.get(), desc->pKernelName, &result));
  require(handle != nullptr, ZE_RESULT_ERROR_INVALID_KERNEL_NAME);
  publish(std::make_shared<Kernel>(std::move(module), desc->pKernelName, std::move(handle)),
          phKernel);
  return ZE_RESULT_SUCCESS;
}

ze_result_t kernelDestroy(ze_kernel_handle_t hKernel) {
  if (objectOf<Kernel>(hKernel)->uses != 0)
    reportMisuse("a kernel was destroyed while pending commands used it");
  unpublish<Kernel>(hKernel);
  return ZE_RESULT_SUCCESS;
}

ze_result_t kernelSetCacheConfig(ze_kernel_handle_t hKernel, ze_cache_config_flags_t) {
  objectOf<Kernel>(hKernel);
  return ZE_RESULT_SUCCESS;
}

ze_result_t kernelSetGroupSize(ze_kernel_handle_t hKernel, std::uint32_t groupSizeX,
                               std::uint32_t groupSizeY, std::uint32_t groupSizeZ) {
  const auto kernel = objectOf<Kernel>(hKernel);
  const cl_kernel handle = kernel->handle.get();
  const Kernel::Sizes size = {groupSizeX, groupSizeY, groupSizeZ};
  const auto requiredSize = kernelValue<Kernel::Sizes>(handle, CL_KERNEL_COMPILE_WORK_GROUP_SIZE);
  const std::size_t items = size[0] * size[1] * size[2];
  require(items != 0 && items <= kernelValue<std::size_t>(handle, CL_KERNEL_WORK_GROUP_SIZE) &&
              (requiredSize[0] == 0 || size == requiredSize),
          ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION);
  const std::lock_guard lock(kernel->mutex);
  kernel->groupSize = size;
  return ZE_RESULT_SUCCESS;
}

ze_result_t kernelSuggestGroupSize(ze_kernel_handle_t hKernel, std::uint32_t globalSizeX,
                                   std::uint32_t globalSizeY, std::uint32_t globalSizeZ,
                                   std::uint32_t *groupSizeX, std::uint32_t *groupSizeY,
                                   std::uint32_t *groupSizeZ) {
  const auto kernel = objectOf<Kernel>(hKernel);
  requirePointer(groupSizeX);
  requirePointer(groupSizeY);
  requirePointer(groupSizeZ);
  require(globalSizeX != 0 && globalSizeY != 0 && globalSizeZ != 0,
          ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION);
  const auto maxItems = kernelValue<std::size_t>(kernel->handle.get(), CL_KERNEL_WORK_GROUP_SIZE);
  *groupSizeX = largestDivisor(globalSizeX, maxItems);
  *groupSizeY = largestDivisor(globalSizeY, maxItems / *groupSizeX);
  *groupSizeZ = largestDivisor(globalSizeZ, maxItems / *groupSizeX / *groupSizeY);
  return ZE_RESULT_SUCCESS;
}

ze_result_t kernelSetArgumentValue(ze_kernel_handle_t hKernel, std::uint32_t argIndex,
                                   std::size_t argSize, const void *pArgValue) {
  const auto kernel = objectOf<Kernel>(hKernel);
  KernelArgument argument;
  argument.size = argSize;
  if (const auto *bytes = static_cast<const std::byte *>(pArgValue))
    argument.value.assign(bytes, bytes + argSize);
  const std::lock_guard lock(kernel->mutex);
  switch (kernel->set(argIndex, argument)) {
  case CL_SUCCESS:
    kernel->arguments[argIndex] = std::move(argument);
    return ZE_RESULT_SUCCESS;
  case CL_INVALID_ARG_INDEX:
    return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX;
  case CL_INVALID_ARG_SIZE:
    return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
  default:
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  }
}

ze_result_t kernelSetIndirectAccess(ze_kernel_handle_t hKernel,
                                    ze_kernel_indirect_access_flags_t flags) {
  const auto kernel = objectOf<Kernel>(hKernel);
  constexpr ze_kernel_indirect_access_flags_t kAll = ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST |
                                                     ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE |
                                                     ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED;
  require((flags & ~kAll) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);
  const std::lock_guard lock(kernel->mutex);
  kernel->indirectAccess = flags;
  return ZE_RESULT_SUCCESS;
}

ze_result_t kernelGetIndirectAccess(ze_kernel_handle_t hKernel,
                                    ze_kernel_indirect_access_flags_t *pFlags) {
  const auto kernel = objectOf<Kernel>(hKernel);
  requirePointer(pFlags);
  const std::lock_guard lock(kernel->mutex);
  *pFlags = kernel->indirectAccess;
  return ZE_RESULT_SUCCESS;
}

ze_result_t kernelGetProperties(ze_kernel_handle_t hKernel, ze_kernel_properties_t *properties) {
  const auto object = objectOf<Kernel>(hKernel);
  const cl_kernel kernel = object->handle.get();
  requirePointer(properties);
  const auto requiredSize = kernelValue<Kernel::Sizes>(kernel, CL_KERNEL_COMPILE_WORK_GROUP_SIZE);
  const auto maxItems = kernelValue<std::size_t>(kernel, CL_KERNEL_WORK_GROUP_SIZE);
  properties->numKernelArgs = object->argumentCount();
  properties->requiredGroupSizeX = static_cast<std::uint32_t>(requiredSize[0]);
  properties->requiredGroupSizeY = static_cast<std::uint32_t>(requiredSize[1]);
  properties->requiredGroupSizeZ = static_cast<std::uint32_t>(requiredSize[2]);
  properties->requiredNumSubGroups =
      subgroupValue(kernel, CL_KERNEL_COMPILE_NUM_SUB_GROUPS, maxItems);
  properties->requiredSubgroupSize =
      subgroupValue(kernel, CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL, maxItems);
  properties->maxSubgroupSize =
      subgroupValue(kernel, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, maxItems);
  properties->maxNumSubgroups =
      subgroupValue(kernel, CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE, maxItems);
  properties->localMemSize =
      static_cast<std::uint32_t>(kernelValue<cl_ulong>(kernel, CL_KERNEL_LOCAL_MEM_SIZE));
  properties->privateMemSize =
      static_cast<std::uint32_t>(kernelValue<cl_ulong>(kernel, CL_KERNEL_PRIVATE_MEM_SIZE));
  properties->spillMemSize = 0;
  properties->uuid = {};
  if (auto *preferredSize = findInChain<ze_kernel_preferred_group_size_properties_t>(
          properties->pNext, ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES))
    preferredSize->preferredMultiple = static_cast<std::uint32_t>(
        kernelValue<std::size_t>(kernel, CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE));
  return ZE_RESULT_SUCCESS;
}

ze_result_t kernelGetName(ze_kernel_handle_t hKernel, std::size_t *pSize, char *pName) {
  const auto kernel = objectOf<Kernel>(hKernel);
  copyText(kernel->name, pSize, pName);
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
