// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Trials with queues, commands, events and callbacks.
#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/trials.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <cstring>
#include <deque>

namespace ur::histories {

using namespace support;

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kMiB = std::size_t{1} << 20;

ur_queue_handle_t makeQueue(Trial &trial, ur_queue_flags_t wanted) {
  ur_queue_flags_t supported = 0;
  urDeviceGetInfo(trial.session.device(), UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES,
                  sizeof(supported), &supported, nullptr);
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                         wanted & supported};
  ur_queue_handle_t queue = nullptr;
  trial.succeeded(
      urQueueCreate(trial.session.context(), trial.session.device(), &properties, &queue));
  return queue;
}

ur_event_status_t statusOf(ur_event_handle_t event) {
  ur_event_status_t status = UR_EVENT_STATUS_ERROR;
  urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status, nullptr);
  return status;
}

bool isEmpty(ur_queue_handle_t queue) {
  ur_bool_t empty = 0;
  return urQueueGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, nullptr) !=
             UR_RESULT_SUCCESS ||
         empty != 0;
}

void waitUntil(const std::atomic<bool> &flag, std::chrono::seconds timeout) {
  const auto end = Clock::now() + timeout;
  while (!flag && Clock::now() < end)
    std::this_thread::sleep_for(20us);
}

// Counts the calls of a callback.
struct Calls {
  std::atomic<unsigned> times{0};
  std::atomic<bool> isEarly{false};

  static void call(ur_event_handle_t event, ur_execution_info_t, void *data) {
    auto &calls = *static_cast<Calls *>(data);
    calls.isEarly = calls.isEarly || statusOf(event) != UR_EVENT_STATUS_COMPLETE;
    ++calls.times;
  }
  bool waitForOne() {
    const auto end = Clock::now() + 5s;
    while (times == 0 && Clock::now() < end)
      std::this_thread::sleep_for(20us);
    return times == 1 && !isEarly;
  }
};

} // namespace

// Two threads enqueue into one queue, which is then finished.
void enqueueTogether(Trial &trial) {
  constexpr std::size_t kCommands = 12; // of each thread
  const std::size_t part = 1 + trial.below(3000);
  const Owned<MemoryKind> memory(trial.session, 2 * kCommands * part);
  const ur_queue_handle_t queue =
      makeQueue(trial, trial.below(2) == 0 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
  for (unsigned round = 0; round < kRounds && trial.isGood(); ++round) {
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, 2 * kCommands * part);
    std::vector<ur_event_handle_t> events(2 * kCommands, nullptr);
    const auto enqueue = [&](std::size_t first) {
      for (std::size_t i = first; i < first + kCommands; ++i)
        trial.succeeded(urEnqueueUSMMemcpy(queue, false,
                                           static_cast<std::byte *>(memory.get()) + i * part,
                                           bytes.data() + i * part, part, 0, nullptr, &events[i]));
    };
    trial.atOnce(round, [&] { enqueue(0); }, [&] { enqueue(kCommands); });
    trial.succeeded(urQueueFinish(queue));
    trial.expect(isEmpty(queue), "a finished queue was not empty");
    for (const ur_event_handle_t event : events)
      trial.expect(event && statusOf(event) == UR_EVENT_STATUS_COMPLETE,
                   "an event was not complete after its queue was finished");
    trial.expectBytes(memory.get(), bytes, "the bytes differ from those that two threads wrote");
    for (const ur_event_handle_t event : events)
      if (event)
        trial.succeeded(urEventRelease(event));
  }
  trial.succeeded(urQueueRelease(queue));
}

// The last reference to a queue is released while its commands are pending.
void releaseBusyQueue(Trial &trial) {
  const std::size_t size = trial.size + trial.below(4) * kMiB;
  const Owned<MemoryKind> memory(trial.session, size);
  const Owned<MemoryKind> source(trial.session, size);
  for (unsigned round = 0; round < 4 && trial.isGood(); ++round) {
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, size);
    const ur_queue_handle_t queue =
        makeQueue(trial, round % 2 == 0 ? UR_QUEUE_FLAG_PROFILING_ENABLE : 0);
    ur_event_handle_t events[2] = {};
    trial.succeeded(
        urEnqueueUSMMemcpy(queue, false, source.get(), bytes.data(), size, 0, nullptr, &events[0]));
    trial.succeeded(
        urEnqueueUSMMemcpy(queue, false, memory.get(), source.get(), size, 1, events, &events[1]));
    Calls calls;
    const bool isWatched = urEventSetCallback(events[1], UR_EXECUTION_INFO_COMPLETE, Calls::call,
                                              &calls) == UR_RESULT_SUCCESS;
    trial.atOnce(
        round, [&] { trial.succeeded(urQueueRelease(queue)); },
        [&] { trial.succeeded(urEventWait(1, &events[1])); });
    trial.expectBytes(memory.get(), bytes, "a released queue did not run a command");
    trial.expect(!isWatched || calls.waitForOne(), "a callback was not called once, or too early");
    for (const ur_event_handle_t event : events)
      trial.succeeded(urEventRelease(event));
  }
}

