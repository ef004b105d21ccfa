// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/info_writer.hpp"

void destroy(ur_usm_pool_handle_t pool) noexcept { delete pool; }

namespace ur {

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
