// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/tracker.hpp"

#include <array>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace ur::test {
namespace {

using validation::Key;
using validation::Making;
using validation::Resource;
using validation::Tracker;

std::array<std::byte, 1 << 16> addresses;

Key queue(std::size_t number) { return {Resource::QueueHandle, &addresses[number * 8]}; }
Key context(std::size_t number) { return {Resource::ContextHandle, &addresses[number * 8 + 4]}; }

Making making(std::vector<Key> parents = {}) {
  return {.argument = {"urMake", "phObject"}, .endedBy = "urEnd", .parents = std::move(parents)};
}

TEST(Tracker, TakesBackWhatACallDidNotDo) {
  Tracker tracker;
  tracker.add(context(0), making());
  tracker.add(queue(0), making({context(0)}));
  tracker.giveBack(context(0), {}, {});
  auto taken = tracker.giveBack(queue(0), {}, {});
  EXPECT_FALSE(tracker.isAlive(context(0)));
  tracker.restore(std::move(*taken));
  EXPECT_TRUE(tracker.isAlive(queue(0)));
  EXPECT_TRUE(tracker.isAlive(context(0)));
  tracker.giveBack(queue(0), {}, {});
  EXPECT_FALSE(tracker.isAlive(context(0)));
}

TEST(Tracker, TellsMakingsOfOneObjectApartByTheirOwner) {
  Tracker tracker;
  for (std::size_t i = 0; i < 3; ++i) {
    Making one = making();
    one.owner = context(i);
    tracker.add(queue(0), one);
  }
  auto taken = tracker.giveBack(queue(0), context(1), {});
  ASSERT_TRUE(taken && taken->making);
  EXPECT_EQ(taken->making->owner, context(1));
  EXPECT_EQ(tracker.held().front().record.makings.size(), 2u);
  tracker.restore(std::move(*taken));
  EXPECT_EQ(tracker.held().front().record.makings.size(), 3u);
}

TEST(Tracker, ForgetsEndedObjectsAfterAWhile) {
  Tracker tracker;
  std::vector<char> many(1 << 20);
  for (std::size_t i = 0; i < many.size(); i += 64) {
    const Key key{Resource::EventHandle, &many[i]};
    tracker.add(key, making());
    tracker.giveBack(key, {}, {});
  }
  EXPECT_FALSE(tracker.find({Resource::EventHandle, &many[0]}));
  EXPECT_TRUE(tracker.find({Resource::EventHandle, &many[many.size() - 64]}));
}

// Runs for ThreadSanitizer. The counts do not depend on the order.
TEST(Tracker, IsSafeToUseFromSeveralThreads) {
  Tracker tracker;
  tracker.add(context(0), making());
  const auto work = [&](std::size_t thread) {
    for (std::size_t i = 0; i < 2000; ++i) {
      const Key own = queue(1 + thread * 8 + i % 8);
      tracker.keep(context(0));
      tracker.add(own, making({context(0)}));
      tracker.find(own);
      tracker.visit(Resource::QueueHandle, [](const void *, const Making &) {});
      if (auto taken = tracker.giveBack(own, {}, {}); i % 2 == 0 && taken) {
        tracker.restore(std::move(*taken));
        tracker.giveBack(own, {}, {});
      }
      tracker.giveBack(context(0), {}, {});
    }
  };
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < 4; ++i)
    threads.emplace_back(work, i);
  for (std::thread &thread : threads)
    thread.join();
  ASSERT_EQ(tracker.held().size(), 1u);
  EXPECT_EQ(tracker.held().front().record.references, 1u);
  EXPECT_EQ(tracker.held().front().record.dependents, 0u);
}

} // namespace
} // namespace ur::test
