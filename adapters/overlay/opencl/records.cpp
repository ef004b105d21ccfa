// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/page_runs.hpp"

namespace ur {
namespace overlay_opencl {
namespace {

using overlay::deviceInfo;

// The overlay shares host memory, so the device must be able to access all of it.
const char *sharingUnsupportedReasonOf(ur_device_handle_t device) {
  const auto type = deviceInfo(device, UR_DEVICE_INFO_TYPE, UR_DEVICE_TYPE_CUSTOM);
  if (type != UR_DEVICE_TYPE_CPU)
    return "only CPUs share memory and events through this overlay";
  const auto access = deviceInfo(device, UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT,
                                 ur_device_usm_access_capability_flags_t{0});
  if (!(access & UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS))
    return "the vendor's driver cannot access all memory of the host (no system USM)";
  return nullptr;
}

} // namespace
} // namespace overlay_opencl

kit::UsmLimits backend::usmLimits(ur_device_handle_t device, ur_usm_type_t) {
  return {device->maxAllocation, kit::kLargestRunAlignment};
}

} // namespace ur

ur_device_handle_t_::ur_device_handle_t_(ur_device_handle_t vendorDevice)
    : Object(ur::kit::kIdentity.table), vendorHandle(vendorDevice),
      maxAllocation(ur::overlay::deviceInfo(vendorDevice, UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE,
                                            std::uint64_t{0})),
      sharingUnsupportedReason_(ur::overlay_opencl::sharingUnsupportedReasonOf(vendorDevice)) {}

ur_context_handle_t_::ur_context_handle_t_(ur_context_handle_t vendorContext)
    : Object(ur::kit::kIdentity.table), vendorHandle(vendorContext),
      devices(ur::overlay::devicesOf(vendorContext)) {}
