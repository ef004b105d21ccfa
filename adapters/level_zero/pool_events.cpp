// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/pool_events.hpp"

namespace ur::level_zero {
namespace {

constexpr std::uint32_t kPoolSize = 64;

} // namespace

UniquePool createPool(ze_context_handle_t context, ze_event_pool_flags_t flags,
                      std::uint32_t count) {
  const ze_event_pool_desc_t description{ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, nullptr,
                                         ZE_EVENT_POOL_FLAG_HOST_VISIBLE | flags, count};
  ze_event_pool_handle_t pool = nullptr;
  UR_ZE_CHECK(zeEventPoolCreate, context, &description, 0, nullptr, &pool);
  return UniquePool(pool);
}

UniqueEvent createEvent(ze_event_pool_handle_t pool, std::uint32_t index) {
  const ze_event_desc_t description{ZE_STRUCTURE_TYPE_EVENT_DESC, nullptr, index,
                                    ZE_EVENT_SCOPE_FLAG_HOST, ZE_EVENT_SCOPE_FLAG_HOST};
  ze_event_handle_t event = nullptr;
  UR_ZE_CHECK(zeEventCreate, pool, &description, &event);
  return UniqueEvent(event);
}

UniqueEvent PoolEventMaker::make(ur_device_handle_t, bool timed) {
  Pools &pools = pools_[timed ? 1 : 0];
  if (pools.all.empty() || pools.used == kPoolSize) {
    const ze_event_pool_flags_t flags = timed ? unsigned{ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP} : 0u;
    pools.all.push_back(createPool(context_, flags, kPoolSize));
    pools.used = 0;
  }
  UniqueEvent event = createEvent(pools.all.back().get(), pools.used);
  ++pools.used;
  return event;
}

} // namespace ur::level_zero
