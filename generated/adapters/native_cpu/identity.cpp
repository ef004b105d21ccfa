// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The library's identity, from adapters/native_cpu/support.yml.

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
    {UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP, "a fabric cannot share the memory of the host"},
};

constinit const Identity kIdentity{
    .table = backend::kDdiTable,
    .sharing = {.id = ipc::AdapterId{1}, .memfdsOnly = true},
    .backend = UR_BACKEND_NATIVE_CPU,
    .version = 1,
    .name = "native_cpu",
    .title = "Native CPU",
    .logName = "NATIVE_CPU",
    .features = kFeatures,
};

} // namespace kit
} // namespace ur
