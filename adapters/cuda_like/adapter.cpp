// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/adapter.hpp"

#include "adapters/cuda_like/log.hpp"

ur_adapter_handle_t_::ur_adapter_handle_t_() : Object(ur::backend::kDdiTable) {}

std::span<const ur_platform_handle_t> ur_adapter_handle_t_::platforms() {
  std::call_once(looked_, [this] {
    if (!ur::cuda_like::findDriver())
      return;
    platform_ = std::make_unique<ur_platform_handle_t_>(this);
    if (!platform_->devices().empty())
      handle_ = platform_.get();
    ur::cuda_like::log().info("{} has {} devices", ur::backend::kPlatformName,
                              platform_->devices().size());
  });
  return {&handle_, handle_ ? 1u : 0u};
}
