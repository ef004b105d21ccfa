// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/context.hpp"
#include "fakes/level_zero/descriptors.hpp"
#include "fakes/level_zero/event.hpp"
#include "fakes/level_zero/exports.hpp"
#include "fakes/level_zero/mapping.hpp"

#include <atomic>
#include <cstdint>
#include <memory>

namespace host_driver {

// The state of an event, in memory that each process with the pool maps.
struct EventSlot {
  std::atomic<std::uint32_t> signaled;
  std::atomic<std::uint32_t> wakes;
  std::atomic<std::uint64_t> start;
  std::atomic<std::uint64_t> end;
};
static_assert(std::atomic<std::uint64_t>::is_always_lock_free);

struct EventPool : Object {
  static constexpr Kind kKind = Kind::EventPool;
  EventPool(std::shared_ptr<Context> context, std::uint32_t eventCount)
      : Object(kKind, std::move(context)), count(eventCount) {}

  EventSlot *slots() const { return reinterpret_cast<EventSlot *>(pages.data()); }

  const std::uint32_t count;
  ze_event_pool_flags_t flags = 0;
  // The flags of a pool for counter-based events; 0 for other pools.
  std::uint32_t counterBasedFlags = 0;
  bool opened = false;
  OwnedFd file;
  Mapping pages;
  Export exportState;
};

// The common part of zeEventPoolDestroy and zeEventPoolCloseIpcHandle.
void destroyPool(ze_event_pool_handle_t hEventPool, const char *function);

} // namespace host_driver
