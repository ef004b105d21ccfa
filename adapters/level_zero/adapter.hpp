// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/object.hpp"
#include "adapters/level_zero/platform.hpp"

#include <span>

// The one adapter of the process. It ends with its last reference and a later urAdapterGet makes a
// new one.
struct ur_adapter_handle_t_ : ur::kit::Object {
  ur_adapter_handle_t_();
  ~ur_adapter_handle_t_();

  // One a driver with a GPU.
  std::span<const ur_platform_handle_t> platforms() const noexcept { return platforms_.handles(); }

private:
  ur::kit::Children<ur_platform_handle_t_> platforms_;
};

void destroy(ur_adapter_handle_t adapter) noexcept;
