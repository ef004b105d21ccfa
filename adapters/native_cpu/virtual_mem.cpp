// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/info_writer.hpp"
#include "adapters/native_cpu/address_space.hpp"
#include "adapters/native_cpu/functions.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "adapters/native_cpu/physical_mem.hpp"
#include "base/error.hpp"

namespace ur {

ur_result_t backend::urVirtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice, size_t,
                                                    ur_virtual_mem_granularity_info_t propName,
                                                    size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) {
  if (hDevice)
    hContext->require(hDevice);
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM:
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED:
    return write.value(pageSize());
  default:
    write.raiseUnknown(propName);
  }
}

ur_result_t backend::urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, void **ppStart) {
  *ppStart = addressSpace().reserve(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urVirtualMemFree(ur_context_handle_t hContext, const void *pStart,
                                      size_t size) {
  addressSpace().free(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                     ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                     ur_virtual_mem_access_flags_t flags) {
  if (hPhysicalMem->context.get() != hContext)
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT, "the physical memory belongs to another context");
  if (!isMultiple(offset, pageSize()) || size > hPhysicalMem->size ||
      offset > hPhysicalMem->size - size)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "{} bytes from {} on are no granules of the physical memory, which has {} bytes "
                "in granules of {}",
                size, offset, hPhysicalMem->size, pageSize());
  addressSpace().map(hContext, pStart, size, hPhysicalMem->file.get(), offset, flags);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart,
                                       size_t size) {
  addressSpace().unmap(hContext, pStart, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart,
                                           size_t size, ur_virtual_mem_access_flags_t flags) {
  addressSpace().setAccess(hContext, pStart, size, flags);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, ur_virtual_mem_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_VIRTUAL_MEM_INFO_ACCESS_MODE:
    return write.value(addressSpace().access(hContext, pStart, size));
  default:
    write.raiseUnknown(propName);
  }
}

} // namespace ur
