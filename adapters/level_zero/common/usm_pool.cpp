// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/usm_pool.hpp"

#include <utility>

#include "generation.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/info_writer.hpp"

void ur_usm_pool_handle_t_::Level::add(std::size_t bytes) noexcept {
  const std::size_t now = current_.fetch_add(bytes) + bytes;
  std::size_t high = high_.load();
  while (high < now && !high_.compare_exchange_weak(high, now)) {
  }
}

ur_usm_pool_handle_t_::ur_usm_pool_handle_t_(ur_context_handle_t owner, std::size_t smallestBlock,
                                             bool zeroed)
    : Object(ur::lz::kDdiTable), context(owner), minDriverAllocSize(smallestBlock),
      zeroInitialized(zeroed) {}

void destroy(ur_usm_pool_handle_t pool) noexcept { delete pool; }

namespace ur {

ze::PoolShare::PoolShare(ur_usm_pool_handle_t pool, std::size_t reserved, std::size_t used) noexcept
    : pool_(pool), reserved_(reserved), used_(used) {
  pool->reserved.add(reserved);
  pool->used.add(used);
}

ze::PoolShare &ze::PoolShare::operator=(PoolShare &&other) noexcept {
  std::swap(pool_, other.pool_);
  std::swap(reserved_, other.reserved_);
  std::swap(used_, other.used_);
  return *this;
}

ze::PoolShare::~PoolShare() {
  if (!pool_)
    return;
  pool_->reserved.subtract(reserved_);
  pool_->used.subtract(used_);
}

ur_result_t lz::urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                ur_usm_pool_handle_t *ppPool) {
  adapter::requireType(*pPoolDesc, UR_STRUCTURE_TYPE_USM_POOL_DESC, "pool descriptor");
  adapter::requireDeclared(pPoolDesc->flags, UR_USM_POOL_FLAGS_MASK, "pool flags");
  // The limit of what is worth keeping for reuse, maxPoolableSize, has no effect since nothing is
  // kept.
  const auto *limits = adapter::findInChain<ur_usm_pool_limits_desc_t>(
      pPoolDesc->pNext, UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC);
  *ppPool =
      new ur_usm_pool_handle_t_(hContext, limits ? limits->minDriverAllocSize : 0,
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
  case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP: // free memory goes back at once
  case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:      // 0 = no maximum
    return write.value(size_t{0});
  case UR_USM_POOL_INFO_RESERVED_CURRENT_EXP:
    return write.value(hPool->reserved.current());
  case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
    return write.value(hPool->reserved.high());
  case UR_USM_POOL_INFO_USED_CURRENT_EXP:
    return write.value(hPool->used.current());
  case UR_USM_POOL_INFO_USED_HIGH_EXP:
    return write.value(hPool->used.high());
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

} // namespace ur
