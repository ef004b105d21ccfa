// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/tracker.hpp"

#include <array>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace ur::test {
namespace {

using validation::Creation;
using validation::Key;
using validation::Resource;
using validation::Tracker;

std::array<std::byte, 1 << 16> addresses;

Key queue(std::size_t number) { return {Resource::QueueHandle, &addresses[number * 8]}; }
Key context(std::size_t number) { return {Resource::ContextHandle, &addresses[number * 8 + 4]}; }

Creation creation(std::vector<Key> parents = {}) {
  return {.argument = {"urMake", "phObject"}, .endedBy = "urEnd", .parents = std::move(parents)};
}

TEST(Tracker, TakesBackWhatACallDidNotDo) {
  Tracker tracker;
  tracker.add(context(0), creation());
  tracker.add(queue(0), creation({context(0)}));
  tracker.releaseReference(context(0), {}, {});
  auto taken = tracker.releaseReference(queue(0), {}, {});
  EXPECT_FALSE(tracker.isAlive(context(0)));
  tracker.undoRelease(std::move(*taken));
  EXPECT_TRUE(tracker.isAlive(queue(0)));
  EXPECT_TRUE(tracker.isAlive(context(0)));
  tracker.releaseReference(queue(0), {}, {});
  EXPECT_FALSE(tracker.isAlive(context(0)));
}

TEST(Tracker, TellsMakingsOfOneObjectApartByTheirOwner) {
  Tracker tracker;
  for (std::size_t i = 0; i < 3; ++i) {
    Creation one = creation();
    one.owner = context(i);
    tracker.add(queue(0), one);
  }
  auto taken = tracker.releaseReference(queue(0), context(1), {});
  ASSERT_TRUE(taken && taken->creation);
  EXPECT_EQ(taken->creation->owner, context(1));
  EXPECT_EQ(tracker.held().front().record.creations.size(), 2u);
  tracker.undoRelease(std::move(*taken));
  EXPECT_EQ(tracker.held().front().record.creations.size(), 3u);
}

TEST(Tracker, ForgetsEndedObjectsAfterAWhile) {
  Tracker tracker;
  std::vector<char> many(1 << 20);
  for (std::size_t i = 0; i < many.size(); i += 64) {
    const Key key{Resource::EventHandle, &many[i]};
    tracker.add(key, creation());
    tracker.releaseReference(key, {}, {});
  }
  EXPECT_FALSE(tracker.find({Resource::EventHandle, &many[0]}));
  EXPECT_TRUE(tracker.find({Resource::EventHandle, &many[many.size() - 64]}));
}

// Runs for ThreadSanitizer. The counts do not depend on the order.
TEST(Tracker, IsSafeToUseFromSeveralThreads) {
  Tracker tracker;
  tracker.add(context(0), creation());
  const auto work = [&](std::size_t thread) {
    for (std::size_t i = 0; i < 2000; ++i) {
      const Key own = queue(1 + thread * 8 + i % 8);
      tracker.retain(context(0));
      tracker.add(own, creation({context(0)}));
      tracker.find(own);
      tracker.visit(Resource::QueueHandle, [](const void *, const Creation &) {});
      if (auto taken = tracker.releaseReference(own, {}, {}); i % 2 == 0 && taken) {
        tracker.undoRelease(std::move(*taken));
        tracker.releaseReference(own, {}, {});
      }
      tracker.releaseReference(context(0), {}, {});
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
