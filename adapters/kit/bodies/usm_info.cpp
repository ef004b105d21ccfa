// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/info_writer.hpp"
#include "base/error.hpp"

namespace ur {

ur_result_t backend::urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                          ur_usm_alloc_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  auto allocation = kit::allocations().find(pMem);
  if (allocation && allocation->context.get() != hContext)
    allocation = nullptr;
  if (propName == UR_USM_ALLOC_INFO_TYPE)
    return write.value(allocation ? allocation->type : UR_USM_TYPE_UNKNOWN);
  if (!allocation)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the pointer belongs to no allocation of this context");
  switch (propName) {
  case UR_USM_ALLOC_INFO_BASE_PTR:
    return write.value(static_cast<void *>(allocation->begin));
  case UR_USM_ALLOC_INFO_SIZE:
    return write.value(allocation->size);
  case UR_USM_ALLOC_INFO_DEVICE:
    if (allocation->type == UR_USM_TYPE_HOST)
      base::raise(UR_RESULT_ERROR_INVALID_VALUE, "host memory belongs to no device");
    return write.value(allocation->device);
  case UR_USM_ALLOC_INFO_POOL:
    if (!allocation->pool())
      base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the memory comes from no pool of the user's");
    return write.value(allocation->pool());
  default:
    write.raiseUnknown(propName);
  }
}

} // namespace ur
