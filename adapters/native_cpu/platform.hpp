// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>

#include "adapters/kit/object.hpp"
#include "adapters/kit/platform_texts.hpp"
#include "adapters/native_cpu/device.hpp"

// The one platform. It lives inside the adapter and is not counted.
struct ur_platform_handle_t_ : ur::kit::Object {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);

  ur::kit::PlatformTexts texts() const;
  std::span<const ur_device_handle_t> devices() const noexcept { return {&handle_, 1}; }

  const ur_adapter_handle_t adapter;
  ur_device_handle_t_ device;

private:
  const ur_device_handle_t handle_ = &device;
};
