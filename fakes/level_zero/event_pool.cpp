// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/event_pool.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/chain.hpp"
#include "fakes/level_zero/counter_based_event.hpp"
#include "fakes/level_zero/futex.hpp"
#include "fakes/level_zero/memory_file.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <string>

#include <sys/mman.h>

namespace host_driver {

namespace newer = ur::level_zero::newer;

namespace {

constexpr ze_event_pool_flags_t kTimestampFlags =
    std::uint32_t{newer::kEventPoolKernelMappedTimestamp} | ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP;
constexpr ze_event_pool_flags_t kKnownPoolFlags =
    ZE_EVENT_POOL_FLAG_HOST_VISIBLE | ZE_EVENT_POOL_FLAG_IPC | kTimestampFlags;

// An event of a pool. It stays signaled until the application or a command resets it.
class PoolEvent : public Event {
public:
  PoolEvent(std::shared_ptr<EventPool> pool, std::uint32_t index)
      : Event(pool), flags_(pool->flags), imported_(pool->opened), slot_(pool->slots()[index]) {}

  bool isImported() const override { return imported_; }

  bool isHostVisible() const override { return (flags_ & ZE_EVENT_POOL_FLAG_HOST_VISIBLE) != 0; }
  bool hasTimestamps() const override { return (flags_ & kTimestampFlags) != 0; }

  void requireSignalFrom(const ListTraits &) const override {}
  std::uint64_t submitSignal() override { return 0; }
  std::uint64_t latestPoint() const override { return 0; }
  bool hasReached(std::uint64_t) const override { return slot_.signaled.load() != 0; }

  void complete(std::uint64_t, TimeSpan span) override {
    slot_.start = span.start;
    slot_.end = span.end;
    slot_.signaled = 1;
    ++slot_.wakes;
    futexWakeAll(slot_.wakes);
  }

  void reset() override { slot_.signaled = 0; }
  TimeSpan timestamps() const override { return {slot_.start.load(), slot_.end.load()}; }
  const std::atomic<std::uint32_t> &wakeWord() const override { return slot_.wakes; }

private:
  const ze_event_pool_flags_t flags_;
  const bool imported_;
  EventSlot &slot_;
};

} // namespace

ze_result_t eventPoolCreate(ze_context_handle_t hContext, const ze_event_pool_desc_t *desc,
                            std::uint32_t numDevices, ze_device_handle_t *phDevices,
                            ze_event_pool_handle_t *phEventPool) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  requirePointer(desc);
  requirePointer(phEventPool);
  require((desc->flags & ~kKnownPoolFlags) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);
  require(desc->count != 0, ZE_RESULT_ERROR_INVALID_SIZE);
  if (numDevices != 0)
    requirePointer(phDevices);
  for (std::uint32_t i = 0; i < numDevices; ++i)
    deviceOf(*context, phDevices[i]);
  const auto *counterBased = findInChain<const newer::EventPoolCounterBasedDesc>(
      desc->pNext, newer::kEventPoolCounterBasedDesc);
  require(counterBased == nullptr || (desc->flags & ZE_EVENT_POOL_FLAG_IPC) == 0,
          ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);

  auto pool = std::make_shared<EventPool>(std::move(context), desc->count);
  pool->flags = desc->flags;
  if (counterBased != nullptr)
    pool->counterBasedFlags =
        counterBased->flags == 0 ? newer::kEventPoolImmediate : counterBased->flags;
  pool->file = createEventFile(desc->count * sizeof(EventSlot), "the file of an event pool");
  pool->pages =
      Mapping::share(pool->file.get(), desc->count * sizeof(EventSlot), PROT_READ | PROT_WRITE);
  publish(std::move(pool), phEventPool);
  return ZE_RESULT_SUCCESS;
}

void destroyPool(ze_event_pool_handle_t hEventPool, const char *function) {
  const auto pool = objectOf<EventPool>(hEventPool);
  if (pool->uses != 0)
    reportMisuse(std::string(function) + " of a pool with " + std::to_string(pool->uses) +
                 " live events");
  unpublish<EventPool>(hEventPool);
  exports().revoke(pool->exportState);
}

ze_result_t eventPoolDestroy(ze_event_pool_handle_t hEventPool) {
  if (objectOf<EventPool>(hEventPool)->opened) {
    reportMisuse("zeEventPoolDestroy of an opened pool; use zeEventPoolCloseIpcHandle");
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  }
  destroyPool(hEventPool, "zeEventPoolDestroy");
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventCreate(ze_event_pool_handle_t hEventPool, const ze_event_desc_t *desc,
                        ze_event_handle_t *phEvent) {
  const auto pool = objectOf<EventPool>(hEventPool);
  requirePointer(desc);
  requirePointer(phEvent);
  require(desc->index < pool->count, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  if (pool->counterBasedFlags != 0) {
    publish<Event>(CounterBasedEvent::createInPool(pool), phEvent);
    return ZE_RESULT_SUCCESS;
  }
  auto event = std::make_shared<PoolEvent>(pool, desc->index);
  // An event of a created pool starts in the reset state. An event of an opened pool keeps the
  // exporter's state.
  if (!pool->opened)
    event->reset();
  publish<Event>(std::move(event), phEvent);
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
