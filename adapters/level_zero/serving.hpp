// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::level_zero {

// Two adapters serve the same devices; a program shall see each device once.
// UR_LOADER_USE_LEVEL_ZERO_V2 decides (1: the second one, 0: the first one). Unset, the first one
// steps back where the second one is loaded too.
bool servesThisProcess();

} // namespace ur::level_zero
