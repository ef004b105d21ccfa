// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/shared_event.hpp"

#include "fixtures.hpp"
#include "forked_child.hpp"
#include "ipc/liveness_lock.hpp"
#include "ipc/memory_file.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <future>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <linux/futex.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

constexpr int kMaxPending = 63;

// Opens the event as another process does.
std::shared_ptr<SharedEvent> openInImporter(SharedEvent &event) {
  return SharedEvent::open(thisProcess(),
                           base::UniqueFd(fcntl(event.file().get(), F_DUPFD_CLOEXEC, 0)),
                           SharedEvent::fileSize());
}

// Claims and publishes a signal, as a command of this process does.
std::shared_ptr<SharedSignal> makeSignal(const std::shared_ptr<SharedEvent> &event) {
  auto signal = std::make_shared<SharedSignal>(event);
  signal->claim();
  signal->publish();
  return signal;
}

// Returns the latest signal, or null if the event has none.
std::shared_ptr<SharedSignal> latestOf(const std::shared_ptr<SharedEvent> &event) {
  const std::uint64_t number = event->latestNumber();
  return number == 0 ? nullptr : std::make_shared<SharedSignal>(event, number);
}

// Each signal of two threads gets a number of its own. After its publication, no earlier signal is
// the latest one.
TEST(SharedEvent, NumbersAndPublishesTheSignalsOfTwoThreads) {
  const auto event = SharedEvent::create(thisProcess());
  std::atomic<std::uint64_t> signalCount{0};
  const auto countLostSignals = [&] {
    int lostSignals = 0;
    for (int i = 0; i < 100'000; ++i) {
      SharedSignal signal(event);
      // While the other thread is delayed, this thread may fill the ring.
      if (resultOfCall([&] { signal.claim(); }) != UR_RESULT_SUCCESS)
        continue;
      ++signalCount;
      signal.publish();
      lostSignals += latestOf(event)->result().value < signal.result().value ? 1 : 0;
      signal.complete(false);
    }
    return lostSignals;
  };
  auto otherThread = std::async(std::launch::async, countLostSignals);
  EXPECT_EQ(countLostSignals(), 0);
  EXPECT_EQ(otherThread.get(), 0);
  EXPECT_EQ(event->latestNumber(), signalCount);
}

TEST(SharedEvent, LimitsPendingSignals) {
  const auto event = SharedEvent::create(thisProcess());
  std::vector<std::shared_ptr<SharedSignal>> signals;
  for (int i = 0; i < kMaxPending; ++i)
    signals.push_back(makeSignal(event));
  expectOutcome(outcomeOf([&] { makeSignal(event); }), UR_RESULT_ERROR_OUT_OF_RESOURCES,
                {"63 signals of the event are pending", "wait for the oldest before the next"});
  signals.front()->complete(false);
  signals.push_back(makeSignal(event));
  for (const auto &signal : signals)
    signal->complete(signal == signals.back()); // the last signal reuses the first signal's slot
  EXPECT_EQ(signals.front()->status(), UR_EVENT_STATUS_COMPLETE);
}

// A process must not reuse the lock number of a dead signaler, or the dead signaler's pending
// signals would never fail.
TEST(SharedEvent, AvoidsLockNumbersOfPendingSignals) {
  static unsigned char randomByte; // getrandom returns bytes with increasing values
  const ScopedOsCalls scope(&base::OsCalls::getrandom, [](void *bytes, std::size_t size, unsigned) {
    std::memset(bytes, ++randomByte, size);
    return static_cast<ssize_t>(size);
  });
  const auto lockNumberOf = [](const auto &event, std::size_t slot) {
    const Mapping page = Mapping::ofFile(base::os(), event->file().get(), SharedEvent::fileSize());
    return static_cast<const std::uint64_t *>(page.address())[8 * (1 + slot)] & ((1u << 22) - 1);
  };
  const auto event = SharedEvent::create(thisProcess());
  randomByte = 0;
  makeSignal(openInImporter(*event))->complete(false); // releases its lock number
  const Child child([&] {
    randomByte = 1;
    makeSignal(event);
  });
  child.awaitEnd();
  const auto orphan = latestOf(event);
  randomByte = 1;
  makeSignal(event)->complete(false);
  EXPECT_NE(lockNumberOf(event, 3), lockNumberOf(event, 2));
  EXPECT_EQ(orphan->status(), UR_EVENT_STATUS_ERROR);
  randomByte = 0;
  makeSignal(openInImporter(*event))->complete(false);
  EXPECT_EQ(lockNumberOf(event, 4), lockNumberOf(event, 1));
}

