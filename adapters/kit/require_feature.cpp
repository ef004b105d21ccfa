// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Apart from share.cpp, because only adapters with such features define whyUnsupported.
#include "adapters/kit/share.hpp"
#include "base/error.hpp"

namespace ur::kit {
namespace {

const char *nameOf(ur_device_info_t feature) {
  switch (feature) {
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
    return "IPC of memory";
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    return "IPC of physical memory";
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    return "IPC of events";
  default:
    return "virtual memory";
  }
}

} // namespace

void requireFeature(std::span<const ur_device_handle_t> devices, ur_device_info_t feature) {
  const char *reason = nullptr;
  for (ur_device_handle_t device : devices) {
    const char *missing = backend::whyUnsupported(device, feature);
    if (!missing)
      return;
    if (!reason)
      reason = missing;
  }
  base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "this device does not offer {}: {}",
              nameOf(feature), reason);
}

} // namespace ur::kit
