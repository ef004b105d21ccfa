// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/tracker.hpp"

#include "runtime/layers/validation/live_objects.hpp"

#include <array>
#include <cstdint>
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
  return {.argument = {"urMake", "phObject"}, .releaser = "urEnd", .parents = std::move(parents)};
}

TEST(Tracker, UndoesTheReleaseOfAFailedCall) {
  Tracker tracker;
  tracker.add(context(0), creation());
  tracker.add(queue(0), creation({context(0)}));
  tracker.releaseReference(context(0), {}, {});
  auto release = tracker.releaseReference(queue(0), {}, {});
  EXPECT_FALSE(tracker.isAlive(context(0)));
  tracker.undoRelease(std::move(*release));
  EXPECT_TRUE(tracker.isAlive(queue(0)));
  EXPECT_TRUE(tracker.isAlive(context(0)));
  tracker.releaseReference(queue(0), {}, {});
  EXPECT_FALSE(tracker.isAlive(context(0)));
}

TEST(Tracker, KeepsADependentObjectsParentAfterANewReference) {
  Tracker tracker;
  tracker.add(context(0), creation());
  tracker.add(queue(0), creation({context(0)}));
  tracker.releaseReference(context(0), {}, {});
  tracker.add(context(0), creation());
  tracker.releaseReference(context(0), {}, {});
  EXPECT_TRUE(tracker.isAlive(context(0)));
}

TEST(Tracker, DistinguishesCreationsByTheirOwner) {
  Tracker tracker;
  for (std::size_t i = 0; i < 3; ++i) {
    Creation one = creation();
    one.owner = context(i);
    tracker.add(queue(0), one);
  }
  auto release = tracker.releaseReference(queue(0), context(1), {});
  ASSERT_TRUE(release && release->creation);
  EXPECT_EQ(release->creation->owner, context(1));
  EXPECT_EQ(tracker.unreleasedObjects().front().record.creations.size(), 2u);
  tracker.undoRelease(std::move(*release));
  EXPECT_EQ(tracker.unreleasedObjects().front().record.creations.size(), 3u);
}

TEST(Tracker, DropsEndedObjectsAfterAWhile) {
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

TEST(EndedMemory, IsDroppedAfterAWhile) {
  validation::EndedMemory memory;
  const auto at = [](std::uintptr_t range) { return reinterpret_cast<const void *>(range * 16); };
  for (std::uintptr_t range = 1; range < 5000; ++range) {
    Creation one = creation();
    one.extent = {range * 16, 16};
    memory.add({.creation = one, .ending = {}});
  }
  EXPECT_FALSE(memory.find(at(1)));
  EXPECT_TRUE(memory.find(at(4999)));
}

} // namespace
} // namespace ur::test
