// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// A trial is a step that repeats calls on its own objects, usually two calls at the same moment in
// two threads. A trial releases all its objects, so the model needs only the sentence that the
// trial checks. Some trials need a new process, because they test an action that happens once per
// process, or because they make the device unusable for the process.
//
// To add a trial, write its function in a trials_*.cpp, declare it below, and append an entry to
// trials(). Append it, because replay files contain the index of the entry. To run only this trial,
// replay a file with the line `p0 trial way=INDEX handle=0 kind=0 size=4096 seed=1`. A trial fails
// if it does not answer within 20 s.

#include "test/conformance/histories/answer.hpp"
#include "tools/support/session.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <string_view>
#include <thread>
#include <vector>

namespace ur::histories {

// The rounds of a trial: enough that the two calls also meet in narrow windows.
inline constexpr unsigned kRounds = 20;

// The session and the handle of one run of a trial, and the failures that the run finds.
class Trial {
public:
  Trial(const support::Session &trialSession, std::vector<std::uint8_t> handleBytes,
        std::uint64_t kind, std::size_t bytes, std::uint64_t seed)
      : session(trialSession), handle(std::move(handleBytes)), handleKind(kind), size(bytes),
        state_(seed) {}

  const support::Session &session;
  std::vector<std::uint8_t> handle; // a live handle of any process, if the trial uses one
  const std::uint64_t handleKind;
  const std::size_t size;

  // Returns a random number less than `end`.
  std::uint64_t below(std::uint64_t end);

  // Returns whether the call succeeded, and records the first failure. Any thread may call it.
  bool succeeded(ur_result_t code);
  bool hasNoFailure();
  void expect(bool isRight, std::string_view what); // reports `what` if `isRight` is false
  // Expects the memory of the handle to contain the same bytes each time.
  void compareHandleBytes(std::vector<std::uint8_t> actual);

  // Makes two calls in two threads. One call starts later: up to 4 us in even rounds, and up to
  // half a millisecond in odd rounds.
  template <typename First, typename Second>
  void runTogether(unsigned round, const First &first, const Second &second) {
    using Clock = std::chrono::steady_clock;
    std::atomic<unsigned> arrived{0};
    const std::chrono::nanoseconds delay{round % 2 == 0 ? 100 * round
                                                        : 1000u << (round % kRounds / 2)};
    const auto meet = [&](bool isLate) {
      for (++arrived; arrived != 2;)
        std::this_thread::yield();
      for (const auto start = Clock::now(); isLate && Clock::now() - start < delay;) {
      }
    };
    const bool isFirstLate = round % 4 >= 2;
    std::thread secondThread([&] {
      meet(!isFirstLate);
      second();
    });
    meet(isFirstLate);
    first();
    secondThread.join();
  }

  // Makes a blocking copy. Both sides may be device memory.
  bool copy(void *dst, const void *src, std::size_t bytes);
  void expectBytes(const void *memory, const std::vector<std::uint8_t> &expected,
                   std::string_view what);

  Answer answer(); // the number of wrong answers, and the handle's bytes

private:
  std::mutex mutex_;
  Answer answer_;
  std::uint64_t wrongCount_ = 0;
  std::uint64_t state_;
};

// The handle that a trial gets. Any: the handle of an object of any kind, or no handle.
enum class TrialHandle { None, Memory, Any };

struct TrialKind {
  TrialHandle handle;
  std::vector<bool Abilities::*> needs;
  std::string_view rule;
  void (*run)(Trial &trial);
  // The relative frequency. Smaller for a trial that takes at least a tenth of a second.
  unsigned weight = 3;
  // Sets the environment of a new process that runs the trial alone; null: a worker runs it.
  void (*start)(std::uint64_t seed) = nullptr;
};

std::span<const TrialKind> trials();

// Returns a queue with those of the flags that the device supports.
ur_queue_handle_t makeQueue(Trial &trial, ur_queue_flags_t flags);
ur_event_status_t statusOf(ur_event_handle_t event);
bool isFinal(ur_event_status_t status);
bool isShortage(ur_result_t code);
bool isEmpty(ur_queue_handle_t queue); // true if the device does not support the query
// Returns a reusable event that can be exported, or null if the device does not support one.
ur_event_handle_t makeShareable(Trial &trial);
void signal(Trial &trial, ur_queue_handle_t queue, ur_event_handle_t event);

// Returns urIPCOpenMemHandlesBatch. Returns null if the program uses another project's loader.
using BatchOpen = ur_result_t (*)(ur_context_handle_t, ur_device_handle_t, std::uint32_t,
                                  const void *const *, const std::size_t *, void **);
BatchOpen findBatchOpen();

// trials_sharing.cpp
void openBesideCalls(Trial &trial);
void getBesideCalls(Trial &trial);
void waitBesideGet(Trial &trial);
void reuseBlocks(Trial &trial);
void reuseAddresses(Trial &trial);
// trials_commands.cpp
void enqueueTogether(Trial &trial);
void finishBesideEnqueue(Trial &trial);
void releaseBusyQueue(Trial &trial);
void freeBusyMemory(Trial &trial);
void queryAfterEvent(Trial &trial);
void waitBesideCallback(Trial &trial);
void callbackBesideEnd(Trial &trial);
void callbackBeforeStart(Trial &trial);
void signalTogether(Trial &trial);
void waitManyTimes(Trial &trial);
void copyOverlapping(Trial &trial);
void waitWhileHeld(Trial &trial);
void failDriver(Trial &trial);
void startFailingDriver(std::uint64_t seed);
void signalBesideWait(Trial &trial);
// trials_failures.cpp
void failEnqueue(Trial &trial);
// trials_functions.cpp
void copyRectangles(Trial &trial);
void combineFlags(Trial &trial);
void recordTimes(Trial &trial);
void registerPages(Trial &trial);
void useEdges(Trial &trial);
// trials_peers.cpp
void openForged(Trial &trial);
void openBatch(Trial &trial);
void openAfterPut(Trial &trial);
void startPuts(std::uint64_t seed);
void failLate(Trial &trial);
void fillSlots(Trial &trial);
void changeUser(Trial &trial);
void openThroughBroker(Trial &trial);
void queryOutcome(Trial &trial);
// trials_ranges.cpp
void changeRange(Trial &trial);
void unmapBesideRegion(Trial &trial);
void changeBesideGet(Trial &trial);
void writeBesideGet(Trial &trial);
void usePeer(Trial &trial);
// trials_waits.cpp
void followClosely(Trial &trial);
void waitForSeveral(Trial &trial);
void unmapWhileHeld(Trial &trial);
void freeHeldMemory(Trial &trial);
// trials_process.cpp
void countTogether(Trial &trial);
void wrapNativeHandles(Trial &trial);
void queryAll(Trial &trial);
void forkChild(Trial &trial);
void forkWithSignals(Trial &trial);
void runShort(Trial &trial);
void shareSignaledEvent(Trial &trial);
void repeatCalls(Trial &trial);
void failFirstGet(Trial &trial);
void beginShort(Trial &trial);
void loseLocks(Trial &trial);
void forkWithBroker(Trial &trial);
void startBroker(std::uint64_t seed);
void startWithDefaults(std::uint64_t seed);

} // namespace ur::histories
