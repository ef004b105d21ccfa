// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/usm_pool.hpp"

#include "generation.hpp"
#include "runtime/adapter/info_writer.hpp"

ur_usm_pool_handle_t_::ur_usm_pool_handle_t_(ur_context_handle_t owner, std::size_t smallestBlock,
                                             bool zeroed)
    : Object(ur::lz::kDdiTable), context(owner), minDriverAllocSize(smallestBlock),
      zeroInitialized(zeroed) {}

void destroy(ur_usm_pool_handle_t pool) noexcept { delete pool; }

namespace ur {

ur_result_t lz::urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                ur_usm_pool_handle_t *ppPool) {
  *ppPool =
      new ur_usm_pool_handle_t_(hContext, adapter::smallestBlockOf(*pPoolDesc),
                                (pPoolDesc->flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) != 0);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
  pPool->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
  if (pPool->release())
    destroy(pPool);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                 size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_USM_POOL_INFO_REFERENCE_COUNT:
    return write.value(hPool->references());
  case UR_USM_POOL_INFO_CONTEXT:
    return write.value(hPool->context.get());
  default:
    return adapter::writeLevels(write, propName, hPool->levels);
  }
}

} // namespace ur
