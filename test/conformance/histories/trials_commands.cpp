// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/trials.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/support/held_bytes.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <cstdlib>
#include <cstring>
#include <deque>
#include <sstream>
#include <string>
#include <utility>

namespace ur::histories {

using namespace support;

ur_queue_handle_t makeQueue(Trial &trial, ur_queue_flags_t flags) {
  ur_queue_flags_t supported = 0;
  urDeviceGetInfo(trial.session.device(), UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES,
                  sizeof(supported), &supported, nullptr);
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                         flags & supported};
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

bool isFinal(ur_event_status_t status) {
  return status == UR_EVENT_STATUS_COMPLETE || status == UR_EVENT_STATUS_ERROR;
}

bool isEmpty(ur_queue_handle_t queue) {
  ur_bool_t empty = 0;
  return urQueueGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, nullptr) !=
             UR_RESULT_SUCCESS ||
         empty != 0;
}

ur_event_handle_t makeShareable(Trial &trial) {
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr,
                                        UR_EXP_EVENT_FLAG_IPC_EXP};
  ur_event_handle_t event = nullptr;
  return urEventCreateExp(trial.session.context(), trial.session.device(), &description, &event) ==
                 UR_RESULT_SUCCESS
             ? event
             : nullptr;
}

void signal(Trial &trial, ur_queue_handle_t queue, ur_event_handle_t event) {
  if (event)
    trial.succeeded(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &event));
}

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kMiB = std::size_t{1} << 20;

void waitUntil(const std::atomic<bool> &flag, std::chrono::seconds timeout) {
  const auto end = Clock::now() + timeout;
  while (!flag && Clock::now() < end)
    std::this_thread::sleep_for(20us);
}

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

// Two threads enqueue commands into one queue, and then one thread finishes the queue. One thread
// may also enqueue a wait for a shareable event, because adapters have special code for such waits.
void enqueueTogether(Trial &trial) {
  constexpr std::size_t kCommands = 12; // per thread
  const std::size_t part = 1 + trial.below(trial.below(3) == 0 ? 100'000 : 3000);
  const Owned<MemoryKind> memory(trial.session, 2 * kCommands * part);
  const ur_queue_handle_t queue =
      makeQueue(trial, trial.below(2) == 0 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
  const Owned<MemoryKind> large(trial.session, 2 * kMiB);
  const ur_event_handle_t shareable = trial.below(2) == 0 ? makeShareable(trial) : nullptr;
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, 2 * kCommands * part);
    std::vector<ur_event_handle_t> events(2 * kCommands, nullptr);
    if (shareable) // the signal of the event must be pending for a while
      for (int copies = 0; copies < 2; ++copies)
        trial.succeeded(urEnqueueUSMMemcpy(trial.session.queue(), false,
                                           static_cast<std::byte *>(large.get()) + kMiB,
                                           large.get(), kMiB, 0, nullptr, nullptr));
    signal(trial, trial.session.queue(), shareable);
    const auto enqueue = [&](std::size_t first) {
      for (std::size_t i = first; i < first + kCommands; ++i)
        trial.succeeded(urEnqueueUSMMemcpy(queue, false,
                                           static_cast<std::byte *>(memory.get()) + i * part,
                                           bytes.data() + i * part, part, 0, nullptr, &events[i]));
    };
    trial.runTogether(
        round,
        [&] {
          enqueue(0);
          if (shareable)
            trial.succeeded(urEnqueueEventsWait(queue, 1, &shareable, nullptr));
        },
        [&] { enqueue(kCommands); });
    const auto finish = [&] { trial.succeeded(urQueueFinish(queue)); };
    trial.runTogether(round, finish, finish);
    trial.expect(isEmpty(queue), "a finished queue was not empty");
    for (const ur_event_handle_t event : events)
      trial.expect(event && statusOf(event) == UR_EVENT_STATUS_COMPLETE,
                   "an event was not complete after its queue was finished");
    trial.expectBytes(memory.get(), bytes, "the bytes differ from those that two threads wrote");
    for (const ur_event_handle_t event : events)
      if (event)
        trial.succeeded(urEventRelease(event));
  }
  if (shareable)
    trial.succeeded(urEventRelease(shareable));
  trial.succeeded(urQueueRelease(queue));
}

