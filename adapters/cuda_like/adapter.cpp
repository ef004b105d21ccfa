// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/adapter.hpp"
#include "adapters/kit/identity.hpp"

#include "adapters/kit/log.hpp"

ur_adapter_handle_t_::ur_adapter_handle_t_() : Object(ur::kit::kIdentity.table) {}

std::span<const ur_platform_handle_t> ur_adapter_handle_t_::platforms() {
  std::call_once(looked_, [this] {
    if (!ur::cuda_like::findDriver())
      return;
    platform_ = std::make_unique<ur_platform_handle_t_>(this);
    if (!platform_->devices().empty())
      handle_ = platform_.get();
    ur::kit::log().info("{} has {} devices", ur::cuda_like::kFacts.platform,
                        platform_->devices().size());
  });
  return {&handle_, handle_ ? 1u : 0u};
}