TEST(SharedEvent, IgnoresTheLatePublicationOfAnEarlierSignal) {
  const auto event = SharedEvent::create(thisProcess());
  SharedSignal slow(event);
  slow.claim();
  const auto quick = makeSignal(openInImporter(*event));
  EXPECT_EQ(event->latestNumber(), 2u);
  slow.publish();
  EXPECT_EQ(event->latestNumber(), 2u);
  slow.complete(false);
  EXPECT_EQ(latestOf(event)->status(), UR_EVENT_STATUS_SUBMITTED);
  quick->complete(false);
  EXPECT_EQ(latestOf(event)->status(), UR_EVENT_STATUS_COMPLETE);
}

TEST(SharedEvent, CompletesIfADeviceWritesItsWord) {
  const auto event = SharedEvent::create(thisProcess());
  const auto madeSignal = makeSignal(event);
  const auto importedSignal = latestOf(openInImporter(*event));
  EXPECT_LT(*importedSignal->result().address, importedSignal->result().value);
  std::thread waiter([&importedSignal] { importedSignal->wait(); });
  madeSignal->result().address->store(madeSignal->result().value);
  EXPECT_EQ(importedSignal->status(), UR_EVENT_STATUS_COMPLETE);
  madeSignal->complete(false); // wakes up the waiter
  waiter.join();
  EXPECT_EQ(importedSignal->status(), UR_EVENT_STATUS_COMPLETE);
}

// The layout is fixed, because later builds open events that earlier builds created.
TEST(SharedEvent, KeepsItsLayout) {
  const auto event = SharedEvent::create(thisProcess());
  const auto madeSignal = makeSignal(event);
  const Mapping page = Mapping::ofFile(base::os(), event->file().get(), SharedEvent::fileSize());
  const auto *words = static_cast<const std::uint64_t *>(page.address());
  const auto *slot = words + 8 * (1 + 1); // after the head and slot 0
  EXPECT_EQ(words[0], 0x544e564543504955u);
  EXPECT_EQ(words[1] & 0xffffffffu, 2u);
  EXPECT_EQ(words[2], 1u);
  EXPECT_EQ(slot[0] >> 22, 1u);
  EXPECT_TRUE(LivenessLock::isHeld(base::os(), event->file().get(), slot[0] & ((1u << 22) - 1)));
  // A pending signal is only one word, its claim, so no process can read a part of it.
  EXPECT_TRUE(std::all_of(slot + 1, slot + 8, [](std::uint64_t word) { return word == 0; }));
  madeSignal->complete(true);
  EXPECT_EQ(slot[1], 1u << 1 | 1u);
  EXPECT_EQ(slot[2] & 0xffffffffu, 1u);
}

TEST(SharedEvent, RejectsMemoryWithoutAnEvent) {
  const auto outcomeOfOpen = [](std::size_t size) {
    return outcomeOf([size] {
      SharedEvent::open(thisProcess(), createMemoryFile(base::os(), "test", size), size);
    });
  };
  expectOutcome(outcomeOfOpen(SharedEvent::fileSize()), UR_RESULT_ERROR_INVALID_VALUE,
                {"contains no event of this layout", "with the same version of this library"});
  for (const std::size_t size : {SharedEvent::fileSize() / 2, 2 * SharedEvent::fileSize()})
    expectOutcome(outcomeOfOpen(size), UR_RESULT_ERROR_INVALID_VALUE,
                  {"memory of " + std::to_string(size) + " bytes contains no event"});
}