// A thread finishes the queue while another thread enqueues a copy and frees its source. The free
// waits for the copy, even if the other thread's call has returned.
void finishBesideEnqueue(Trial &trial) {
  const std::size_t size = trial.size + trial.below(2) * kMiB;
  const Owned<MemoryKind> copy(trial.session, size);
  const Owned<MemoryKind> target(trial.session, size);
  const ur_queue_handle_t queue =
      makeQueue(trial, trial.below(2) == 0 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
  for (unsigned round = 0; round < kRounds / 2 && trial.hasNoFailure(); ++round) {
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, size);
    const std::vector<std::uint8_t> initialBytes = patternOf(round + 100, size);
    void *source = MemoryKind::create(trial.session, size);
    trial.copy(source, initialBytes.data(), size);
    trial.runTogether(
        round,
        [&] {
          for (int finishes = 0; finishes < 4; ++finishes) {
            ur_event_handle_t event = nullptr;
            trial.succeeded(urEnqueueUSMMemcpy(queue, false, copy.get(), bytes.data(), size, 0,
                                               nullptr, &event));
            trial.succeeded(urQueueFinish(queue));
            trial.expect(statusOf(event) == UR_EVENT_STATUS_COMPLETE,
                         "a finish did not wait for a command that was enqueued before");
            trial.succeeded(urEventRelease(event));
          }
        },
        [&] {
          for (int copies = 0; copies < 8; ++copies)
            trial.succeeded(
                urEnqueueUSMMemcpy(queue, false, target.get(), source, size, 0, nullptr, nullptr));
          trial.succeeded(urUSMFree(trial.session.context(), source));
          source = MemoryKind::create(trial.session, size);
          trial.copy(source, bytes.data(), size); // the new memory may have the old address
        });
    trial.expectBytes(copy.get(), bytes, "a finish did not wait for a command");
    trial.succeeded(urQueueFinish(queue));
    trial.expectBytes(target.get(), initialBytes, "memory was freed while a command used it");
    trial.succeeded(urUSMFree(trial.session.context(), source));
  }
  trial.succeeded(urQueueRelease(queue));
}

// Releases the last reference to a queue while its commands are pending.
void releaseBusyQueue(Trial &trial) {
  const std::size_t size = trial.size + trial.below(4) * kMiB;
  const Owned<MemoryKind> memory(trial.session, size);
  const Owned<MemoryKind> source(trial.session, size);
  for (unsigned round = 0; round < 4 && trial.hasNoFailure(); ++round) {
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, size);
    const ur_queue_handle_t queue =
        makeQueue(trial, round % 2 == 0 ? UR_QUEUE_FLAG_PROFILING_ENABLE : 0);
    ur_event_handle_t events[2] = {};
    // The queue may itself wait for another queue. Without an event, only the command keeps it.
    const bool hasEvent = trial.below(2) == 0;
    trial.succeeded(urEnqueueUSMMemcpy(trial.below(2) == 0 ? queue : trial.session.queue(), false,
                                       source.get(), bytes.data(), size, 0, nullptr, &events[0]));
    trial.succeeded(urEnqueueUSMMemcpy(queue, false, memory.get(), source.get(), size, 1, events,
                                       hasEvent ? &events[1] : nullptr));
    Calls calls;
    const bool isWatched = hasEvent && urEventSetCallback(events[1], UR_EXECUTION_INFO_COMPLETE,
                                                          Calls::call, &calls) == UR_RESULT_SUCCESS;
    trial.runTogether(
        round, [&] { trial.succeeded(urQueueRelease(queue)); },
        [&] { trial.succeeded(urEventWait(1, &events[hasEvent ? 1 : 0])); });
    std::vector<std::uint8_t> actual(size);
    for (const auto end = Clock::now() + 5s;
         trial.copy(actual.data(), memory.get(), size) && actual != bytes && Clock::now() < end;) {
    }
    trial.expect(actual == bytes, "a released queue did not run a command");
    trial.expect(!isWatched || calls.waitForOne(), "a callback was not called once, or too early");
    for (const ur_event_handle_t event : events)
      if (event)
        trial.succeeded(urEventRelease(event));
  }
}

