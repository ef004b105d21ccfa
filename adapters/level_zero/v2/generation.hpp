// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Which of the two adapters the common bodies are compiled for: this folder is on the include path
// of the second one alone.

#include "adapters/common/handle.hpp"
#include "generated/adapters/level_zero_v2/functions.hpp"
#include "generated/adapters/level_zero_v2/support.hpp"

namespace ur {
namespace lz = level_zero_v2;
}

namespace ur::ze {

inline constexpr const char *kLogName = "LEVEL_ZERO_V2";
inline constexpr ipc::AdapterId kAdapterId = ipc::AdapterId::LevelZeroV2;
inline constexpr std::uint32_t kAdapterVersion = 2;

} // namespace ur::ze
