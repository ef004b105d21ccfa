// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/immortal.hpp"

#include "test/support/forked_child.hpp"

#include <atomic>
#include <thread>

#include <gtest/gtest.h>

namespace ur::base {
namespace {

std::atomic<int> constructions{0};
std::atomic<int> destructions{0};
std::atomic<bool> isHeld{true};

// A slow object, which two threads try to construct at the same time.
struct Slow {
  Slow() {
    ++constructions;
    constructions.notify_all();
    isHeld.wait(true);
  }
  ~Slow() { ++destructions; }
};

Slow &slow() {
  static constinit Immortal<Slow> instance;
  return instance.get();
}

TEST(Immortal, IsMadeInAChildForkedDuringItsConstruction) {
  const Slow *objects[2] = {};
  std::thread first([&] { objects[0] = &slow(); });
  std::thread second([&] { objects[1] = &slow(); });
  for (int count = constructions; count < 2; count = constructions)
    constructions.wait(count);
  test::expectForkedChildSucceeds([] {
    isHeld = false;
    slow();
    return true;
  });
  isHeld = false;
  isHeld.notify_all();
  first.join();
  second.join();
  EXPECT_EQ(objects[0], objects[1]);
  EXPECT_EQ(objects[0], &slow());
  EXPECT_EQ(destructions, 1);
}

TEST(Immortal, IsConstructedFromItsArguments) {
  static constinit Immortal<std::pair<int, char>> pair;
  EXPECT_EQ(pair.get(1, 'a'), std::pair(1, 'a'));
  EXPECT_EQ(pair.get(2, 'b'), std::pair(1, 'a'));
}

} // namespace
} // namespace ur::base
