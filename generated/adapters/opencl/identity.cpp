// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The library's identity, from adapters/opencl/support.yml.

#include "adapters/kit/identity.hpp"

namespace ur {
namespace backend {
extern const ur_dditable_t kDdiTable;
}

namespace kit {

constexpr FeatureAnswer kFeatures[] = {
    {UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "OpenCL cannot reserve addresses without memory"},
    {UR_DEVICE_INFO_USM_POOL_SUPPORT, "OpenCL has no memory pools"},
    {UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP,
     "OpenCL records timestamps only for commands of queues with profiling"},
    {UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, "OpenCL cannot open memory of other processes"},
    {UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP, "OpenCL has no physical memory objects"},
    {UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, "an OpenCL event can be signaled only once"},
    {UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP, "OpenCL cannot open events of other processes"},
    {UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP, "OpenCL does not register host memory"},
    {UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP,
     "OpenCL does not report which devices can access each other's memory"},
    {UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP, "OpenCL copies only through queues"},
    {UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP, "OpenCL cannot open memory of other processes"},
    {UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP, "OpenCL cannot open memory of other processes"},
};

constinit const Identity kIdentity{
    .table = backend::kDdiTable,
    .sharing = {.id = ipc::AdapterId{0}, .memfdsOnly = false},
    .backend = UR_BACKEND_OPENCL,
    .version = 1,
    .name = "opencl",
    .title = "OpenCL",
    .logName = "OPENCL",
    .features = kFeatures,
};

} // namespace kit
} // namespace ur
