// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_handle.hpp"

#include <unified-runtime/ur_api.h>

namespace ur::support {

// Types that own one reference to an object of the API.
//
//   Queue queue;
//   UR_CHECK(urQueueCreate(context, device, nullptr, queue.out()));
//   UR_CHECK(urQueueFinish(queue.get()));
using Adapter = base::UniqueHandle<ur_adapter_handle_t, urAdapterRelease>;
using Context = base::UniqueHandle<ur_context_handle_t, urContextRelease>;
using Queue = base::UniqueHandle<ur_queue_handle_t, urQueueRelease>;
using Event = base::UniqueHandle<ur_event_handle_t, urEventRelease>;
using UsmPool = base::UniqueHandle<ur_usm_pool_handle_t, urUSMPoolRelease>;
using PhysicalMem = base::UniqueHandle<ur_physical_mem_handle_t, urPhysicalMemRelease>;
using Mem = base::UniqueHandle<ur_mem_handle_t, urMemRelease>;

} // namespace ur::support
