// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/platform.hpp"
#include "adapters/kit/handles.hpp"

// Devices that work together, each in its primary context.
struct ur_context_handle_t_ : ur::kit::Context {
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);

  // Waits for all commands of its devices.
  void waitForCommands() const;
};
