// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/api/world.hpp"
#include "test/fuzz/support/results.hpp"

namespace ur::test {
namespace {

void create(World &world) {
  ContextModel *context = world.any(world.contexts);
  if (!context || world.queues.size() == World::kMostObjects)
    return;
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                         world.input.number<std::uint16_t>()};
  ur_queue_handle_t queue = nullptr;
  if (UR_LISTED(urQueueCreate(context->handle, world.entry.device, &properties, &queue)) ==
      UR_RESULT_SUCCESS)
    world.queues.push_back({.handle = queue, .context = context->handle});
}

void retain(World &world) {
  if (QueueModel *queue = world.any(world.queues)) {
    UR_SUCCEEDS(urQueueRetain(queue->handle));
    ++queue->references;
  }
}

// Also with commands that are not done yet.
void release(World &world) {
  QueueModel *queue = world.any(world.queues);
  if (!queue)
    return;
  if (queue->references == 1) {
    ur_event_handle_t last = nullptr;
    UR_SUCCEEDS(urEnqueueEventsWaitWithBarrier(queue->handle, 0, nullptr, &last));
    world.lastCommands.push_back(last);
  }
  UR_SUCCEEDS(urQueueRelease(queue->handle));
  if (--queue->references == 0)
    World::forget(world.queues, queue);
}

void finish(World &world) {
  if (const QueueModel *queue = world.any(world.queues))
    UR_SUCCEEDS(urQueueFinish(queue->handle));
}

void flush(World &world) {
  if (const QueueModel *queue = world.any(world.queues))
    UR_SUCCEEDS(urQueueFlush(queue->handle));
}

} // namespace

std::span<const Operation> queueOperations() {
  static constexpr Operation kOperations[] = {create, retain, release, finish, flush};
  return kOperations;
}

} // namespace ur::test