TEST(SharedEvent, RejectsAnotherLayout) {
  const auto event = SharedEvent::create(thisProcess());
  const Mapping page = Mapping::ofFile(base::os(), event->file().get(), SharedEvent::fileSize());
  ++static_cast<std::uint64_t *>(page.address())[1];
  EXPECT_EQ(resultOfCall([&] { openInImporter(*event); }), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST(SharedEvent, RejectsASignalIfTheRingIsFull) {
  const auto event = SharedEvent::create(thisProcess());
  const Mapping page = Mapping::ofFile(base::os(), event->file().get(), SharedEvent::fileSize());
  for (std::size_t word = 8; word < SharedEvent::fileSize() / sizeof(std::uint64_t); word += 8)
    static_cast<std::uint64_t *>(page.address())[word] = ~std::uint64_t{0};
  expectOutcome(outcomeOf([&] { makeSignal(event); }), UR_RESULT_ERROR_OUT_OF_RESOURCES,
                {"is inconsistent: another process has overwritten it"});
}

// Checking whether a signaler lives needs a system call, so status() makes this check at most every
// 100 ms.
TEST(SharedEvent, ChecksPeriodicallyWhetherSignalersLive) {
  static int lockQueries;
  lockQueries = 0;
  const ScopedOsCalls scope(&base::OsCalls::fcntlLock,
                            [](int fd, int command, struct flock *range) {
                              lockQueries += command == F_OFD_GETLK;
                              return base::systemCalls().fcntlLock(fd, command, range);
                            });
  const auto event = SharedEvent::create(thisProcess());
  event->file();
  const auto madeSignal = makeSignal(event);
  constexpr int kWaits = 10000;
  for (int i = 0; i < kWaits; ++i)
    ASSERT_EQ(latestOf(event)->status(), UR_EVENT_STATUS_SUBMITTED);
  EXPECT_GE(lockQueries, 1);
  EXPECT_LT(lockQueries, kWaits / 10);
  const auto another = makeSignal(event);
  lockQueries = 0;
  EXPECT_EQ(madeSignal->statusNow(), UR_EVENT_STATUS_SUBMITTED);
  EXPECT_EQ(lockQueries, 1) << "a query for another signal than this one";
  madeSignal->complete(false);
  another->complete(false);
}

// Frequent status calls for a living process's signal must not delay the check of a dead process's
// signal.
TEST(SharedEvent, DetectsADeadSignalerWhileOthersLive) {
  const auto event = SharedEvent::create(thisProcess());
  event->file();
  const auto alive = makeSignal(event);
  const Child child([&] { makeSignal(event); });
  child.awaitEnd();
  const auto orphan = latestOf(event);
  while (alive->status(), orphan->status() == UR_EVENT_STATUS_SUBMITTED)
    std::this_thread::yield();
  EXPECT_EQ(orphan->status(), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(alive->status(), UR_EVENT_STATUS_SUBMITTED);
  alive->complete(false);
}

TEST(SharedEvent, SleepsUntilTheSignalCompletes) {
  static std::shared_ptr<SharedSignal> madeSignal;
  for (const bool isShared : {false, true}) {
    const auto event = SharedEvent::create(thisProcess());
    if (isShared)
      event->file();
    madeSignal = makeSignal(event);
    const ScopedOsCalls scope(&base::OsCalls::futex, [](std::uint32_t *word, int operation,
                                                        std::uint32_t value, const timespec *end) {
      if (operation == FUTEX_WAIT || operation == FUTEX_WAIT_PRIVATE)
        madeSignal->complete(false); // at the moment when the waiter would fall asleep
      return base::systemCalls().futex(word, operation, value, end);
    });
    latestOf(event)->wait();
    EXPECT_EQ(std::exchange(madeSignal, nullptr)->status(), UR_EVENT_STATUS_COMPLETE);
  }
}

TEST(SharedEvent, CanBeExportedAfterAFailedLock) {
  const auto event = SharedEvent::create(thisProcess());
  const auto pending = makeSignal(event);
  {
    const ScopedOsCalls scope(&base::OsCalls::fcntlLock, FailsWith{EAGAIN});
    EXPECT_EQ(resultOfCall([&] { event->file(); }), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  }
  EXPECT_EQ(latestOf(openInImporter(*event))->status(), UR_EVENT_STATUS_SUBMITTED);
  pending->complete(false);
}

// Status calls and signals must return a valid result, whatever another process writes into the
// event.
TEST(SharedEvent, ToleratesAnyBytesInItsMemory) {
  std::mt19937_64 random(20260101);
  const auto event = SharedEvent::create(thisProcess());
  const Mapping page = Mapping::ofFile(base::os(), event->file().get(), SharedEvent::fileSize());
  for (int round = 0; round < 300; ++round) {
    std::vector<std::uint64_t> noise(SharedEvent::fileSize() / sizeof(std::uint64_t));
    for (auto &word : noise) // small numbers, which look like counts, occur as often as large ones
      word = random() >> (random() % 64);
    std::memcpy(page.address(), noise.data(), SharedEvent::fileSize());
    if (const auto signal = latestOf(event)) {
      const auto status = round % 2 == 0 ? signal->status() : signal->statusNow();
      EXPECT_TRUE(status == UR_EVENT_STATUS_SUBMITTED || status == UR_EVENT_STATUS_COMPLETE ||
                  status == UR_EVENT_STATUS_ERROR);
    }
    const auto result = resultOfCall([&] { makeSignal(event)->complete(false); });
    EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_OUT_OF_RESOURCES);
  }
}

} // namespace
} // namespace ur::ipc::test
