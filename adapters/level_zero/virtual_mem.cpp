// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/level_zero/address_space.hpp"
#include "adapters/level_zero/functions.hpp"
#include "adapters/level_zero/granularity.hpp"
#include "adapters/level_zero/physical_mem.hpp"
#include "adapters/level_zero/requirements.hpp"
#include "base/error.hpp"

namespace ur {
namespace level_zero {
namespace {

void requireVirtualMemory(ur_context_handle_t context) {
  requireCapability(context, &Capabilities::virtualMemory, "virtual memory");
}

} // namespace
} // namespace level_zero

ur_result_t backend::urVirtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice, size_t,
                                                    ur_virtual_mem_granularity_info_t propName,
                                                    size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) {
  level_zero::requireVirtualMemory(hContext);
  if (hDevice)
    hContext->require(hDevice);
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM:
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED:
    return write.value(level_zero::granularityOf(hContext, hDevice));
  default:
    write.raiseUnknown(propName);
  }
}

ur_result_t backend::urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, void **ppStart) {
  level_zero::requireVirtualMemory(hContext);
  *ppStart = level_zero::addressSpace().reserve(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urVirtualMemFree(ur_context_handle_t hContext, const void *pStart,
                                      size_t size) {
  level_zero::requireVirtualMemory(hContext);
  level_zero::addressSpace().free(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                     ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                     ur_virtual_mem_access_flags_t flags) {
  level_zero::requireVirtualMemory(hContext);
  if (hPhysicalMem->context.get() != hContext)
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT, "the physical memory belongs to another context");
  const std::size_t unit = level_zero::granularityOf(hContext, hPhysicalMem->device);
  if (offset % unit != 0 || size > hPhysicalMem->size || offset > hPhysicalMem->size - size)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "{} bytes from {} on are no granules of the physical memory, which has {} bytes "
                "in granules of {}",
                size, offset, hPhysicalMem->size, unit);
  level_zero::addressSpace().map(hContext, pStart, size, hPhysicalMem, offset, flags);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart,
                                       size_t size) {
  level_zero::requireVirtualMemory(hContext);
  level_zero::addressSpace().unmap(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart,
                                           size_t size, ur_virtual_mem_access_flags_t flags) {
  level_zero::requireVirtualMemory(hContext);
  level_zero::addressSpace().setAccess(hContext, pStart, size, flags);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, ur_virtual_mem_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  level_zero::requireVirtualMemory(hContext);
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_VIRTUAL_MEM_INFO_ACCESS_MODE:
    return write.value(level_zero::addressSpace().access(hContext, pStart, size));
  default:
    write.raiseUnknown(propName);
  }
}

} // namespace ur