// Frees memory while commands use it. A later allocation may reuse the memory.
void freeBusyMemory(Trial &trial) {
  const ur_context_handle_t context = trial.session.context();
  const std::size_t size = trial.size + trial.below(3) * kMiB;
  const Owned<MemoryKind> target(trial.session, size);
  const ur_queue_handle_t queue = makeQueue(trial, 0);
  for (unsigned round = 0; round < 3 && trial.hasNoFailure(); ++round) {
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

// Waits until an event is complete. Then its times must exist and agree with the clock, and its
// queue must be empty.
void queryAfterEvent(Trial &trial) {
  const ur_device_handle_t device = trial.session.device();
  const ur_queue_handle_t queue = makeQueue(trial, UR_QUEUE_FLAG_PROFILING_ENABLE);
  const Owned<MemoryKind> memory(trial.session, kMiB);
  const std::vector<std::uint8_t> bytes(kMiB);
  const auto clock = [&] {
    std::uint64_t now = 0;
    return urDeviceGetGlobalTimestamps(device, &now, nullptr) == UR_RESULT_SUCCESS ? now : 0;
  };
  for (unsigned round = 0; round < 2 * kRounds && trial.hasNoFailure(); ++round) {
    const std::uint64_t before = clock();
    ur_event_handle_t event = nullptr;
    if (!trial.succeeded(urEnqueueUSMMemcpy(queue, false, memory.get(), bytes.data(),
                                            1 + trial.below(round % 2 == 0 ? kMiB : 5000), 0,
                                            nullptr, &event)))
      break;
    const std::uint64_t enqueueTime = clock();
    while (!isFinal(statusOf(event))) {
    }
    // Queries END first, because adapters write it last.
    constexpr ur_profiling_info_t kNames[] = {
        UR_PROFILING_INFO_COMMAND_END, UR_PROFILING_INFO_COMMAND_START,
        UR_PROFILING_INFO_COMMAND_SUBMIT, UR_PROFILING_INFO_COMMAND_QUEUED};
    std::uint64_t times[4] = {};
    bool hasTimes = before != 0;
    for (std::size_t i = 0; i < 4; ++i)
      hasTimes = hasTimes && urEventGetProfilingInfo(event, kNames[i], sizeof(times[i]), &times[i],
                                                     nullptr) == UR_RESULT_SUCCESS;
    const auto &[end, start, submitted, queued] = times;
    trial.expect(isEmpty(queue), "the queue was not empty after its last event");
    trial.expect(!hasTimes || (before <= queued && queued <= submitted && submitted <= start &&
                               start <= end && end <= clock()),
                 "the times of a command are out of order");
    trial.expect(!hasTimes || queued <= enqueueTime, "a command was queued after the call");
    trial.succeeded(urEventRelease(event));
  }
  trial.succeeded(urQueueRelease(queue));
}

// A callback does not return until another thread has made its calls.
void waitBesideCallback(Trial &trial) {
  struct CallbackState {
    std::atomic<bool> hasBegun{false};
    std::atomic<bool> mayEnd{false};
    std::atomic<bool> hasEnded{false};
  } state;
  const auto wait = [](ur_event_handle_t, ur_execution_info_t, void *data) {
    auto &callback = *static_cast<CallbackState *>(data);
    callback.hasBegun = true;
    waitUntil(callback.mayEnd, 10s);
    callback.hasEnded = true;
  };
  const ur_queue_handle_t queue = trial.session.queue();
  ur_event_handle_t events[2] = {};
  Calls calls;
  trial.succeeded(urEnqueueEventsWait(queue, 0, nullptr, &events[0]));
  if (!trial.succeeded(urEventSetCallback(events[0], UR_EXECUTION_INFO_COMPLETE, wait, &state))) {
    trial.succeeded(urEventRelease(events[0]));
    return;
  }
  waitUntil(state.hasBegun, 5s);
  trial.expect(state.hasBegun, "a callback was not called");
  trial.succeeded(urEnqueueEventsWait(queue, 0, nullptr, &events[1]));
  trial.succeeded(urEventSetCallback(events[1], UR_EXECUTION_INFO_COMPLETE, Calls::call, &calls));
  trial.succeeded(urEventWait(1, &events[trial.below(2)]));
  trial.succeeded(urQueueFinish(queue));
  trial.succeeded(urEventRelease(events[0]));
  trial.succeeded(urEventRelease(events[1]));
  trial.expect(!state.hasEnded,
               "a call waited for a callback, although the callback waits for the call");
  state.mayEnd = true;
  waitUntil(state.hasEnded, 20s);
  trial.expect(calls.waitForOne(), "a callback was not called once, or too early");
}

// Registers callbacks while their commands complete.
void callbackBesideEnd(Trial &trial) {
  const Owned<MemoryKind> memory(trial.session, kMiB);
  const std::vector<std::uint8_t> bytes(kMiB);
  std::deque<Calls> log;
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    ur_event_handle_t event = nullptr;
    if (!trial.succeeded(urEnqueueUSMMemcpy(trial.session.queue(), false, memory.get(),
                                            bytes.data(), 1 + trial.below(kMiB), 0, nullptr,
                                            &event)))
      break;
    Calls &first = log.emplace_back();
    Calls &second = log.emplace_back();
    const auto watch = [&](Calls &calls) {
      trial.succeeded(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, Calls::call, &calls));
    };
    trial.runTogether(round, [&] { watch(first); }, [&] { watch(second); });
    if (round % 2 == 0)
      trial.succeeded(urEventWait(1, &event));
    trial.succeeded(urEventRelease(event));
  }
  for (Calls &calls : log)
    trial.expect(calls.waitForOne(), "a callback was not called once, or too early");
}

