// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/sleeper.hpp"

#include <array>
#include <thread>

#include <gtest/gtest.h>

namespace ur::kit {
namespace {

TEST(Sleeper, MissesNoNotificationBeforeItSleeps) {
  Sleeper sleeper(std::make_shared<Notifier>());
  sleeper.begin();
  sleeper.notifier()->notify();
  sleeper.sleep(); // for ever, had it been lost
}

TEST(Sleeper, WakesUpWhenNotified) {
  Sleeper sleeper(std::make_shared<Notifier>());
  std::atomic<bool> ready{false};
  sleeper.begin();
  std::thread other([&] {
    ready = true;
    sleeper.notifier()->notify();
  });
  while (!ready) {
    sleeper.sleep();
    sleeper.begin();
  }
  other.join();
}

TEST(Sleeper, SeesAWatchedWordThatChangedBefore) {
  Sleeper sleeper(std::make_shared<Notifier>());
  std::atomic<std::uint32_t> word{1};
  sleeper.begin();
  sleeper.watch({&word, 0, true});
  sleeper.sleep();
}

// More words than the kernel watches at once are looked at in turns.
TEST(Sleeper, ReturnsWhateverTheNumberOfWords) {
  std::array<std::atomic<std::uint32_t>, 200> words{};
  Sleeper sleeper(std::make_shared<Notifier>());
  sleeper.begin();
  for (auto &word : words)
    sleeper.watch({&word, 0, true});
  sleeper.sleep();
}

// A driver's wait takes the place of its own, one at a time.
TEST(Sleeper, WaitsByTheFirstThingThatHasAWaitOfItsOwn) {
  Sleeper sleeper(std::make_shared<Notifier>());
  int first = 0;
  int second = 0;
  sleeper.begin();
  sleeper.waitBy([&first] { ++first; });
  sleeper.waitBy([&second] { ++second; });
  sleeper.sleep();
  EXPECT_EQ(first, 1);
  EXPECT_EQ(second, 0);
  sleeper.begin();
  sleeper.lookAgainSoon();
  sleeper.sleep();
  EXPECT_EQ(first, 1);
}

TEST(Sleeper, LooksAgainSoonWhenItCouldNotFindOut) {
  Sleeper sleeper(std::make_shared<Notifier>());
  sleeper.begin();
  sleeper.lookAgainSoon();
  sleeper.sleep();
}

} // namespace
} // namespace ur::kit
