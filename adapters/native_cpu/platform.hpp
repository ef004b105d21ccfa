// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>

#include "adapters/native_cpu/device.hpp"
#include "runtime/adapter/object.hpp"
#include "runtime/adapter/platform_texts.hpp"

// The one platform. It lives inside the adapter and is not counted.
struct ur_platform_handle_t_ : ur::adapter::Object {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);

  ur::adapter::PlatformTexts texts() const;
  std::span<const ur_device_handle_t> devices() const noexcept { return {&handle_, 1}; }

  const ur_adapter_handle_t adapter;
  ur_device_handle_t_ device;

private:
  const ur_device_handle_t handle_ = &device;
};
