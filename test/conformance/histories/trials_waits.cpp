// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Trials of commands and signals that come shortly after others.
#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/trials.hpp"
#include "test/conformance/support/gate.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <algorithm>
#include <optional>

namespace ur::histories {

using namespace support;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// A wait for two events waits for their latest signals at the time of the call. One of the events
// gets another signal meanwhile.
void waitForSeveral(Trial &trial) {
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
  const ur_queue_handle_t queues[] = {makeQueue(trial, 0), makeQueue(trial, 0),
                                      makeQueue(trial, 0)};
  test::Gate gates[] = {test::Gate(trial.session), test::Gate(trial.session)};
  ur_event_handle_t events[2] = {};
  for (ur_event_handle_t &event : events) {
    event = trial.below(2) == 0 ? makeShareable(trial) : nullptr;
    if (!event)
      trial.succeeded(
          urEventCreateExp(trial.session.context(), trial.session.device(), &description, &event));
  }
  const auto signalAfter = [&](std::size_t gate, ur_event_handle_t event) {
    trial.succeeded(
        urEnqueueEventsWaitWithBarrierExt(queues[gate], nullptr, 1, &gates[gate].event(), &event));
  };
  const std::size_t again = trial.below(2); // the event with another signal
  signalAfter(0, events[1 - again]);
  if (trial.below(2) == 0)
    signalAfter(0, events[again]);
  ur_event_handle_t made = nullptr;
  std::atomic<bool> hasReturned{false};
  std::optional<std::thread> waiter;
  const auto isOver = [&] { return made ? isFinal(statusOf(made)) : hasReturned.load(); };
  if (trial.session.entry().backend == UR_BACKEND_NATIVE_CPU && trial.below(2) == 0)
    waiter.emplace([&] {
      trial.succeeded(urEventWait(2, events));
      hasReturned = true;
    });
  else
    trial.succeeded(urEnqueueEventsWait(queues[2], 2, events, &made));
  trial.expect(test::staysUndone(isOver), "a wait did not wait for a pending signal");
  signalAfter(1, events[again]);
  gates[0].open();
  for (const auto end = Clock::now() + 5s; !isOver() && Clock::now() < end;)
    std::this_thread::sleep_for(1ms);
  trial.expect(isOver(), "a wait waited for a later signal");
  gates[1].open();
  if (waiter)
    waiter->join();
  for (const ur_queue_handle_t queue : queues) {
    trial.succeeded(urQueueFinish(queue));
    trial.succeeded(urQueueRelease(queue));
  }
  for (const ur_event_handle_t event : {events[0], events[1], made})
    if (event)
      trial.succeeded(urEventRelease(event));
}

} // namespace ur::histories
