// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/usm_pool.hpp"

#include "adapters/kit/descriptor.hpp"

namespace ur::kit {

std::size_t smallestBlockOf(const ur_usm_pool_desc_t &description) {
  requireType(description, UR_STRUCTURE_TYPE_USM_POOL_DESC, "pool descriptor");
  requireDeclared(description.flags, UR_USM_POOL_FLAGS_MASK, "pool flags");
  const auto *limits = findInChain<ur_usm_pool_limits_desc_t>(
      description.pNext, UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC);
  return limits ? limits->minDriverAllocSize : 0;
}

ur_result_t writeLevels(const InfoWriter &write, ur_usm_pool_info_t query,
                        const PoolLevels &levels) {
  switch (query) {
  case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP: // free memory goes back at once
  case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:      // 0 = no maximum
    return write.value(std::size_t{0});
  case UR_USM_POOL_INFO_RESERVED_CURRENT_EXP:
    return write.value(levels.reserved.current());
  case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
    return write.value(levels.reserved.high());
  case UR_USM_POOL_INFO_USED_CURRENT_EXP:
    return write.value(levels.used.current());
  case UR_USM_POOL_INFO_USED_HIGH_EXP:
    return write.value(levels.used.high());
  default:
    write.raiseUnknown(query);
  }
}

} // namespace ur::kit
