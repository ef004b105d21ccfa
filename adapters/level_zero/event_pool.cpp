// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/event_pool.hpp"

namespace ur::level_zero {

UniquePool createPool(ze_context_handle_t context, NativeDevices devices,
                      ze_event_pool_flags_t flags, std::uint32_t count) {
  const ze_event_pool_desc_t description{ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, nullptr,
                                         ZE_EVENT_POOL_FLAG_HOST_VISIBLE | flags, count};
  UniquePool pool;
  UR_ZE_CHECK(zeEventPoolCreate, context, &description, static_cast<std::uint32_t>(devices.size()),
              devices.data(), pool.out());
  return pool;
}

UniqueEvent createEvent(ze_event_pool_handle_t pool, std::uint32_t index) {
  const ze_event_desc_t description{ZE_STRUCTURE_TYPE_EVENT_DESC, nullptr, index,
                                    ZE_EVENT_SCOPE_FLAG_HOST, ZE_EVENT_SCOPE_FLAG_HOST};
  UniqueEvent event;
  UR_ZE_CHECK(zeEventCreate, pool, &description, event.out());
  return event;
}

} // namespace ur::level_zero
