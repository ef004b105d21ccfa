// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "adapters/cuda_like/device.hpp"
#include "runtime/adapter/object.hpp"

// The driver as a platform. It lives as long as the adapter and is not counted.
struct ur_platform_handle_t_ : ur::adapter::Object {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);

  std::span<const ur_device_handle_t> devices() const noexcept { return handles_; }

  const ur_adapter_handle_t adapter;

private:
  std::vector<std::unique_ptr<ur_device_handle_t_>> devices_;
  std::vector<ur_device_handle_t> handles_; // of devices_
};