// Callbacks for the start of a pending command must run when it starts, not when it completes.
void callbackBeforeStart(Trial &trial) {
  const Owned<MemoryKind> memory(trial.session, kMiB);
  test::HeldBytes source(kMiB); // blocks the command after its start
  test::Gate gate(trial.session);
  Queue queue;
  *queue.out() = makeQueue(trial, 0);
  Event event;
  std::atomic<unsigned> calls{0};
  trial.succeeded(urEnqueueUSMMemcpy(queue.get(), false, memory.get(), source.data(), kMiB, 1,
                                     &gate.event(), event.out()));
  const auto count = [](ur_event_handle_t, ur_execution_info_t, void *data) {
    ++*static_cast<std::atomic<unsigned> *>(data);
  };
  for (const auto state : {UR_EXECUTION_INFO_SUBMITTED, UR_EXECUTION_INFO_RUNNING})
    trial.succeeded(urEventSetCallback(event.get(), state, count, &calls));
  gate.open();
  trial.expect(test::becomesTrue([&] { return calls == 2; }) && !isFinal(statusOf(event.get())),
               "a callback for the start of a command did not run at the start");
  for (const auto state : {UR_EXECUTION_INFO_SUBMITTED, UR_EXECUTION_INFO_RUNNING})
    trial.succeeded(urEventSetCallback(event.get(), state, count, &calls));
  trial.expect(test::becomesTrue([&] { return calls == 4; }) && !isFinal(statusOf(event.get())),
               "a callback for a state that the command has passed did not run at once");
  source.release();
  trial.succeeded(urQueueFinish(queue.get()));
  trial.expect(calls == 4, "a callback ran twice");
}