// Memory is freed while commands use it, and a later allocation may reuse it.
void freeBusyMemory(Trial &trial) {
  const ur_context_handle_t context = trial.session.context();
  const std::size_t size = trial.size + trial.below(3) * kMiB;
  const Owned<MemoryKind> target(trial.session, size);
  const ur_queue_handle_t queue = makeQueue(trial, 0);
  for (unsigned round = 0; round < 3 && trial.isGood(); ++round) {
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, size);
    void *source = nullptr;
    void *other = nullptr;
    const auto allocate = [&](void **memory) {
      trial.succeeded(
          urUSMDeviceAlloc(context, trial.session.device(), nullptr, nullptr, size, memory));
    };
    allocate(&source);
    if (!trial.copy(source, bytes.data(), size))
      break;
    trial.succeeded(
        urEnqueueUSMMemcpy(queue, false, target.get(), source, size, 0, nullptr, nullptr));
    trial.succeeded(urUSMFree(context, source));
    allocate(&other);
    trial.copy(other, patternOf(round + 100, size).data(), size);
    trial.succeeded(urQueueFinish(queue));
    trial.expectBytes(target.get(), bytes, "memory was freed while a command used it");
    trial.succeeded(urUSMFree(context, other));
  }
  trial.succeeded(urQueueRelease(queue));
}

// When an event becomes complete, its queue is empty and its times agree with the clock.
void askAfterEvent(Trial &trial) {
  const ur_device_handle_t device = trial.session.device();
  const ur_queue_handle_t queue = makeQueue(trial, UR_QUEUE_FLAG_PROFILING_ENABLE);
  const Owned<MemoryKind> memory(trial.session, kMiB);
  const std::vector<std::uint8_t> bytes(kMiB);
  for (unsigned round = 0; round < 2 * kRounds && trial.isGood(); ++round) {
    std::uint64_t before = 0;
    const bool hasClock =
        urDeviceGetGlobalTimestamps(device, &before, nullptr) == UR_RESULT_SUCCESS;
    ur_event_handle_t event = nullptr;
    if (!trial.succeeded(urEnqueueUSMMemcpy(queue, false, memory.get(), bytes.data(),
                                            1 + trial.below(round % 4 == 0 ? kMiB : 5000), 0,
                                            nullptr, &event)))
      break;
    while (statusOf(event) != UR_EVENT_STATUS_COMPLETE)
      if (statusOf(event) == UR_EVENT_STATUS_ERROR)
        break;
    trial.expect(isEmpty(queue), "the queue was not empty after its last event");
    std::uint64_t times[4] = {};
    bool hasTimes = hasClock;
    for (std::size_t i = 0; i < 4; ++i) {
      constexpr ur_profiling_info_t kNames[] = {
          UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT,
          UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END};
      hasTimes = hasTimes && urEventGetProfilingInfo(event, kNames[i], sizeof(times[i]), &times[i],
                                                     nullptr) == UR_RESULT_SUCCESS;
    }
    std::uint64_t after = 0;
    urDeviceGetGlobalTimestamps(device, &after, nullptr);
    trial.expect(!hasTimes || (before <= times[0] && times[0] <= times[1] && times[1] <= times[2] &&
                               times[2] <= times[3] && times[3] <= after),
                 "the times of a command are out of order");
    trial.succeeded(urEventRelease(event));
  }
  trial.succeeded(urQueueRelease(queue));
}

