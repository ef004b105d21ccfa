// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>

#include "adapters/cuda_like/device.hpp"
#include "adapters/kit/children.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/kit/platform_texts.hpp"

// The driver as a platform. It lives as long as the adapter and is not counted.
struct ur_platform_handle_t_ : ur::kit::Object {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);

  std::span<const ur_device_handle_t> devices() const noexcept { return devices_.handles(); }

  ur::kit::PlatformTexts texts() const;

  const ur_adapter_handle_t adapter;

private:
  ur::kit::Children<ur_device_handle_t_> devices_;
};
