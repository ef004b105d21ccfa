// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>

#include "adapters/kit/object.hpp"
#include "adapters/native_cpu/platform.hpp"

// The one adapter of the process. It ends with its last reference and a later urAdapterGet makes a
// new one.
struct ur_adapter_handle_t_ : ur::kit::Object {
  ur_adapter_handle_t_();
  ~ur_adapter_handle_t_();

  std::span<const ur_platform_handle_t> platforms() const noexcept { return {&handle_, 1}; }

  ur_platform_handle_t_ platform;

private:
  const ur_platform_handle_t handle_ = &platform;
};

void destroy(ur_adapter_handle_t adapter) noexcept;
