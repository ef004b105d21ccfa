// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/address_space.hpp"
#include "adapters/level_zero/common/granularity.hpp"
#include "adapters/level_zero/common/physical_mem.hpp"
#include "generation.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/info_writer.hpp"

namespace ur {

ur_result_t lz::urVirtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                               ur_device_handle_t hDevice, size_t,
                                               ur_virtual_mem_granularity_info_t propName,
                                               size_t propSize, void *pPropValue,
                                               size_t *pPropSizeRet) {
  if (hDevice)
    hContext->require(hDevice);
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM:
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED:
    return write.value(ze::granularityOf(hContext, hDevice));
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t lz::urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                    void **ppStart) {
  *ppStart = ze::addressSpace().reserve(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) {
  ze::addressSpace().free(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                ur_virtual_mem_access_flags_t flags) {
  if (hPhysicalMem->context.get() != hContext)
    adapter::raise(UR_RESULT_ERROR_INVALID_CONTEXT,
                   "the physical memory belongs to another context");
  const std::size_t unit = ze::granularityOf(hContext, hPhysicalMem->device);
  if (offset % unit != 0 || size > hPhysicalMem->size || offset > hPhysicalMem->size - size)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "{} bytes from {} on are no granules of the physical memory, which has {} bytes "
                   "in granules of {}",
                   size, offset, hPhysicalMem->size, unit);
  ze::addressSpace().map(hContext, pStart, size, hPhysicalMem, offset, flags);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) {
  ze::addressSpace().unmap(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                      ur_virtual_mem_access_flags_t flags) {
  ze::addressSpace().setAccess(hContext, pStart, size, flags);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                    ur_virtual_mem_info_t propName, size_t propSize,
                                    void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_VIRTUAL_MEM_INFO_ACCESS_MODE:
    return write.value(ze::addressSpace().access(hContext, pStart, size));
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

} // namespace ur