// Two queues signal one event. A wait must wait for the later signal. On native CPU, an event
// that cannot be shared has timestamps if the queue of the later signal has profiling, or only a
// start and an end if the event itself has profiling.
void signalTogether(Trial &trial) {
  const ur_queue_handle_t queues[] = {makeQueue(trial, 0),
                                      makeQueue(trial, UR_QUEUE_FLAG_PROFILING_ENABLE)};
  const Owned<MemoryKind> memory(trial.session, 2 * kMiB);
  const bool recordsEnd = trial.below(2) == 0;
  const ur_exp_event_flags_t flags = recordsEnd ? UR_EXP_EVENT_FLAG_ENABLE_PROFILING : 0;
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, flags};
  ur_event_handle_t event = trial.below(2) == 0 ? makeShareable(trial) : nullptr;
  const bool hasTimes = !event && trial.session.entry().backend == UR_BACKEND_NATIVE_CPU;
  if (!event)
    trial.succeeded(
        urEventCreateExp(trial.session.context(), trial.session.device(), &description, &event));
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    const bool profiles = trial.below(2) == 0;
    const ur_queue_handle_t other = queues[profiles];
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, 1 + trial.below(kMiB));
    trial.runTogether(
        round, [&] { signal(trial, other, event); },
        [&] { signal(trial, trial.session.queue(), event); });
    trial.succeeded(urEnqueueUSMMemcpy(other, false, memory.get(), bytes.data(), bytes.size(), 0,
                                       nullptr, nullptr));
    signal(trial, other, event);
    trial.succeeded(urEventWait(1, &event));
    trial.expect(statusOf(event) == UR_EVENT_STATUS_COMPLETE, "an event was not complete");
    trial.expectBytes(memory.get(), bytes, "a wait did not wait for the newest signal");
    std::uint64_t time = 0;
    for (const auto name : {UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_END}) {
      const ur_result_t code = urEventGetProfilingInfo(event, name, sizeof time, &time, nullptr);
      const bool isRecorded = profiles || (recordsEnd && name == UR_PROFILING_INFO_COMMAND_END);
      trial.expect(!hasTimes || code == (isRecorded ? UR_RESULT_SUCCESS
                                                    : UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE),
                   "an event has a timestamp without profiling, or lacks one");
    }
  }
  trial.succeeded(urEventRelease(event));
  for (const ur_queue_handle_t queue : queues)
    trial.succeeded(urQueueRelease(queue));
}

