// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The library's identity, from adapters/level_zero/v2/support.yml.

#include "adapters/kit/identity.hpp"

namespace ur {
namespace backend {
extern const ur_dditable_t kDdiTable;
}

namespace kit {

constexpr FeatureAnswer kFeatures[] = {
    {UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, nullptr},
    {UR_DEVICE_INFO_USM_POOL_SUPPORT, nullptr},
    {UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP,
     "Level Zero has no core function that registers host memory"},
    {UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP,
     "the adapter shares file descriptors, which work only on one machine"},
};

constinit const Identity kIdentity{
    .table = backend::kDdiTable,
    .sharing = {.id = ipc::AdapterId{3}, .memfdsOnly = false},
    .backend = UR_BACKEND_LEVEL_ZERO,
    .version = 2,
    .name = "level_zero_v2",
    .title = "Level Zero v2",
    .logName = "LEVEL_ZERO_V2",
    .features = kFeatures,
};

} // namespace kit
} // namespace ur
