// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// Checks the description of a USM allocation, with what is chained to it, and returns the alignment
// that it asks for: 0 for a null description and one that leaves it open. Throws
// UNSUPPORTED_ALIGNMENT beyond `largestAlignment`.
std::uint32_t alignmentOf(const ur_usm_desc_t *description, std::uint32_t largestAlignment);

// UR_DEVICE_INFO_USM_..._SUPPORT: the query that tells whether a device has memory of that type.
ur_device_info_t supportQueryOf(ur_usm_type_t type) noexcept;

} // namespace ur::kit
