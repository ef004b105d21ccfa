// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

namespace ur::ipc {

// An adapter that exports only memfds, and one that exports descriptors of any kind.
inline constexpr AdapterTraits kMemfdAdapter{.id = AdapterId{1}, .memfdsOnly = true};
inline constexpr AdapterTraits kAnyFdAdapter{.id = AdapterId{4}, .memfdsOnly = false};

} // namespace ur::ipc
