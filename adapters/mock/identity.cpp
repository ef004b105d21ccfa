// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/identity.hpp"
#include "adapters/mock/tables.hpp"
#include "adapters/native_cpu/platform.hpp"

namespace ur::kit {

constinit const Identity kIdentity{
    .table = mock::kDdiTable,
    .adapter = ipc::AdapterId{5},
    .backend = UR_BACKEND_NATIVE_CPU,
    .version = 1,
    .name = "mock",
    .title = "Mock",
    .logName = "MOCK",
};

} // namespace ur::kit

constinit const std::string_view ur::native_cpu::kDevicePrefix = "Mock on ";
