// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// What adapters/native_cpu/support.yml says about the library.

#include "adapters/kit/identity.hpp"
#include "generated/adapters/native_cpu/functions.hpp"

namespace ur::kit {

constinit const Identity kIdentity{
    .table = backend::kDdiTable,
    .adapter = ipc::AdapterId{1},
    .backend = UR_BACKEND_NATIVE_CPU,
    .version = 1,
    .name = "native_cpu",
    .title = "Native CPU",
    .logName = "NATIVE_CPU",
};

} // namespace ur::kit
