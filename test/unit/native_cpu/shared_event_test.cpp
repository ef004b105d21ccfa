// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/shared_event.hpp"

#include <cstring>
#include <random>
#include <thread>
#include <vector>

#include <fcntl.h>

#include "ipc/memory_file.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

namespace ur::native_cpu {
namespace {

constexpr int kMostPending = 63;

// The event as another process sees it.
std::shared_ptr<SharedEvent> openAgain(const SharedEvent &event) {
  return SharedEvent::open(base::UniqueFd(fcntl(event.file().get(), F_DUPFD_CLOEXEC, 0)));
}

TEST(SharedEvent, HasNoSignalAtFirst) {
  const auto event = SharedEvent::create();
  EXPECT_EQ(event->latest(), nullptr);
  EXPECT_EQ(openAgain(*event)->latest(), nullptr);
}

TEST(SharedEvent, ShowsASignalToOthers) {
  const auto event = SharedEvent::create();
  const auto other = openAgain(*event);
  const auto made = event->next();
  const auto seen = other->latest();
  ASSERT_NE(seen, nullptr);
  EXPECT_EQ(seen->status(), UR_EVENT_STATUS_SUBMITTED);
  made->finish(false);
  EXPECT_EQ(seen->status(), UR_EVENT_STATUS_COMPLETE);
  seen->wait();
}

TEST(SharedEvent, WakesAWaiter) {
  const auto event = SharedEvent::create();
  const auto made = event->next();
  std::thread waiter([seen = openAgain(*event)->latest()] { seen->wait(); });
  made->finish(false);
  waiter.join();
}

TEST(SharedEvent, GivesLaterWaitsTheNewestSignal) {
  const auto event = SharedEvent::create();
  const auto first = event->next();
  const auto waitForFirst = event->latest();
  const auto second = event->next();
  const auto waitForSecond = event->latest();
  second->finish(false);
  EXPECT_EQ(waitForSecond->status(), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(waitForFirst->status(), UR_EVENT_STATUS_SUBMITTED);
  first->finish(false);
  EXPECT_EQ(waitForFirst->status(), UR_EVENT_STATUS_COMPLETE);
}

TEST(SharedEvent, ReportsAFailure) {
  const auto event = SharedEvent::create();
  event->next()->finish(true);
  EXPECT_EQ(openAgain(*event)->latest()->status(), UR_EVENT_STATUS_ERROR);
}

TEST(SharedEvent, LimitsTheSignalsUnderWay) {
  const auto event = SharedEvent::create();
  std::vector<std::shared_ptr<Signal>> signals;
  for (int i = 0; i < kMostPending; ++i)
    signals.push_back(event->next());
  EXPECT_EQ(codeOf([&] { event->next(); }), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  signals.front()->finish(false);
  signals.push_back(event->next());
  for (const auto &signal : signals)
    signal->finish(false);
  EXPECT_EQ(signals.front()->status(), UR_EVENT_STATUS_COMPLETE); // though its place is used again
}

TEST(SharedEvent, FailsTheSignalsOfADeadProcess) {
  const auto event = SharedEvent::create();
  const Child child([&] { event->next(); });
  child.awaitEnd();
  const auto orphan = event->latest();
  ASSERT_NE(orphan, nullptr);
  EXPECT_EQ(orphan->status(), UR_EVENT_STATUS_ERROR);
  orphan->wait();
}

TEST(SharedEvent, ReusesTheSignalsOfADeadProcess) {
  const auto event = SharedEvent::create();
  const Child child([&] {
    for (int i = 0; i < kMostPending; ++i)
      event->next();
  });
  child.awaitEnd();
  event->next()->finish(false);
  EXPECT_EQ(event->latest()->status(), UR_EVENT_STATUS_COMPLETE);
}

TEST(SharedEvent, CountsTheSignalsOfManyThreads) {
  const auto event = SharedEvent::create();
  constexpr int kSignals = 2000;
  const auto signal = [&event] {
    for (int i = 0; i < kSignals; ++i)
      event->next()->finish(false);
  };
  std::thread one(signal);
  std::thread other(signal);
  one.join();
  other.join();
  EXPECT_EQ(event->latest()->status(), UR_EVENT_STATUS_COMPLETE);
}

TEST(SharedEvent, RefusesMemoryThatHoldsNoEvent) {
  EXPECT_EQ(codeOf([] { SharedEvent::open(ipc::createMemoryFile("test", SharedEvent::fileSize())); }),
            UR_RESULT_ERROR_INVALID_VALUE);
}

// Whatever another process writes, asking for signals and making them ends, and every answer is one
// of those there are.
TEST(SharedEvent, SurvivesAnythingInItsMemory) {
  std::mt19937_64 random(20260101);
  const auto event = SharedEvent::create();
  const Pages pages(event->file().get(), SharedEvent::fileSize(), 0);
  for (int round = 0; round < 300; ++round) {
    std::vector<std::uint64_t> noise(SharedEvent::fileSize() / sizeof(std::uint64_t));
    for (auto &word : noise) // small numbers, which look like counts, as often as large ones
      word = random() >> (random() % 64);
    std::memcpy(pages.address(), noise.data(), SharedEvent::fileSize());
    if (const auto signal = event->latest()) {
      const auto status = signal->status();
      EXPECT_TRUE(status == UR_EVENT_STATUS_SUBMITTED || isDone(status));
    }
    const auto code = codeOf([&] { event->next()->finish(false); });
    EXPECT_TRUE(!code || *code == UR_RESULT_ERROR_OUT_OF_RESOURCES);
  }
}

} // namespace
} // namespace ur::native_cpu
