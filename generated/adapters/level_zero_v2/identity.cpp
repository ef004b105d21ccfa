// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// What adapters/level_zero/v2/support.yml says about the library.

#include "adapters/kit/identity.hpp"
#include "generated/adapters/level_zero_v2/functions.hpp"

namespace ur::kit {

constinit const Identity kIdentity{
    .table = backend::kDdiTable,
    .adapter = ipc::AdapterId{3},
    .backend = UR_BACKEND_LEVEL_ZERO,
    .version = 2,
    .name = "level_zero_v2",
    .title = "Level Zero v2",
    .logName = "LEVEL_ZERO_V2",
};

} // namespace ur::kit
