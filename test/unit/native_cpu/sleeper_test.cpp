// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/sleeper.hpp"

#include <array>
#include <thread>

#include <gtest/gtest.h>

namespace ur::native_cpu {
namespace {

TEST(Sleeper, MissesNoRingBeforeItSleeps) {
  Sleeper sleeper(std::make_shared<Bell>());
  sleeper.begin();
  sleeper.bell()->ring();
  sleeper.sleep(); // for ever, had the ring been lost
}

TEST(Sleeper, WakesUpWhenTheBellRings) {
  Sleeper sleeper(std::make_shared<Bell>());
  std::atomic<bool> ready{false};
  sleeper.begin();
  std::thread ringer([&] {
    ready = true;
    sleeper.bell()->ring();
  });
  while (!ready) {
    sleeper.sleep();
    sleeper.begin();
  }
  ringer.join();
}

TEST(Sleeper, SeesAWatchedWordThatChangedBefore) {
  Sleeper sleeper(std::make_shared<Bell>());
  std::atomic<std::uint32_t> word{1};
  sleeper.begin();
  sleeper.watch(word, 0);
  sleeper.sleep();
}

// More words than the kernel watches at once are looked at in turns.
TEST(Sleeper, ReturnsWhateverTheNumberOfWords) {
  std::array<std::atomic<std::uint32_t>, 200> words{};
  Sleeper sleeper(std::make_shared<Bell>());
  sleeper.begin();
  for (auto &word : words)
    sleeper.watch(word, 0);
  sleeper.sleep();
}

TEST(Sleeper, LooksAgainSoonWhenItCouldNotFindOut) {
  Sleeper sleeper(std::make_shared<Bell>());
  sleeper.begin();
  sleeper.lookAgainSoon();
  sleeper.sleep();
}

} // namespace
} // namespace ur::native_cpu
