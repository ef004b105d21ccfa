// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/usm_pool.hpp"

#include "adapters/native_cpu/identity.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "runtime/adapter/info_writer.hpp"

ur_usm_pool_handle_t_::ur_usm_pool_handle_t_(ur_context_handle_t owner, std::size_t smallestBlock)
    : Object(ur::native_cpu::kIdentity.table), context(owner), minDriverAllocSize(smallestBlock) {}

void destroy(ur_usm_pool_handle_t pool) noexcept { delete pool; }

namespace ur {

ur_result_t native_cpu::urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                        ur_usm_pool_handle_t *ppPool) {
  // UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK needs nothing: new pages are zero.
  *ppPool = new ur_usm_pool_handle_t_(hContext, adapter::smallestBlockOf(*pPoolDesc));
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
  pPool->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
  if (pPool->release())
    destroy(pPool);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
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
