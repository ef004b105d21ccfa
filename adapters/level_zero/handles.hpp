// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/result.hpp"
#include "base/unique_handle.hpp"

namespace ur::level_zero {

template <auto kRelease> struct Release {
  template <typename Handle> void operator()(Handle handle) const noexcept {
    noteFailure("the end of an object", (functions().*kRelease)(handle));
  }
};
template <typename Handle, auto kRelease>
using UniqueHandle = base::UniqueHandle<Handle, Release<kRelease>{}>;

using UniqueContext = UniqueHandle<ze_context_handle_t, &Functions::zeContextDestroy>;
using UniqueQueue = UniqueHandle<ze_command_queue_handle_t, &Functions::zeCommandQueueDestroy>;
using UniqueList = UniqueHandle<ze_command_list_handle_t, &Functions::zeCommandListDestroy>;
using UniqueFence = UniqueHandle<ze_fence_handle_t, &Functions::zeFenceDestroy>;
using UniqueEvent = UniqueHandle<ze_event_handle_t, &Functions::zeEventDestroy>;
using UniquePool = UniqueHandle<ze_event_pool_handle_t, &Functions::zeEventPoolDestroy>;
using OpenedPool = UniqueHandle<ze_event_pool_handle_t, &Functions::zeEventPoolCloseIpcHandle>;

} // namespace ur::level_zero
