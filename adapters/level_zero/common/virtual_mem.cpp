// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/address_space.hpp"
#include "adapters/level_zero/common/granularity.hpp"
#include "adapters/level_zero/common/physical_mem.hpp"
#include "adapters/level_zero/common/requirements.hpp"
#include "generation.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/info_writer.hpp"

namespace ur {
namespace ze {
namespace {

void requireVirtualMemory(ur_context_handle_t context) {
  requireCapability(context, &Capabilities::virtualMemory, "virtual memory");
}

} // namespace
} // namespace ze

ur_result_t lz::urVirtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                               ur_device_handle_t hDevice, size_t,
                                               ur_virtual_mem_granularity_info_t propName,
                                               size_t propSize, void *pPropValue,
                                               size_t *pPropSizeRet) {
  ze::requireVirtualMemory(hContext);
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
  ze::requireVirtualMemory(hContext);
  *ppStart = ze::addressSpace().reserve(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) {
  ze::requireVirtualMemory(hContext);
  ze::addressSpace().free(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                ur_virtual_mem_access_flags_t flags) {
  ze::requireVirtualMemory(hContext);
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
  ze::requireVirtualMemory(hContext);
  ze::addressSpace().unmap(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                      ur_virtual_mem_access_flags_t flags) {
  ze::requireVirtualMemory(hContext);
  ze::addressSpace().setAccess(hContext, pStart, size, flags);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                    ur_virtual_mem_info_t propName, size_t propSize,
                                    void *pPropValue, size_t *pPropSizeRet) {
  ze::requireVirtualMemory(hContext);
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_VIRTUAL_MEM_INFO_ACCESS_MODE:
    return write.value(ze::addressSpace().access(hContext, pStart, size));
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

} // namespace ur