// One thread signals an event. Another thread waits for it in the same queue, or exports it.
void signalBesideWait(Trial &trial) {
  constexpr unsigned kTimes = 20;
  const ur_queue_handle_t queue =
      makeQueue(trial, trial.below(3) == 0 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
  for (unsigned round = 0; round < kRounds / 2 && trial.hasNoFailure(); ++round) {
    const ur_event_handle_t shareable = trial.below(2) == 0 ? makeShareable(trial) : nullptr;
    ur_event_handle_t event = shareable;
    if (!event)
      trial.succeeded(
          urEventCreateExp(trial.session.context(), trial.session.device(), &description, &event));
    const auto repeats = [&](const auto &call) {
      return [&] {
        for (unsigned i = 0; i < kTimes; ++i)
          call(i);
      };
    };
    const auto way = trial.below(shareable ? 4 : 3);
    const auto wait = [&](unsigned i) {
      ur_event_handle_t newEvent = nullptr;
      trial.succeeded(urEnqueueEventsWait(queue, 1, &event, way == 0 ? nullptr : &newEvent));
      if (way == 2 || (newEvent && i + 1 == kTimes))
        trial.succeeded(urEventWait(1, &newEvent));
      if (newEvent)
        trial.succeeded(urEventRelease(newEvent));
    };
    const auto share = [&](unsigned) {
      void *data = nullptr;
      std::size_t size = 0;
      if (trial.succeeded(EventKind::get(trial.session, event, &data, &size)))
        trial.succeeded(EventKind::put(trial.session, data));
      trial.expect(statusOf(event) != UR_EVENT_STATUS_ERROR, "a pending signal failed");
    };
    const auto signals = [&](unsigned) { signal(trial, queue, event); };
    if (way == 3)
      trial.runTogether(round, repeats(signals), repeats(share));
    else
      trial.runTogether(round, repeats(signals), repeats(wait));
    trial.succeeded(urQueueFinish(queue));
    trial.expect(statusOf(event) == UR_EVENT_STATUS_COMPLETE, "an event was not complete");
    trial.succeeded(urEventRelease(event));
  }
  trial.succeeded(urQueueRelease(queue));
}

// So many queues and callbacks wait for one event that they exceed a small array of an adapter.
void waitManyTimes(Trial &trial) {
  constexpr std::size_t kWaiters = 80;
  const std::size_t size = trial.size;
  const Owned<MemoryKind> large(trial.session, 4 * kMiB);
  const Owned<MemoryKind> source(trial.session, size);
  const Owned<MemoryKind> target(trial.session, kWaiters * size);
  const std::vector<std::uint8_t> initial(4 * kMiB, 1);
  const std::vector<std::uint8_t> bytes = patternOf(3, size);
  const ur_queue_handle_t firstQueue = trial.session.queue();
  ur_event_handle_t event = nullptr;
  std::deque<Calls> log(kWaiters);
  std::vector<ur_queue_handle_t> queues;
  for (std::size_t i = 0; i < kWaiters; ++i)
    queues.push_back(
        makeQueue(trial, i % 2 == 0 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0));
  for (int copies = 0; copies < 4; ++copies)
    trial.succeeded(urEnqueueUSMMemcpy(firstQueue, false, large.get(), initial.data(),
                                       initial.size(), 0, nullptr, nullptr));
  trial.succeeded(
      urEnqueueUSMMemcpy(firstQueue, false, source.get(), bytes.data(), size, 0, nullptr, &event));
  for (std::size_t i = 0; i < kWaiters; ++i) {
    trial.succeeded(urEnqueueUSMMemcpy(queues[i], false,
                                       static_cast<std::byte *>(target.get()) + i * size,
                                       source.get(), size, 1, &event, nullptr));
    trial.succeeded(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, Calls::call, &log[i]));
  }
  std::vector<std::uint8_t> expected;
  for (const ur_queue_handle_t queue : queues) {
    trial.succeeded(urQueueFinish(queue));
    trial.succeeded(urQueueRelease(queue));
    expected.insert(expected.end(), bytes.begin(), bytes.end());
  }
  trial.expectBytes(target.get(), expected, "a command did not wait for its event");
  for (Calls &calls : log)
    trial.expect(calls.waitForOne(), "a callback was not called once, or too early");
  trial.succeeded(urEventRelease(event));
}

// Copies between overlapping ranges of any size, including sizes that several threads copy. Most
// large ranges overlap almost completely, and the trial copies them up and down several times.
void copyOverlapping(Trial &trial) {
  const bool isLarge = trial.below(4) == 0;
  const std::size_t size =
      trial.size + (isLarge ? (15 + trial.below(6)) * kMiB : trial.below(70000));
  const std::size_t maxShifts[] = {64, 70000, isLarge ? 3 * kMiB : size};
  const std::size_t shift = 1 + trial.below(maxShifts[trial.below(3)]);
  const Owned<MemoryKind> memory(trial.session, size + shift);
  auto *const start = static_cast<std::byte *>(memory.get());
  std::vector<std::uint8_t> expected = patternOf(7, size + shift);
  if (!trial.copy(start, expected.data(), expected.size()))
    return;
  bool isForward = trial.below(2) == 0;
  for (unsigned round = 0; round < (isLarge ? 6 : 1) && trial.hasNoFailure(); ++round) {
    std::byte *const dst = start + (isForward ? shift : 0);
    const std::byte *const src = start + (isForward ? 0 : shift);
    std::memmove(expected.data() + (dst - start), expected.data() + (src - start), size);
    // If a helper thread was late, a queue does not divide copies for a while. So a large copy uses
    // a new queue.
    const ur_queue_handle_t queue = isLarge ? makeQueue(trial, 0) : trial.session.queue();
    trial.succeeded(trial.below(isLarge ? 8 : 2) == 0
                        ? urUSMContextMemcpyExp(trial.session.context(), dst, src, size)
                        : urEnqueueUSMMemcpy(queue, true, dst, src, size, 0, nullptr, nullptr));
    if (isLarge)
      trial.succeeded(urQueueRelease(queue));
    isForward = trial.below(4) == 0 ? isForward : !isForward;
  }
  trial.expectBytes(start, expected, "a copy between overlapping ranges wrote wrong bytes");
}

