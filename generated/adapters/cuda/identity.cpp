// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// What adapters/cuda/support.yml says about the library.

#include "adapters/kit/identity.hpp"
#include "generated/adapters/cuda/functions.hpp"

namespace ur::kit {

constinit const Identity kIdentity{
    .table = backend::kDdiTable,
    .adapter = ipc::AdapterId{4},
    .backend = UR_BACKEND_CUDA,
    .version = 1,
    .name = "cuda",
    .title = "CUDA",
    .logName = "CUDA",
};

} // namespace ur::kit
