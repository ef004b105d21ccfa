// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/event.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags)
    : Queue(owner, queueDevice, queueFlags), scheduler(outOfOrder()) {}

namespace ur {
namespace native_cpu {
namespace {

using Signals = std::vector<std::shared_ptr<Signal>>;

// Returns the signals that a command must wait for.
Signals signalsOf(const kit::Command &wanted) {
  Signals signals = kit::latestSignals(wanted.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  if (std::ranges::any_of(
          signals, [](const auto &signal) { return signal->status() == UR_EVENT_STATUS_ERROR; }))
    kit::raiseFailedWait();
  return signals;
}

Command commandOf(const kit::Command &wanted, Signals waits, kit::Uses uses) {
  Command command;
  command.work = wanted.work;
  command.waits = std::move(waits);
  command.uses = std::move(uses);
  command.afterAll = wanted.isAfterAll();
  command.barrier = wanted.isBarrier();
  return command;
}

// Enqueues a command that may outlast the call, or that records its times.
void enqueueLong(ur_queue_handle_t queue, const kit::Command &wanted, Command command,
                 ur_event_handle_t *event) {
  if (!event && !wanted.blocking)
    return queue->scheduler.submit(std::move(command));
  const std::shared_ptr<Signal> signal = queue->makeSignal(queue->times(wanted.type));
  std::unique_ptr<ur_event_handle_t_> made;
  if (event)
    made = std::make_unique<ur_event_handle_t_>(queue, wanted.type, signal);
  command.signal = signal;
  if (!wanted.blocking || !queue->scheduler.runHere(command))
    queue->scheduler.submit(std::move(command));
  if (wanted.blocking) {
    signal->wait();
    if (signal->status() == UR_EVENT_STATUS_ERROR)
      kit::raiseFailedWait();
  }
  if (event)
    *event = made.release();
}

} // namespace
} // namespace native_cpu

void backend::enqueue(ur_queue_handle_t queue, const kit::Command &wanted, kit::Uses uses,
                      ur_event_handle_t *event) {
  auto waits = signalsOf(wanted);
  // The caller sees the event only after the call returns, so a command that is done by then needs
  // no signal.
  std::unique_ptr<ur_event_handle_t_> made;
  const auto makeEvent = [&] {
    if (event)
      made = std::make_unique<ur_event_handle_t_>(queue, wanted.type, nullptr);
  };
  if (!waits.empty() || queue->times(wanted.type) ||
      !queue->scheduler.runShort(wanted.work, makeEvent))
    return enqueueLong(queue, wanted, commandOf(wanted, std::move(waits), std::move(uses)), event);
  if (event)
    *event = made.release();
}

void backend::enqueueSignal(ur_queue_handle_t queue, const kit::Command &barrier,
                            ur_event_handle_t event) {
  queue->scheduler.submit(commandOf(barrier, signalsOf(barrier), {}), [&] {
    auto signal = event->next(queue);
    event->publish(signal, queue);
    return signal;
  });
}

} // namespace ur
