// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// What adapters/level_zero/v1/support.yml says about the library.

#include "adapters/kit/identity.hpp"
#include "generated/adapters/level_zero/functions.hpp"

namespace ur::kit {

constinit const Identity kIdentity{
    .table = backend::kDdiTable,
    .adapter = ipc::AdapterId{2},
    .backend = UR_BACKEND_LEVEL_ZERO,
    .version = 1,
    .name = "level_zero",
    .title = "Level Zero",
    .logName = "LEVEL_ZERO",
};

} // namespace ur::kit
