// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>

#include <level_zero/ze_api.h>

namespace host_driver {

inline constexpr std::size_t kMaxFillPatternSize = 128;
inline constexpr std::uint32_t kQueueGroups = 2;
inline constexpr std::uint32_t kCopyGroup = 1; // has only copy engines
inline constexpr std::uint32_t kQueuesPerGroup = 4;

// The memory size of a device, and the maximum size of an allocation.
std::uint64_t deviceMemorySize();

} // namespace host_driver
