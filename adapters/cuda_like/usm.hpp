// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/context.hpp"

#include <cstdint>

namespace ur::cuda_like {

// How a device can use a kind of USM memory: the answer to UR_DEVICE_INFO_USM_..._SUPPORT.
ur_device_usm_access_capability_flags_t usmAccess(const ur_device_handle_t_ &device,
                                                  ur_device_info_t query);

// What the drivers align device memory to, at least.
inline constexpr std::uint32_t kAlignment = 256;

} // namespace ur::cuda_like
