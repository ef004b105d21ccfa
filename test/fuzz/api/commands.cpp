// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/api/world.hpp"
#include "test/fuzz/support/results.hpp"

#include <functional>

namespace ur::test {
namespace {

// A queue, events that its command waits for, and whether the command gives one.
struct Command {
  explicit Command(World &world) : world(world), queue(world.any(world.queues)) {
    const std::size_t count = world.input.choice(4);
    for (std::size_t i = 0; i < count; ++i)
      if (const EventModel *event = world.any(world.events))
        waits.push_back(*event);
    for (const EventModel &event : waits)
      list.push_back(event.handle);
    wantsEvent = (world.input.number() & 1) != 0 && world.events.size() < World::kMostObjects;
  }

  std::uint32_t count() const { return static_cast<std::uint32_t>(list.size()); }
  const ur_event_handle_t *data() const { return list.empty() ? nullptr : list.data(); }
  ur_event_handle_t *out() { return wantsEvent ? &made : nullptr; }
  void keep() {
    if (made)
      world.events.push_back(
          {.handle = made, .context = queue->context, .identity = world.newIdentity()});
  }

  World &world;
  const QueueModel *queue;
  std::vector<EventModel> waits;
  std::vector<ur_event_handle_t> list;
  bool wantsEvent = false;
  ur_event_handle_t made = nullptr;
};

void wait(World &world) {
  Command command(world);
  if (!command.queue)
    return;
  UR_SUCCEEDS(
      urEnqueueEventsWait(command.queue->handle, command.count(), command.data(), command.out()));
  command.keep();
}

void barrier(World &world) {
  Command command(world);
  if (!command.queue)
    return;
  UR_SUCCEEDS(urEnqueueEventsWaitWithBarrier(command.queue->handle, command.count(), command.data(),
                                             command.out()));
  command.keep();
}

// An event should not be signalled by a command that waits for it.
void signal(World &world) {
  Command command(world);
  const EventModel *event = world.any(world.events);
  if (!command.queue || !event)
    return;
  for (const EventModel &waited : command.waits)
    if (waited.identity == event->identity)
      return;
  const ur_exp_enqueue_ext_properties_t properties{UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES,
                                                   nullptr, 0};
  ur_event_handle_t signalled = event->handle;
  const ur_result_t result = urEnqueueEventsWaitWithBarrierExt(
      command.queue->handle, &properties, command.count(), command.data(), &signalled);
  if (event->reusable)
    succeeds("urEnqueueEventsWaitWithBarrierExt", result);
  else
    refused("urEnqueueEventsWaitWithBarrierExt", result, UR_RESULT_ERROR_INVALID_ARGUMENT);
}

void fill(World &world) {
  Command command(world);
  const Range range = world.anyRange();
  if (!command.queue || !range.start)
    return;
  std::array<std::byte, 16> pattern{};
  const std::size_t patternSize = world.input.choice(pattern.size() + 1);
  world.input.read(pattern.data(), patternSize);
  const ur_result_t result =
      urEnqueueUSMFill(command.queue->handle, range.start, patternSize, pattern.data(), range.size,
                       command.count(), command.data(), command.out());
  if (patternSize == 0 || range.size % patternSize != 0)
    return refused("urEnqueueUSMFill", result, UR_RESULT_ERROR_INVALID_SIZE);
  succeeds("urEnqueueUSMFill", result);
  command.keep();
}

bool overlap(Range one, Range other) {
  return std::less<>()(one.start, other.start + other.size) &&
         std::less<>()(other.start, one.start + one.size);
}

// Between memory and the host, or memory and memory.
void copy(World &world) {
  Command command(world);
  const std::uint8_t how = world.input.number();
  Range to = world.anyRange();
  Range from = world.anyRange();
  if (!command.queue || !to.start || !from.start)
    return;
  if (how & 1)
    to.start = world.host.data();
  else if (how & 2)
    from.start = world.host.data();
  const std::size_t size = std::min(to.size, from.size);
  if (overlap({to.start, size}, {from.start, size}))
    return;
  UR_SUCCEEDS(urEnqueueUSMMemcpy(command.queue->handle, (how & 4) != 0, to.start, from.start, size,
                                 command.count(), command.data(), command.out()));
  command.keep();
}

void prefetch(World &world) {
  Command command(world);
  const Range range = world.anyRange();
  if (!command.queue || !range.start)
    return;
  const ur_usm_migration_flags_t flags = world.input.number();
  UR_LISTED(urEnqueueUSMPrefetch(command.queue->handle, range.start, range.size, flags,
                                 command.count(), command.data(), command.out()));
  command.keep();
}

void advise(World &world) {
  Command command(world);
  const Range range = world.anyRange();
  if (!command.queue || !range.start)
    return;
  const auto advice = world.input.number<std::uint32_t>();
  UR_LISTED(
      urEnqueueUSMAdvise(command.queue->handle, range.start, range.size, advice, command.out()));
  command.keep();
}

void copyInContext(World &world) {
  const ContextModel *context = world.any(world.contexts);
  const Range to = world.anyRange();
  const Range from = world.anyRange();
  const std::size_t size = std::min(to.size, from.size);
  if (!context || size == 0 || overlap({to.start, size}, {from.start, size}))
    return;
  UR_LISTED(urUSMContextMemcpyExp(context->handle, to.start, from.start, size));
}

// Lists that contradict their count.
void refusals(World &world) {
  const QueueModel *queue = world.any(world.queues);
  const EventModel *event = world.any(world.events);
  if (!queue || !event)
    return;
  UR_REFUSED(urEnqueueEventsWait(queue->handle, 1, nullptr, nullptr),
             UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  UR_REFUSED(urEnqueueEventsWait(queue->handle, 0, &event->handle, nullptr),
             UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
}

} // namespace

std::span<const Operation> commandOperations() {
  static constexpr Operation kOperations[] = {wait,     barrier, signal,        fill,    copy,
                                              prefetch, advise,  copyInContext, refusals};
  return kOperations;
}

} // namespace ur::test
