// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/common/platform.hpp"
#include "runtime/adapter/object.hpp"

#include <memory>
#include <vector>

// The one adapter of the process. It ends with its last reference and a later urAdapterGet makes a
// new one.
struct ur_adapter_handle_t_ : ur::adapter::Object {
  ur_adapter_handle_t_();

  std::vector<std::unique_ptr<ur_platform_handle_t_>> platforms; // one a driver with a GPU
};

void destroy(ur_adapter_handle_t adapter) noexcept;
