// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/identity.hpp"

#include "generated/adapters/native_cpu/functions.hpp"

namespace ur::native_cpu {

constinit const Identity kIdentity{
    .table = kDdiTable,
    .adapter = ipc::AdapterId::NativeCpu,
    .logName = "NATIVE_CPU",
    .platformName = "Native CPU",
    .devicePrefix = "",
    .uuidName = "ur native_cpu",
};

} // namespace ur::native_cpu
