// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

namespace ur::ipc {

// The traits of an adapter that exports only memfds, and of one that exports any descriptor.
inline constexpr AdapterTraits kMemfdAdapter{.id = AdapterId{1}, .memfdsOnly = true};
inline constexpr AdapterTraits kAnyFdAdapter{.id = AdapterId{4}, .memfdsOnly = false};

} // namespace ur::ipc
