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
    : Queue(owner, queueDevice, queueFlags), scheduler(isOutOfOrder()) {}

namespace ur {
namespace native_cpu {
namespace {

using Signals = std::vector<std::shared_ptr<Signal>>;

// Returns the signals that a command must wait for. Throws IN_EVENT_LIST_EXEC_STATUS if one of them
// has failed.
Signals signalsOf(const kit::Command &request) {
  Signals signals = kit::latestSignals(request.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  if (std::ranges::any_of(
          signals, [](const auto &signal) { return signal->status() == UR_EVENT_STATUS_ERROR; }))
    kit::raiseFailedWait();
  return signals;
}

Command commandOf(const kit::Command &request, Signals waits, kit::Uses uses) {
  Command command;
  command.work = request.work;
  command.waits = std::move(waits);
  command.uses = std::move(uses);
  command.startsAfterAll = request.startsAfterAll();
  command.isBarrier = request.isBarrier();
  return command;
}

// Enqueues a command that may outlast the call, or that records its times.
void enqueueLong(ur_queue_handle_t queue, const kit::Command &request, Command command,
                 ur_event_handle_t *event) {
  if (!event && !request.blocking)
    return queue->scheduler.submit(std::move(command));
  const std::shared_ptr<Signal> signal = queue->makeSignal(queue->recordsTimes(request.type));
  std::unique_ptr<ur_event_handle_t_> newEvent;
  if (event)
    newEvent = std::make_unique<ur_event_handle_t_>(queue, request.type, signal);
  command.signal = signal;
  if (!request.blocking || !queue->scheduler.runInCaller(command))
    queue->scheduler.submit(std::move(command));
  if (request.blocking) {
    signal->wait();
    if (signal->status() == UR_EVENT_STATUS_ERROR)
      kit::raiseFailedWait();
  }
  if (event)
    *event = newEvent.release();
}

} // namespace
} // namespace native_cpu

void backend::enqueue(ur_queue_handle_t queue, const kit::Command &request, kit::Uses uses,
                      ur_event_handle_t *event) {
  auto waits = signalsOf(request);
  // The caller sees the event only after the call returns, so a command that is done by then needs
  // no signal.
  std::unique_ptr<ur_event_handle_t_> newEvent;
  const auto makeEvent = [&] {
    if (event)
      newEvent = std::make_unique<ur_event_handle_t_>(queue, request.type, nullptr);
  };
  if (!waits.empty() || queue->recordsTimes(request.type) ||
      !queue->scheduler.runShort(request.work, makeEvent))
    return enqueueLong(queue, request, commandOf(request, std::move(waits), std::move(uses)),
                       event);
  if (event)
    *event = newEvent.release();
}

void backend::enqueueSignal(ur_queue_handle_t queue, const kit::Command &barrier,
                            ur_event_handle_t event) {
  queue->scheduler.submit(commandOf(barrier, signalsOf(barrier), {}), [&] {
    auto signal = event->nextSignal(queue);
    event->publish(signal, queue);
    return signal;
  });
}

} // namespace ur