// Calls must wait while a command is held back. An adapter may reuse released queues and events for
// the trial's queues and events.
void waitWhileHeld(Trial &trial) {
  const std::size_t size = trial.size;
  const Owned<MemoryKind> memory(trial.session, 2 * size);
  const Owned<MemoryKind> large(trial.session, 2 * kMiB);
  auto *const target = static_cast<std::byte *>(memory.get());
  for (unsigned round = 0; round < 3 && trial.hasNoFailure(); ++round) {
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, size);
    trial.copy(target + size, bytes.data(), size);
    for (std::uint64_t queues = trial.below(6); queues > 0; --queues) {
      const ur_queue_handle_t queue = makeQueue(trial, 0);
      const ur_event_handle_t event = makeShareable(trial);
      const auto copy = [&](ur_queue_handle_t copyQueue) {
        trial.succeeded(urEnqueueUSMMemcpy(copyQueue, false, large.get(),
                                           static_cast<std::byte *>(large.get()) + kMiB, kMiB, 0,
                                           nullptr, nullptr));
      };
      copy(trial.session.queue());
      signal(trial, trial.session.queue(), event); // the copy keeps it pending for a while
      trial.succeeded(urEnqueueEventsWait(queue, 1, &event, nullptr));
      const std::uint64_t copies = 4 * trial.below(3);
      for (std::uint64_t i = 0; i < copies; ++i)
        copy(queue);
      trial.succeeded(urQueueFinish(queue));
      // If there was only a wait, a driver may report a moment later that its queue is empty.
      trial.expect(copies == 0 || isEmpty(queue), "a finished queue was not empty");
      trial.succeeded(urEventRelease(event));
      trial.succeeded(urQueueRelease(queue));
    }
    test::Gate gate(trial.session);
    const ur_event_handle_t shareable = makeShareable(trial);
    const ur_queue_handle_t signaler = makeQueue(trial, 0);
    ur_event_handle_t inOut = shareable;
    trial.succeeded(urEnqueueEventsWaitWithBarrierExt(signaler, nullptr, 1, &gate.event(), &inOut));
    const ur_queue_handle_t queue =
        makeQueue(trial, trial.below(3) != 0 ? UR_QUEUE_FLAG_PROFILING_ENABLE : 0);
    const ur_event_handle_t awaited = trial.below(3) == 0 ? gate.event() : shareable;
    ur_event_handle_t event = nullptr;
    const bool hasCopy = trial.below(2) == 0;
    // Adapters may observe the completion of a wait without an event in another way.
    const bool hasEvent = hasCopy || trial.below(2) == 0;
    trial.succeeded(
        hasCopy ? urEnqueueUSMMemcpy(queue, false, target, target + size, size, 1, &awaited, &event)
                : urEnqueueEventsWait(queue, 1, &awaited, hasEvent ? &event : nullptr));
    const auto way = hasEvent ? trial.below(3) : 0;
    std::atomic<bool> isDone{false};
    std::thread waiter([&] {
      trial.succeeded(way == 0   ? urQueueFinish(queue)
                      : way == 1 ? urEventWait(1, &event)
                                 : urEventWait(1, &shareable));
      isDone = true;
    });
    trial.expect(test::staysFalse([&] { return isDone || (event && isFinal(statusOf(event))); }),
                 "a call or a command did not wait for a held command");
    if (round == 0 && trial.below(3) == 0) // the origin of a device's clock may change
      std::this_thread::sleep_for(1100ms);
    gate.open();
    waiter.join();
    trial.succeeded(urQueueFinish(queue));
    std::uint64_t start = 0;
    std::uint64_t finish = 0;
    std::uint64_t now = 0;
    const auto read = [&](ur_profiling_info_t name, std::uint64_t &time) {
      return event && urEventGetProfilingInfo(event, name, sizeof(time), &time, nullptr) ==
                          UR_RESULT_SUCCESS;
    };
    if (read(UR_PROFILING_INFO_COMMAND_END, finish) &&
        read(UR_PROFILING_INFO_COMMAND_START, start) &&
        urDeviceGetGlobalTimestamps(trial.session.device(), &now, nullptr) == UR_RESULT_SUCCESS)
      trial.expect(start <= finish && finish <= now, "the times of a command are out of order");
    if (hasCopy)
      trial.expectBytes(target, bytes, "a command that waited did not run");
    trial.succeeded(urQueueFinish(signaler));
    for (const ur_event_handle_t handle : {event, shareable})
      if (handle)
        trial.succeeded(urEventRelease(handle));
    for (const ur_queue_handle_t handle : {queue, signaler})
      trial.succeeded(urQueueRelease(handle));
  }
}

