// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The library's identity, from adapters/overlay/opencl/support.yml.

#include "adapters/kit/identity.hpp"

namespace ur {
namespace overlay_opencl {
extern const ur_dditable_t kDdiTable;
}

namespace kit {

constexpr FeatureAnswer kFeatures[] = {
    {UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, nullptr},
    {UR_DEVICE_INFO_USM_POOL_SUPPORT, "the vendor's adapter provides pools"},
    {UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP, "the adapter does not implement it"},
    {UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP, "the adapter does not implement it"},
    {UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP, "the vendor's adapter provides peer access"},
    {UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP,
     "the vendor's adapter provides copies without a queue"},
    {UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP, nullptr},
    {UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP, "the overlay shares within one machine"},
};

constinit const Identity kIdentity{
    .table = overlay_opencl::kDdiTable,
    .sharing = {.id = ipc::AdapterId{7}, .memfdsOnly = true},
    .backend = UR_BACKEND_OPENCL,
    .version = 1,
    .name = "overlay_opencl",
    .title = "OpenCL overlay",
    .logName = "OVERLAY_OPENCL",
    .features = kFeatures,
};

} // namespace kit
} // namespace ur
