// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/usm_pool.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "base/error.hpp"

#include <span>

namespace ur::kit {
namespace {

// Returns the minimum size of a pool's allocations, in bytes. maxPoolableSize has no effect,
// because pools keep no free memory.
std::size_t minAllocSizeOf(const ur_usm_pool_desc_t &description,
                           std::span<const ur_device_handle_t> devices) {
  requireType(description, UR_STRUCTURE_TYPE_USM_POOL_DESC, "pool descriptor");
  requireDeclared(description.flags, UR_USM_POOL_FLAGS_MASK, "pool flags");
  const auto *limits = findInChain<ur_usm_pool_limits_desc_t>(
      description.pNext, UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC);
  const std::size_t minSize = limits ? limits->minDriverAllocSize : 0;
  for (ur_device_handle_t device : devices)
    if (const std::size_t maxSize = backend::usmLimits(device, UR_USM_TYPE_DEVICE).size;
        minSize > maxSize)
      base::raise(
          UR_RESULT_ERROR_INVALID_VALUE,
          "minDriverAllocSize is {} bytes, but the largest allocation on this device is {} bytes",
          minSize, maxSize);
  return minSize;
}

void writeLevels(const InfoWriter &writer, ur_usm_pool_info_t query, const PoolLevels &levels) {
  switch (query) {
  case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP: // pools keep no free memory
  case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:      // 0 = no maximum
    return writer.value(std::size_t{0});
  case UR_USM_POOL_INFO_RESERVED_CURRENT_EXP:
    return writer.value(levels.reserved.current());
  case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
    return writer.value(levels.reserved.high());
  case UR_USM_POOL_INFO_USED_CURRENT_EXP:
    return writer.value(levels.used.current());
  case UR_USM_POOL_INFO_USED_HIGH_EXP:
    return writer.value(levels.used.high());
  default:
    writer.raiseUnsupported(query);
  }
}

} // namespace
} // namespace ur::kit

ur_usm_pool_handle_t_::ur_usm_pool_handle_t_(ur_context_handle_t owner,
                                             const ur_usm_pool_desc_t &description)
    : Object(ur::kit::kIdentity.table), context(owner),
      minDriverAllocSize(ur::kit::minAllocSizeOf(description, owner->devices)),
      zeroInitialized((description.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) != 0) {}

namespace ur {

void backend::urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                              ur_usm_pool_handle_t *ppPool) {
  *ppPool = new ur_usm_pool_handle_t_(hContext, *pPoolDesc);
}

void backend::urUSMPoolRetain(ur_usm_pool_handle_t pPool) { pPool->retain(); }
void backend::urUSMPoolRelease(ur_usm_pool_handle_t pPool) { kit::release(pPool); }

void backend::urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                               size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_USM_POOL_INFO_REFERENCE_COUNT:
    return writer.value(hPool->references());
  case UR_USM_POOL_INFO_CONTEXT:
    return writer.value(hPool->context.get());
  default:
    return kit::writeLevels(writer, propName, hPool->levels);
  }
}

} // namespace ur
