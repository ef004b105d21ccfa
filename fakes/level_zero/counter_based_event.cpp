// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/counter_based_event.hpp"

#include "fakes/level_zero/futex.hpp"
#include "fakes/level_zero/memory_file.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <sys/mman.h>

namespace host_driver {

namespace newer = ur::level_zero::newer;

namespace {

constexpr const char *kFilePurpose = "the file of a counter-based event";

} // namespace

CounterBasedEvent::CounterBasedEvent(std::shared_ptr<Object> parentObject, OwnedFd stateFile,
                                     std::uint32_t eventFlags)
    : Event(std::move(parentObject)), flags_(eventFlags), file_(std::move(stateFile)),
      pages_(Mapping::share(file_.get(), sizeof(CounterState), PROT_READ | PROT_WRITE)) {}

std::shared_ptr<CounterBasedEvent> CounterBasedEvent::create(std::shared_ptr<Context> context,
                                                             std::uint32_t flags) {
  auto event = std::make_shared<CounterBasedEvent>(
      std::move(context), createEventFile(sizeof(CounterState), kFilePurpose), flags);
  // Only a later export needs the descriptor.
  if ((flags & newer::kEventIpc) == 0)
    event->file_.reset();
  return event;
}

std::shared_ptr<CounterBasedEvent>
CounterBasedEvent::createInPool(std::shared_ptr<EventPool> pool) {
  std::uint32_t flags = pool->counterBasedFlags;
  if ((pool->flags & ZE_EVENT_POOL_FLAG_HOST_VISIBLE) != 0)
    flags |= newer::kEventHostVisible;
  if ((pool->flags & ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP) != 0)
    flags |= newer::kEventDeviceTimestamp;
  auto event = std::make_shared<CounterBasedEvent>(
      std::move(pool), createEventFile(sizeof(CounterState), kFilePurpose), flags);
  event->file_.reset();
  event->pooled_ = true;
  return event;
}

std::shared_ptr<CounterBasedEvent> CounterBasedEvent::open(std::shared_ptr<Context> context,
                                                           OwnedFd file, std::uint32_t flags,
                                                           std::optional<std::uint64_t> snapshot) {
  const Device *firstDevice = context->devices.front();
  auto event = std::make_shared<CounterBasedEvent>(std::move(context), std::move(file), flags);
  event->file_.reset();
  if (switches().openedEventsOnlyOnFirstDevice)
    event->onlyDevice_ = firstDevice;
  event->opened_ = true;
  event->snapshot_ = snapshot;
  return event;
}

bool CounterBasedEvent::isHostVisible() const { return (flags_ & newer::kEventHostVisible) != 0; }

bool CounterBasedEvent::hasTimestamps() const {
  return (flags_ & (newer::kEventDeviceTimestamp | newer::kEventHostTimestamp)) != 0;
}

void CounterBasedEvent::requireSignalFrom(const ListTraits &list) const {
  const std::uint32_t flag = list.immediate ? newer::kEventImmediate : newer::kEventNonImmediate;
  require(list.inOrder && (flags_ & flag) != 0 && !snapshot_, ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

std::uint64_t CounterBasedEvent::submitSignal() {
  std::uint64_t last = state().submitted;
  do {
    const std::uint64_t next = last + 1;
    require(next <= CounterState::kPendingPoints || hasReached(next - CounterState::kPendingPoints),
            ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  } while (!state().submitted.compare_exchange_weak(last, last + 1));
  hostSawCompletion = false;
  return last + 1;
}

std::uint64_t CounterBasedEvent::latestPoint() const {
  return snapshot_ ? *snapshot_ : state().submitted.load();
}

bool CounterBasedEvent::hasReached(std::uint64_t point) const {
  return state().completed[point % CounterState::kPendingPoints] >= point;
}

void CounterBasedEvent::complete(std::uint64_t point, TimeSpan span) {
  CounterState &counters = state();
  counters.start = span.start;
  counters.end = span.end;
  counters.completed[point % CounterState::kPendingPoints] = point;
  ++counters.wakes;
  futexWakeAll(counters.wakes);
}

void CounterBasedEvent::reset() { throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT}; }

TimeSpan CounterBasedEvent::timestamps() const {
  return {state().start.load(), state().end.load()};
}

std::uint64_t CounterBasedEvent::stateAddress() const {
  return reinterpret_cast<std::uint64_t>(
      &state().completed[latestPoint() % CounterState::kPendingPoints]);
}

std::shared_ptr<CounterBasedEvent> counterBasedEventOf(ze_event_handle_t hEvent) {
  const std::shared_ptr<Event> event = objectOf<Event>(hEvent);
  require(event->isCounterBased(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return std::static_pointer_cast<CounterBasedEvent>(event);
}

} // namespace host_driver
