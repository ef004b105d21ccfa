// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/address_space.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/physical_mem.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"

#include <algorithm>

namespace ur {
namespace {

void requireVirtualMemory(ur_context_handle_t context) {
  kit::requireFeature(context->devices, UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT);
}

} // namespace

void backend::urVirtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                             ur_device_handle_t hDevice, size_t allocationSize,
                                             ur_virtual_mem_granularity_info_t propName,
                                             size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) {
  requireVirtualMemory(hContext);
  if (hDevice)
    hContext->require(hDevice);
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM:
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED:
    return writer.value(
        backend::granularityOf(hContext, hDevice, std::max<std::size_t>(allocationSize, 1)));
  default:
    writer.raiseUnsupported(propName);
  }
}

void backend::urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                  void **ppStart) {
  requireVirtualMemory(hContext);
  *ppStart = kit::addressSpace().reserve(hContext, pStart, size);
}

void backend::urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) {
  requireVirtualMemory(hContext);
  kit::addressSpace().free(hContext, pStart, size);
}

void backend::urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                              ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                              ur_virtual_mem_access_flags_t flags) {
  requireVirtualMemory(hContext);
  kit::requireContext(hPhysicalMem, hContext);
  const std::size_t granularity = backend::granularityOf(hContext, hPhysicalMem->device, 1);
  if (offset % granularity != 0 || size > hPhysicalMem->size || offset > hPhysicalMem->size - size)
    base::raise(
        UR_RESULT_ERROR_INVALID_VALUE,
        "cannot map {} bytes from offset {} of physical memory with {} bytes: the offset must be a "
        "multiple of {}, and the range must not exceed the memory",
        size, offset, hPhysicalMem->size, granularity);
  kit::addressSpace().map(hContext, pStart, size, hPhysicalMem, offset, flags);
}

void backend::urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) {
  requireVirtualMemory(hContext);
  kit::addressSpace().unmap(hContext, pStart, size);
}

void backend::urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                    ur_virtual_mem_access_flags_t flags) {
  requireVirtualMemory(hContext);
  kit::addressSpace().setAccess(hContext, pStart, size, flags);
}

void backend::urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                  ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                                  size_t *pPropSizeRet) {
  requireVirtualMemory(hContext);
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_VIRTUAL_MEM_INFO_ACCESS_MODE:
    return writer.value(kit::addressSpace().access(hContext, pStart, size));
  default:
    writer.raiseUnsupported(propName);
  }
}

} // namespace ur
