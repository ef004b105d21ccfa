// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// Checks the members of structs in pNext chains.

#include "generated/base/validity.hpp"
#include "runtime/layers/validation/parameters.hpp"

namespace ur::validation {
namespace {

ChainFault check(const ur_usm_device_desc_t &node) noexcept {
  if (node.flags & UR_USM_DEVICE_MEM_FLAGS_MASK)
    return {"ur_usm_device_desc_t.flags", "declared",
            "ur_usm_device_mem_flags_t declares only the bits 0x7",
            UR_RESULT_ERROR_INVALID_ENUMERATION, bits(node.flags)};
  return {};
}

ChainFault check(const ur_usm_host_desc_t &node) noexcept {
  if (node.flags & UR_USM_HOST_MEM_FLAGS_MASK)
    return {"ur_usm_host_desc_t.flags", "declared",
            "ur_usm_host_mem_flags_t declares only the bits 0x1",
            UR_RESULT_ERROR_INVALID_ENUMERATION, bits(node.flags)};
  return {};
}

} // namespace

ChainFault checkNode(const ur_base_desc_t &node) noexcept {
  switch (static_cast<int>(node.stype)) {
  case UR_STRUCTURE_TYPE_USM_DEVICE_DESC:
    return check(reinterpret_cast<const ur_usm_device_desc_t &>(node));
  case UR_STRUCTURE_TYPE_USM_HOST_DESC:
    return check(reinterpret_cast<const ur_usm_host_desc_t &>(node));
  default:
    return {};
  }
}

} // namespace ur::validation
