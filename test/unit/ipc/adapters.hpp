// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

namespace ur::ipc {

// One that shares memfds and nothing else, and one that shares descriptors of any kind.
inline constexpr AdapterTraits kMemfdAdapter{.id = AdapterId{1}, .memfdsOnly = true};
inline constexpr AdapterTraits kAnyFdAdapter{.id = AdapterId{4}, .memfdsOnly = false};

} // namespace ur::ipc
