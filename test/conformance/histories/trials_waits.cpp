// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Trials of the order of commands and waits.
#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/step.hpp"
#include "test/conformance/histories/trials.hpp"
#include "test/conformance/support/gate.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <optional>
#include <thread>

namespace ur::histories {

using namespace support;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// Each command uses the last bytes that the previous command writes. One thread enqueues a command
// at once, or when the previous command completes. Meanwhile, another thread finishes the queue or
// makes blocking copies.
void followClosely(Trial &trial) {
  constexpr std::size_t kSizes[] = {1, 100, 5000, 32 * 1024, 32 * 1024 + 1, 100'000, 2'000'000};
  constexpr std::size_t kHalf = 2'000'000; // the commands use the ends of two halves
  constexpr std::size_t kOther = 100'000;  // bytes that the other thread copies
  const ur_queue_handle_t queue = makeQueue(trial, 0);
  const Owned<MemoryKind> memory(trial.session, 2 * (kHalf + kOther));
  auto *const start = static_cast<std::byte *>(memory.get());
  std::vector<std::uint8_t> expected = patternOf(1, 2 * kHalf);
  trial.copy(start, expected.data(), expected.size());
  std::size_t end = kHalf; // the end of the bytes that the last command writes
  Event lastEvent;
  const auto enqueue = [&] {
    const std::size_t size = kSizes[trial.below(std::size(kSizes))];
    const bool fills = trial.below(3) == 0;
    const std::size_t targetEnd = fills ? end : 3 * kHalf - end;
    const auto value = static_cast<std::uint8_t>(trial.below(256));
    while (lastEvent && !isFinal(statusOf(lastEvent.get()))) {
    }
    lastEvent = {};
    ur_event_handle_t *const newEvent = trial.below(2) == 0 ? lastEvent.out() : nullptr;
    const auto at = [&](std::size_t offset) { return expected.data() + offset; };
    if (fills) {
      trial.succeeded(
          urEnqueueUSMFill(queue, start + targetEnd - size, 1, &value, size, 0, nullptr, newEvent));
      std::fill(at(targetEnd - size), at(targetEnd), value);
    } else {
      trial.succeeded(urEnqueueUSMMemcpy(queue, trial.below(8) == 0, start + targetEnd - size,
                                         start + end - size, size, 0, nullptr, newEvent));
      std::copy(at(end - size), at(end), at(targetEnd - size));
    }
    end = targetEnd;
  };
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    const bool finishes = trial.below(2) == 0;
    // If a defect leaves a command in the queue, a later call would run it and hide the defect.
    std::uint64_t remainingCalls = 1 + trial.below(3);
    std::atomic<bool> isOver{false};
    trial.runTogether(
        round,
        [&] {
          for (int commands = 0; commands < 8; ++commands)
            enqueue();
          isOver = true;
          if (const ur_event_handle_t event = lastEvent.get())
            trial.succeeded(urEventWait(1, &event));
        },
        [&] {
          std::byte *const target = start + 2 * kHalf;
          while (!isOver && remainingCalls > 0) {
            if (finishes && isEmpty(queue))
              continue;
            --remainingCalls;
            trial.succeeded(finishes ? urQueueFinish(queue)
                                     : urEnqueueUSMMemcpy(queue, true, target, target + kOther,
                                                          kOther, 0, nullptr, nullptr));
          }
        });
    trial.succeeded(urQueueFinish(queue));
    trial.expectBytes(start, expected, "a command ran before the previous command was complete");
  }
  trial.succeeded(urQueueRelease(queue));
}

// A wait for two events must wait for their latest signals at the time of the call. During the
// wait, one of the events is signaled again.
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
  const std::size_t repeated = trial.below(2); // the event with another signal
  signalAfter(0, events[1 - repeated]);
  if (trial.below(2) == 0)
    signalAfter(0, events[repeated]);
  ur_event_handle_t newEvent = nullptr;
  std::atomic<bool> hasStarted{false};
  std::atomic<bool> hasReturned{false};
  std::optional<std::thread> waiter;
  const auto isOver = [&] { return newEvent ? isFinal(statusOf(newEvent)) : hasReturned.load(); };
  if (trial.session.entry().backend == UR_BACKEND_NATIVE_CPU && trial.below(2) == 0)
    waiter.emplace([&] {
      hasStarted = true;
      trial.succeeded(urEventWait(2, events));
      hasReturned = true;
    });
  else
    trial.succeeded(urEnqueueEventsWait(queues[2], 2, events, &newEvent));
  while (waiter && !hasStarted)
    std::this_thread::yield();
  trial.expect(test::staysFalse(isOver), "a wait did not wait for a pending signal");
  signalAfter(1, events[repeated]);
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
  for (const ur_event_handle_t event : {events[0], events[1], newEvent})
    if (event)
      trial.succeeded(urEventRelease(event));
}

