// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>

#include "adapters/cuda_like/device.hpp"
#include "runtime/adapter/children.hpp"
#include "runtime/adapter/object.hpp"
#include "runtime/adapter/platform_texts.hpp"

// The driver as a platform. It lives as long as the adapter and is not counted.
struct ur_platform_handle_t_ : ur::adapter::Object {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);

  std::span<const ur_device_handle_t> devices() const noexcept { return devices_.handles(); }

  ur::adapter::PlatformTexts texts() const;

  const ur_adapter_handle_t adapter;

private:
  ur::adapter::Children<ur_device_handle_t_> devices_;
};