// A callback runs until another thread has made its calls.
void waitBesideCallback(Trial &trial) {
  struct Slow {
    std::atomic<bool> hasBegun{false};
    std::atomic<bool> mayEnd{false};
    std::atomic<bool> hasEnded{false};
  } slow;
  const auto wait = [](ur_event_handle_t, ur_execution_info_t, void *data) {
    auto &own = *static_cast<Slow *>(data);
    own.hasBegun = true;
    waitUntil(own.mayEnd, 10s);
    own.hasEnded = true;
  };
  const ur_queue_handle_t queue = trial.session.queue();
  ur_event_handle_t events[2] = {};
  Calls calls;
  trial.succeeded(urEnqueueEventsWait(queue, 0, nullptr, &events[0]));
  if (!trial.succeeded(urEventSetCallback(events[0], UR_EXECUTION_INFO_COMPLETE, wait, &slow))) {
    trial.succeeded(urEventRelease(events[0]));
    return;
  }
  waitUntil(slow.hasBegun, 5s);
  trial.expect(slow.hasBegun, "a callback was not called");
  trial.succeeded(urEnqueueEventsWait(queue, 0, nullptr, &events[1]));
  trial.succeeded(urEventSetCallback(events[1], UR_EXECUTION_INFO_COMPLETE, Calls::call, &calls));
  trial.succeeded(urEventWait(1, &events[trial.below(2)]));
  trial.succeeded(urQueueFinish(queue));
  trial.succeeded(urEventRelease(events[0]));
  trial.succeeded(urEventRelease(events[1]));
  trial.expect(!slow.hasEnded, "a call waited for a callback that waits for that call");
  slow.mayEnd = true;
  waitUntil(slow.hasEnded, 20s);
  trial.expect(calls.waitForOne(), "a callback was not called once, or too early");
}

// A callback is registered while its command completes.
void callbackBesideEnd(Trial &trial) {
  const Owned<MemoryKind> memory(trial.session, kMiB);
  const std::vector<std::uint8_t> bytes(kMiB);
  std::deque<Calls> all;
  for (unsigned round = 0; round < kRounds && trial.isGood(); ++round) {
    ur_event_handle_t event = nullptr;
    if (!trial.succeeded(urEnqueueUSMMemcpy(trial.session.queue(), false, memory.get(),
                                            bytes.data(), 1 + trial.below(kMiB), 0, nullptr,
                                            &event)))
      break;
    Calls &one = all.emplace_back();
    Calls &two = all.emplace_back();
    const auto watch = [&](Calls &calls) {
      trial.succeeded(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, Calls::call, &calls));
    };
    trial.atOnce(round, [&] { watch(one); }, [&] { watch(two); });
    if (round % 2 == 0)
      trial.succeeded(urEventWait(1, &event));
    trial.succeeded(urEventRelease(event));
  }
  for (Calls &calls : all)
    trial.expect(calls.waitForOne(), "a callback was not called once, or too early");
}

// Two queues signal one event. A wait uses the later signal.
void signalTogether(Trial &trial) {
  const ur_queue_handle_t other = makeQueue(trial, 0);
  const Owned<MemoryKind> memory(trial.session, 2 * kMiB);
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
  ur_event_handle_t event = nullptr;
  trial.succeeded(
      urEventCreateExp(trial.session.context(), trial.session.device(), &description, &event));
  for (unsigned round = 0; round < kRounds && trial.isGood(); ++round) {
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, 1 + trial.below(kMiB));
    const auto signal = [&](ur_queue_handle_t queue) {
      ur_event_handle_t signalled = event;
      trial.succeeded(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &signalled));
    };
    trial.atOnce(round, [&] { signal(other); }, [&] { signal(trial.session.queue()); });
    trial.succeeded(urEnqueueUSMMemcpy(other, false, memory.get(), bytes.data(), bytes.size(), 0,
                                       nullptr, nullptr));
    signal(other);
    trial.succeeded(urEventWait(1, &event));
    trial.expect(statusOf(event) == UR_EVENT_STATUS_COMPLETE, "an event was not complete");
    trial.expectBytes(memory.get(), bytes, "a wait did not wait for the newest signal");
  }
  trial.succeeded(urEventRelease(event));
  trial.succeeded(urQueueRelease(other));
}

// Draws any size, including sizes that several threads copy.
void copyOverlapping(Trial &trial) {
  const std::size_t size = trial.size + (trial.below(6) == 0 ? 20 * kMiB : trial.below(70000));
  const std::size_t shift = 1 + trial.below(trial.below(2) == 0 ? 64 : size);
  const Owned<MemoryKind> memory(trial.session, size + shift);
  auto *const start = static_cast<std::byte *>(memory.get());
  std::vector<std::uint8_t> expected = patternOf(7, size + shift);
  if (!trial.copy(start, expected.data(), expected.size()))
    return;
  const bool isForward = trial.below(2) == 0;
  std::byte *const to = start + (isForward ? shift : 0);
  const std::byte *const from = start + (isForward ? 0 : shift);
  std::memmove(expected.data() + (to - start), expected.data() + (from - start), size);
  trial.succeeded(
      trial.below(2) == 0
          ? urUSMContextMemcpyExp(trial.session.context(), to, from, size)
          : urEnqueueUSMMemcpy(trial.session.queue(), true, to, from, size, 0, nullptr, nullptr));
  trial.expectBytes(start, expected, "overlapping ranges were copied wrongly");
}

} // namespace ur::histories
