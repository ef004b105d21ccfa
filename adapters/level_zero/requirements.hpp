// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <string_view>

#include "adapters/level_zero/capabilities.hpp"
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/device.hpp"
#include "base/error.hpp"

namespace ur::level_zero {

// Throw UNSUPPORTED_FEATURE with what the probe found, unless the device, or some device of the
// context, has that capability: requireCapability(device, &Capabilities::event, "IPC of events").
inline void requireCapability(ur_device_handle_t device, Answer Capabilities::*capability,
                              std::string_view what) {
  const Answer &answer = device->capabilities().*capability;
  if (!answer.supported)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "this device does not offer {}: {}", what,
                answer.reason);
}

inline void requireCapability(ur_context_handle_t context, Answer Capabilities::*capability,
                              std::string_view what) {
  const auto offers = [capability](ur_device_handle_t device) {
    return (device->capabilities().*capability).supported;
  };
  if (std::ranges::none_of(context->devices, offers))
    requireCapability(context->devices.front(), capability, what);
}

} // namespace ur::level_zero
