// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/usm_pool.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"

ur_usm_pool_handle_t_::ur_usm_pool_handle_t_(ur_context_handle_t owner,
                                             const ur_usm_pool_desc_t &description)
    : Object(ur::kit::kIdentity.table), context(owner),
      minDriverAllocSize(ur::kit::smallestBlockOf(description)),
      zeroInitialized((description.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) != 0) {}

namespace ur {

ur_result_t backend::urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                     ur_usm_pool_handle_t *ppPool) {
  *ppPool = new ur_usm_pool_handle_t_(hContext, *pPoolDesc);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
  pPool->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
  if (pPool->release())
    destroy(pPool);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_USM_POOL_INFO_REFERENCE_COUNT:
    return write.value(hPool->references());
  case UR_USM_POOL_INFO_CONTEXT:
    return write.value(hPool->context.get());
  default:
    return kit::writeLevels(write, propName, hPool->levels);
  }
}

} // namespace ur
