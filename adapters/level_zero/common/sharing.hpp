// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <string_view>

#include "adapters/level_zero/common/capabilities.hpp"
#include "adapters/level_zero/common/context.hpp"
#include "adapters/level_zero/common/device.hpp"
#include "runtime/adapter/error.hpp"

namespace ur::ze {

// Throw UNSUPPORTED_FEATURE with what the probe found, unless the device, or some device of the
// context, shares objects of that kind: requireSharing(device, &Capabilities::event, "events").
inline void requireSharing(ur_device_handle_t device, Answer Capabilities::*kind,
                           std::string_view what) {
  const Answer &answer = device->capabilities().*kind;
  if (!answer.supported)
    adapter::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "{} of this device cannot be shared: {}",
                   what, answer.reason);
}

inline void requireSharing(ur_context_handle_t context, Answer Capabilities::*kind,
                           std::string_view what) {
  const auto shares = [kind](ur_device_handle_t device) {
    return (device->capabilities().*kind).supported;
  };
  if (std::ranges::none_of(context->devices, shares))
    requireSharing(context->devices.front(), kind, what);
}

} // namespace ur::ze
