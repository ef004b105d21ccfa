// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <memory>
#include <mutex>
#include <span>

#include "adapters/cuda_like/platform.hpp"
#include "adapters/kit/object.hpp"

// The one adapter of the process. It ends with its last reference and a later urAdapterGet makes a
// new one.
struct ur_adapter_handle_t_ : ur::kit::Object {
  ur_adapter_handle_t_();

  // The driver, if it has a device. The first call looks for it: what a driver costs is paid by
  // programs that ask for its platforms.
  std::span<const ur_platform_handle_t> platforms();

private:
  std::once_flag looked_;
  std::unique_ptr<ur_platform_handle_t_> platform_;
  ur_platform_handle_t handle_ = nullptr; // of platform_ if it has devices
};

void destroy(ur_adapter_handle_t adapter) noexcept;
