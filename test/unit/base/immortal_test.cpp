// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/immortal.hpp"

#include "test/support/forked_child.hpp"

#include <atomic>
#include <thread>

#include <gtest/gtest.h>

namespace ur::base {
namespace {

std::atomic<int> begun{0};
std::atomic<int> ended{0};
std::atomic<bool> held{true};

// A slow object, which two threads try to construct at the same time.
struct Slow {
  Slow() {
    ++begun;
    begun.notify_all();
    held.wait(true);
  }
  ~Slow() { ++ended; }
};

Slow &slow() {
  static constinit Immortal<Slow> instance;
  return instance.get();
}

TEST(Immortal, IsMadeInAChildForkedDuringItsConstruction) {
  const Slow *made[2] = {};
  std::thread first([&] { made[0] = &slow(); });
  std::thread second([&] { made[1] = &slow(); });
  for (int seen = begun; seen < 2; seen = begun)
    begun.wait(seen);
  test::expectForkedChildSucceeds([] {
    held = false;
    slow();
    return true;
  });
  held = false;
  held.notify_all();
  first.join();
  second.join();
  EXPECT_EQ(made[0], made[1]);
  EXPECT_EQ(made[0], &slow());
  EXPECT_EQ(ended, 1);
}

TEST(Immortal, IsMadeOfItsArguments) {
  static constinit Immortal<std::pair<int, char>> pair;
  EXPECT_EQ(pair.get(1, 'a'), std::pair(1, 'a'));
  EXPECT_EQ(pair.get(2, 'b'), std::pair(1, 'a'));
}

} // namespace
} // namespace ur::base
