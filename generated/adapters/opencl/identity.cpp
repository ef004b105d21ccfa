// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// What adapters/opencl/support.yml says about the library.

#include "adapters/kit/identity.hpp"
#include "generated/adapters/opencl/functions.hpp"

namespace ur::kit {

constinit const Identity kIdentity{
    .table = backend::kDdiTable,
    .adapter = ipc::AdapterId{0},
    .backend = UR_BACKEND_OPENCL,
    .version = 1,
    .name = "opencl",
    .title = "OpenCL",
    .logName = "OPENCL",
};

} // namespace ur::kit
