// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/sleeper.hpp"

#include "test/support/scoped_os_calls.hpp"

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <ctime>
#include <memory>
#include <optional>
#include <vector>

#include <gtest/gtest.h>
#include <linux/futex.h>

namespace ur::kit {
namespace {

// The kernel limits the number of words per call, so the sleeper checks further words in turn.
TEST(Sleeper, ReturnsForAnyNumberOfWords) {
  std::array<std::atomic<std::uint32_t>, 200> words{};
  Sleeper sleeper(std::make_shared<Notifier>());
  sleeper.begin();
  for (auto &word : words)
    sleeper.watch({&word, 0, true});
  sleeper.sleep();
}

// The first setWait() in a round replaces the sleeper's own wait.
TEST(Sleeper, UsesOnlyTheFirstWait) {
  Sleeper sleeper(std::make_shared<Notifier>());
  int first = 0;
  int second = 0;
  sleeper.begin();
  sleeper.setWait([&first] { ++first; });
  sleeper.setWait([&second] { ++second; });
  sleeper.sleep();
  EXPECT_EQ(first, 1);
  EXPECT_EQ(second, 0);
  sleeper.begin();
  sleeper.checkAgainSoon();
  sleeper.sleep();
  EXPECT_EQ(first, 1);
}

long nanosecondsOf(const timespec &time) { return time.tv_sec * 1'000'000'000 + time.tv_nsec; }

long nanosecondsNow() {
  timespec now;
  EXPECT_EQ(clock_gettime(CLOCK_MONOTONIC, &now), 0);
  return nanosecondsOf(now);
}

// Records the sleeper's system calls, and returns from them at once.
class SleeperCalls : public ::testing::Test {
protected:
  struct WaitForOne {
    const std::uint32_t *word;
    int operation;
    std::optional<long> nanoseconds; // nullopt: no timeout
  };

  SleeperCalls() {
    singleWaits.clear();
    multiWaits.clear();
    error = ETIMEDOUT;
    calls_.futex = [](std::uint32_t *word, int operation, std::uint32_t, const timespec *timeout) {
      singleWaits.push_back({word, operation, std::nullopt});
      if (timeout)
        singleWaits.back().nanoseconds = nanosecondsOf(*timeout);
      errno = EAGAIN;
      return -1l;
    };
    calls_.futexWaitv = [](futex_waitv *waiters, unsigned count, const timespec *until) {
      multiWaits.emplace_back(waiters, waiters + count);
      deadline = *until;
      errno = error;
      return -1l;
    };
    scope_.emplace(calls_);
  }

  static inline std::vector<WaitForOne> singleWaits;
  static inline std::vector<std::vector<futex_waitv>> multiWaits;
  static inline timespec deadline;
  static inline int error;

  Sleeper sleeper_{std::make_shared<Notifier>()};
  std::atomic<std::uint32_t> word_{0};

private:
  base::OsCalls calls_;
  std::optional<test::ScopedOsCalls> scope_;
};

TEST_F(SleeperCalls, SleepWithoutATimeoutForTheNotifierOnly) {
  sleeper_.begin();
  sleeper_.sleep();
  ASSERT_EQ(singleWaits.size(), 1u);
  EXPECT_EQ(singleWaits[0].operation, FUTEX_WAIT_PRIVATE);
  EXPECT_EQ(singleWaits[0].nanoseconds, std::nullopt);
  EXPECT_TRUE(multiWaits.empty());
}

TEST_F(SleeperCalls, WatchSharedAndPrivateWords) {
  std::atomic<std::uint32_t> ownWord{7};
  sleeper_.begin();
  sleeper_.watch({&word_, 3, true});
  sleeper_.watch({&ownWord, 5, false});
  sleeper_.watch({&word_, 4, true}); // the sleeper watches this word already
  sleeper_.sleep();
  ASSERT_EQ(multiWaits.size(), 1u);
  ASSERT_EQ(multiWaits[0].size(), 3u) << "the sleeper must watch the notifier's word and two more";
  EXPECT_EQ(multiWaits[0][0].flags, unsigned{FUTEX_32 | FUTEX_PRIVATE_FLAG});
  EXPECT_EQ(multiWaits[0][1].flags, unsigned{FUTEX_32});
  EXPECT_EQ(multiWaits[0][1].uaddr, reinterpret_cast<std::uintptr_t>(&word_));
  EXPECT_EQ(multiWaits[0][1].val, 3u);
  EXPECT_EQ(multiWaits[0][2].flags, unsigned{FUTEX_32 | FUTEX_PRIVATE_FLAG});
  EXPECT_EQ(multiWaits[0][2].uaddr, reinterpret_cast<std::uintptr_t>(&ownWord));
  EXPECT_EQ(multiWaits[0][2].val, 5u);
}

// No word changes when a process dies, so the sleep needs a deadline.
TEST_F(SleeperCalls, HaveADeadlineToNoticeDeadProcesses) {
  const long before = nanosecondsNow();
  sleeper_.begin();
  sleeper_.watch({&word_, 0, true});
  sleeper_.sleep();
  ASSERT_EQ(multiWaits.size(), 1u);
  EXPECT_GE(deadline.tv_nsec, 0);
  EXPECT_LT(deadline.tv_nsec, 1'000'000'000) << "the kernel rejects such a deadline (EINVAL)";
  EXPECT_GE(nanosecondsOf(deadline), before + 10'000'000) << "the sleeper checks too often";
  EXPECT_LE(nanosecondsOf(deadline), nanosecondsNow() + 500'000'000)
      << "the sleeper checks too late";
}

// The sleeper must poll the driver for a completion, while other processes write words.
TEST_F(SleeperCalls, WatchWordsAlsoIfTheSleepMustBeShort) {
  sleeper_.begin();
  sleeper_.watch({&word_, 0, true});
  sleeper_.checkAgainSoon();
  sleeper_.sleep();
  ASSERT_EQ(multiWaits.size(), 1u);
  EXPECT_EQ(multiWaits[0].size(), 2u);
  EXPECT_LE(nanosecondsOf(deadline), nanosecondsNow() + 50'000'000)
      << "the sleeper checks too late";
}

TEST_F(SleeperCalls, DropTheWordsOfThePreviousRound) {
  sleeper_.begin();
  sleeper_.watch({&word_, 0, true});
  sleeper_.begin();
  sleeper_.sleep();
  EXPECT_EQ(singleWaits.size(), 1u);
  EXPECT_TRUE(multiWaits.empty());
}

TEST_F(SleeperCalls, SleepOnceForEachErrno) {
  for (const int end : {ETIMEDOUT, EAGAIN, EINTR}) {
    error = end;
    multiWaits.clear();
    sleeper_.begin();
    sleeper_.watch({&word_, 0, true});
    sleeper_.sleep();
    EXPECT_EQ(multiWaits.size(), 1u) << end;
    EXPECT_TRUE(singleWaits.empty()) << end;
  }
}

// Linux before 5.16 lacks the call, and some sandboxes forbid it.
TEST_F(SleeperCalls, SleepBrieflyIfWordsCannotBeWatched) {
  for (const int failure : {ENOSYS, EPERM}) {
    error = failure;
    singleWaits.clear();
    sleeper_.begin();
    sleeper_.watch({&word_, 0, true});
    multiWaits.clear();
    sleeper_.sleep();
    EXPECT_EQ(multiWaits.size(), 1u);
    ASSERT_EQ(singleWaits.size(), 1u) << failure;
    EXPECT_NE(singleWaits[0].word, reinterpret_cast<const std::uint32_t *>(&word_))
        << "the sleeper must sleep on the notifier's word";
    ASSERT_NE(singleWaits[0].nanoseconds, std::nullopt) << failure;
    EXPECT_GT(*singleWaits[0].nanoseconds, 0) << "the sleeper spins";
    EXPECT_LT(*singleWaits[0].nanoseconds, 100'000'000) << "the sleeper checks too late";
  }
}

// The sleeper notices the end of a short command soon, and checks a long command rarely.
TEST_F(SleeperCalls, SleepLongerUntilSomethingChanges) {
  error = ENOSYS; // so that the sleeper waits for one word
  const auto sleepRounds = [this](int rounds) {
    singleWaits.clear();
    for (int round = 0; round < rounds; ++round) {
      sleeper_.begin();
      sleeper_.checkAgainSoon();
      sleeper_.sleep();
    }
    return *singleWaits.back().nanoseconds;
  };
  const long first = sleepRounds(1);
  EXPECT_LE(first, 50'000);
  EXPECT_GT(sleepRounds(1), first);
  EXPECT_LE(sleepRounds(100), 2'000'000);
  sleeper_.notifier()->notify();
  EXPECT_EQ(sleepRounds(1), first);
  sleepRounds(100);
  sleeper_.begin(); // a round without a sleep has found a change
  EXPECT_EQ(sleepRounds(1), first);
}

} // namespace
} // namespace ur::kit
