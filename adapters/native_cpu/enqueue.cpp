// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/event.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <memory>
#include <utility>

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags)
    : Queue(owner, queueDevice, queueFlags), scheduler(outOfOrder()) {}

namespace ur {
namespace native_cpu {
namespace {

[[noreturn]] void raiseFailedWait() {
  base::raise(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
              "an event of the wait list did not complete: its signal came from a process that "
              "ended");
}

Command commandOf(const kit::Command &wanted, kit::Uses uses) {
  Command command;
  command.work = wanted.work;
  command.waits = kit::latestSignals(wanted.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  command.uses = std::move(uses);
  command.afterAll = wanted.isAfterAll();
  command.barrier = wanted.isBarrier();
  if (std::ranges::any_of(command.waits, [](const auto &signal) {
        return signal->status() == UR_EVENT_STATUS_ERROR;
      }))
    raiseFailedWait();
  return command;
}

} // namespace
} // namespace native_cpu

void backend::enqueue(ur_queue_handle_t queue, const kit::Command &wanted, kit::Uses uses,
                      ur_event_handle_t *event) {
  Command command = commandOf(wanted, std::move(uses));
  if (!event && !wanted.blocking)
    return queue->scheduler.submit(std::move(command));
  const std::shared_ptr<Signal> signal = queue->makeSignal(queue->profiled());
  auto made = std::make_unique<ur_event_handle_t_>(queue, wanted.type, signal);
  command.signal = signal;
  queue->scheduler.submit(std::move(command));
  if (wanted.blocking) {
    signal->wait();
    if (signal->status() == UR_EVENT_STATUS_ERROR)
      raiseFailedWait();
  }
  if (event)
    *event = made.release();
}

void backend::enqueueSignal(ur_queue_handle_t queue, const kit::Command &barrier,
                            ur_event_handle_t event) {
  queue->scheduler.submit(commandOf(barrier, {}), [&] {
    auto signal = event->next(queue);
    event->publish(signal, queue);
    return signal;
  });
}

} // namespace ur
