// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This function has its own file, because it needs unsupportedReason(), which only adapters
// with optional features define.
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"

namespace ur::kit {

void requireFeature(std::span<const ur_device_handle_t> devices, ur_device_info_t feature) {
  const FeatureAnswer *const answer = featureAnswer(feature);
  const char *reason = answer ? answer->reason : nullptr;
  if (reason)
    throw base::Error(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, falseSupportText(feature, reason));
  for (ur_device_handle_t device : devices) {
    const char *deviceReason = backend::unsupportedReason(device, feature);
    if (!deviceReason)
      return;
    if (!reason)
      reason = deviceReason;
  }
  throw base::Error(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, falseSupportText(feature, reason));
}

} // namespace ur::kit
