// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/usm_desc.hpp"

#include "adapters/kit/descriptor.hpp"
#include "base/error.hpp"

#include <bit>

namespace ur::kit {

std::uint32_t alignmentOf(const ur_usm_desc_t *description, std::uint32_t largestAlignment) {
  if (!description)
    return 0;
  // The SYCL runtime leaves the type of this struct zero.
  if (description->stype != ur_structure_type_t{})
    requireType(*description, UR_STRUCTURE_TYPE_USM_DESC, "USM descriptor");
  requireDeclared(description->hints, UR_USM_ADVICE_FLAGS_MASK, "USM hints");
  if (const auto *host =
          findInChain<ur_usm_host_desc_t>(description->pNext, UR_STRUCTURE_TYPE_USM_HOST_DESC))
    requireDeclared(host->flags, UR_USM_HOST_MEM_FLAGS_MASK, "host memory flags");
  if (const auto *device =
          findInChain<ur_usm_device_desc_t>(description->pNext, UR_STRUCTURE_TYPE_USM_DEVICE_DESC))
    requireDeclared(device->flags, UR_USM_DEVICE_MEM_FLAGS_MASK, "device memory flags");
  const std::uint32_t alignment = description->align;
  if (alignment != 0 && !std::has_single_bit(alignment))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the alignment {} is no power of two", alignment);
  if (alignment > largestAlignment)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, "the alignment {} is beyond the largest, {}",
                alignment, largestAlignment);
  return alignment;
}

ur_device_info_t supportQueryOf(ur_usm_type_t type) noexcept {
  switch (type) {
  case UR_USM_TYPE_HOST:
    return UR_DEVICE_INFO_USM_HOST_SUPPORT;
  case UR_USM_TYPE_DEVICE:
    return UR_DEVICE_INFO_USM_DEVICE_SUPPORT;
  default:
    return UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT;
  }
}

} // namespace ur::kit