namespace {

// Driver functions that leave the caller nothing to release when they fail.
constexpr std::pair<const char *, const char *> kFailingFunctions[] = {
    {"CU_HOST_DRIVER_FAIL",
     "cuEventCreate cuEventRecord cuStreamWaitEvent cuMemcpyAsync cuMemCreate cuMemAddressReserve "
     "cuMemMap cuMemSetAccess cuStreamWriteValue64_v2 cuStreamWaitValue64_v2 "
     "cuStreamBatchMemOp_v2"},
    {"ZE_HOST_DRIVER_FAIL",
     "zeCommandListAppendBarrier zeCommandListAppendMemoryCopy zeCommandListClose "
     "zeCommandQueueExecuteCommandLists zeEventPoolCreate zeEventCreate zeEventHostReset "
     "zeMemAllocDevice zeVirtualMemReserve zeVirtualMemMap zePhysicalMemCreate"}};

} // namespace

// Sets variables that make a software driver fail one call of each listed function. Other drivers
// ignore the variables.
void startFailingDriver(std::uint64_t seed) {
  constexpr std::uint64_t kCalls = 40; // the failing call is one of the first 40
  for (const auto &[variable, functions] : kFailingFunctions) {
    std::istringstream names(functions);
    std::string failures;
    for (std::string name; names >> name;) {
      seed = (seed + 1) * 0x9e3779b97f4a7c15;
      failures += name + ':' + std::to_string(1 + (seed >> 33) % kCalls) +
                  (*variable == 'C' ? ":2," : ":0x70000003,");
    }
    failures.pop_back();
    setenv(variable, failures.c_str(), 1);
  }
}

// Makes driver calls fail. Only the API calls that need their results may fail. Later calls must
// succeed, even after more failures than a table of an adapter has entries.
void failDriver(Trial &trial) {
  constexpr unsigned kMaxFailures = 36; // three per function
  const Session &session = trial.session;
  const ur_event_handle_t event = makeShareable(trial);
  void *memory = nullptr;
  std::vector<std::uint8_t> bytes = patternOf(1, trial.size);
  unsigned failures = 0;
  const auto take = [&](ur_result_t code) {
    failures += code == UR_RESULT_SUCCESS ? 0 : 1;
    trial.expect(code != UR_RESULT_ERROR_UNKNOWN && failures <= kMaxFailures,
                 "an unknown error, or more failed calls than the driver's failures explain");
    return code == UR_RESULT_SUCCESS;
  };
  for (unsigned round = 0; event && round < 200 && trial.hasNoFailure(); ++round) {
    ur_event_handle_t eventCopy = event;
    take(urEnqueueEventsWaitWithBarrierExt(session.queue(), nullptr, 0, nullptr, &eventCopy));
    switch (trial.below(3)) {
    case 0:
      take(urEventWait(1, &event));
      break;
    case 1:
      if (take(urUSMDeviceAlloc(session.context(), session.device(), nullptr, nullptr, trial.size,
                                &memory))) {
        take(urEnqueueUSMMemcpy(session.queue(), false, memory, bytes.data(), bytes.size(), 0,
                                nullptr, nullptr));
        take(urUSMFree(session.context(), memory));
      }
      break;
    default:
      take(urQueueFinish(session.queue()));
    }
  }
  if (event)
    trial.succeeded(urEventRelease(event));
}

} // namespace ur::histories
