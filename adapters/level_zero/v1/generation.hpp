// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Which of the two adapters the common bodies are compiled for: this folder is on the include path
// of the first one alone.

#include "adapters/common/handle.hpp"
#include "generated/adapters/level_zero/functions.hpp"
#include "generated/adapters/level_zero/support.hpp"

namespace ur {
namespace lz = level_zero;
}

namespace ur::ze {

inline constexpr const char *kLogName = "LEVEL_ZERO";
inline constexpr ipc::AdapterId kAdapterId = ipc::AdapterId::LevelZero;
inline constexpr std::uint32_t kAdapterVersion = 1;

} // namespace ur::ze
