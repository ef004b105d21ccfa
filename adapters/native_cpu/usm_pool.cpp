// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/usm_pool.hpp"

#include "adapters/kit/identity.hpp"
#include "adapters/native_cpu/functions.hpp"

ur_usm_pool_handle_t_::ur_usm_pool_handle_t_(ur_context_handle_t owner, std::size_t smallestBlock)
    : Object(ur::kit::kIdentity.table), context(owner), minDriverAllocSize(smallestBlock) {}

namespace ur {

ur_result_t backend::urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                     ur_usm_pool_handle_t *ppPool) {
  // UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK needs nothing: new pages are zero.
  *ppPool = new ur_usm_pool_handle_t_(hContext, kit::smallestBlockOf(*pPoolDesc));
  return UR_RESULT_SUCCESS;
}

} // namespace ur