// Enqueues an unmap that a gate blocks. New allocations must not overwrite the mapped bytes before
// the unmap has copied them.
void unmapWhileHeld(Trial &trial) {
  const Session &session = trial.session;
  const Owned<MemoryKind> memory(session, trial.size);
  Mem buffer;
  if (urMemBufferCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(memory.get()),
                                        session.context(), nullptr,
                                        buffer.out()) != UR_RESULT_SUCCESS)
    return; // not all adapters have such buffers
  Queue queue;
  *queue.out() = makeQueue(trial, 0);
  for (unsigned round = 0; round < kRounds / 4 && trial.hasNoFailure(); ++round) {
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, trial.size);
    void *mapped = nullptr;
    if (!trial.succeeded(urEnqueueMemBufferMap(queue.get(), buffer.get(), true, UR_MAP_FLAG_WRITE,
                                               0, trial.size, 0, nullptr, nullptr, &mapped)))
      return;
    std::memcpy(mapped, bytes.data(), bytes.size());
    test::Gate gate(session);
    trial.succeeded(
        urEnqueueMemUnmap(queue.get(), buffer.get(), mapped, 1, &gate.event(), nullptr));
    std::array<void *, 4> others{};
    for (void *&other : others)
      if (urUSMHostAlloc(session.context(), nullptr, nullptr, trial.size, &other) ==
          UR_RESULT_SUCCESS)
        std::memset(other, 0, trial.size);
    gate.open();
    trial.succeeded(urQueueFinish(queue.get()));
    trial.expectBytes(memory.get(), bytes, "an unmap wrote wrong bytes");
    for (void *const other : others)
      if (other)
        trial.succeeded(urUSMFree(session.context(), other));
  }
}

// Frees memory that a blocked command uses. The free must wait for the command.
void freeHeldMemory(Trial &trial) {
  constexpr std::size_t kPitch = 128;
  constexpr std::size_t kWidth = 64;
  constexpr std::size_t kRows = kPage / kPitch;
  const ur_context_handle_t context = trial.session.context();
  const Owned<MemoryKind> other(trial.session, kPage);
  void *memory = nullptr;
  if (!trial.succeeded(
          urUSMDeviceAlloc(context, trial.session.device(), nullptr, nullptr, kPage, &memory)))
    return;
  Queue queue;
  *queue.out() = makeQueue(trial, 0);
  test::Gate gate(trial.session);
  const ur_event_handle_t *const list = &gate.event();
  const bool isSource = trial.below(2) == 0;
  void *const destination = isSource ? other.get() : memory;
  const void *const source = isSource ? memory : other.get();
  const unsigned char pattern = 7;
  switch (trial.below(4)) {
  case 0:
    trial.succeeded(urEnqueueUSMFill(queue.get(), memory, 1, &pattern, kPage, 1, list, nullptr));
    break;
  case 1:
    trial.succeeded(urEnqueueUSMFill2D(queue.get(), memory, kPitch, 1, &pattern, kWidth, kRows, 1,
                                       list, nullptr));
    break;
  case 2:
    trial.succeeded(
        urEnqueueUSMMemcpy(queue.get(), false, destination, source, kPage, 1, list, nullptr));
    break;
  default:
    trial.succeeded(urEnqueueUSMMemcpy2D(queue.get(), false, destination, kPitch, source, kPitch,
                                         kWidth, kRows, 1, list, nullptr));
  }
  std::atomic<bool> isFreed{false};
  std::thread freeingThread([&] {
    trial.succeeded(urUSMFree(context, memory));
    isFreed = true;
  });
  trial.expect(test::staysFalse([&] { return isFreed.load(); }),
               "memory was freed while a command used it");
  gate.open();
  freeingThread.join();
  trial.succeeded(urQueueFinish(queue.get()));
}

} // namespace ur::histories
