// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The library's identity, from test/toy_adapter/support.yml.

#include "adapters/kit/identity.hpp"

namespace ur {
namespace backend {
extern const ur_dditable_t kDdiTable;
}

namespace kit {

constexpr FeatureAnswer kFeatures[] = {
    {UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "the system chooses the addresses of mapped files"},
    {UR_DEVICE_INFO_USM_POOL_SUPPORT, "every allocation is a separate file"},
    {UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP, "events have no times"},
    {UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP, "physical memory needs virtual memory"},
    {UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, "events are complete from the start"},
    {UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP,
     "all commands are complete before another process could wait for them"},
    {UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP, "every allocation is a separate file"},
    {UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP, "there is only one device"},
    {UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP, "queues copy at once"},
    {UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP, "the adapter's files cannot have seals"},
    {UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP, "files cannot be shared between machines"},
};

constinit const Identity kIdentity{
    .table = backend::kDdiTable,
    .sharing = {.id = ipc::AdapterId{255}, .memfdsOnly = false},
    .backend = UR_BACKEND_NATIVE_CPU,
    .version = 1,
    .name = "toy",
    .title = "Toy",
    .logName = "TOY",
    .features = kFeatures,
};

} // namespace kit
} // namespace ur
