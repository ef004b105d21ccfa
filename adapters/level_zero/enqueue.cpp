// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/command.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/level_zero/functions.hpp"
#include "adapters/level_zero/queue.hpp"

#include <memory>
#include <utility>

namespace ur {
namespace level_zero {
namespace {

Work workOf(const kit::Work &wanted, const ur_device_handle_t_ &device) {
  if (const auto *copy = std::get_if<Copy>(&wanted))
    return *copy;
  if (const auto *fill = std::get_if<kit::Fill>(&wanted))
    return Fill(fill->destination, fill->pattern, fill->size, device.maxFillPattern);
  return {};
}

Command commandOf(ur_queue_handle_t queue, const kit::Command &wanted, kit::Uses uses) {
  return {.work = workOf(wanted.work, *queue->device),
          .waits = kit::latestSignals(wanted.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST),
          .uses = std::move(uses),
          .afterAll = wanted.isAfterAll(),
          .barrier = wanted.isBarrier()};
}

} // namespace
} // namespace level_zero

// The event is made first, for a command cannot be taken back.
void backend::enqueue(ur_queue_handle_t queue, const kit::Command &wanted, kit::Uses uses,
                      ur_event_handle_t *event) {
  Command command = commandOf(queue, wanted, std::move(uses));
  const auto signal = queue->makeSignal(queue->profiled());
  auto made = event ? std::make_unique<ur_event_handle_t_>(queue, wanted.type, signal) : nullptr;
  queue->submit(std::move(command), signal, [] {});
  if (wanted.blocking)
    signal->wait();
  if (event)
    *event = made.release();
}

void backend::enqueueSignal(ur_queue_handle_t queue, const kit::Command &barrier,
                            ur_event_handle_t event) {
  Command command = commandOf(queue, barrier, {});
  const auto signal = event->next(queue);
  queue->submit(std::move(command), signal, [&] { event->publish(signal, queue); });
}

} // namespace ur
