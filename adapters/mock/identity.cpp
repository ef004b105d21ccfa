// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/identity.hpp"

#include "adapters/mock/tables.hpp"

namespace ur::native_cpu {

constinit const Identity kIdentity{
    .table = mock::kDdiTable,
    .adapter = ipc::AdapterId::Mock,
    .logName = "MOCK",
    .platformName = "Mock",
    .devicePrefix = "Mock on ",
    .uuidName = "ur mock",
};

} // namespace ur::native_cpu
