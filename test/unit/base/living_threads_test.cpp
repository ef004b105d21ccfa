// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/support/living_threads.hpp"

#include <atomic>
#include <thread>

#include <gtest/gtest.h>

namespace ur::test {
namespace {

class LivingThreads : public ::testing::Test {
protected:
  // ThreadSanitizer starts a thread of its own when the process starts its first thread.
  LivingThreads() {
    std::thread([] {}).join();
  }
};

TEST_F(LivingThreads, ExcludeJoinedThreads) {
  const std::size_t countBefore = livingThreads();
  for (int round = 0; round < 2000; ++round) {
    std::thread([] {}).join();
    ASSERT_EQ(livingThreads(), countBefore) << "after thread " << round;
  }
}

TEST_F(LivingThreads, CountRunningThreads) {
  const std::size_t countBefore = livingThreads();
  std::atomic<bool> stop = false;
  std::thread thread([&stop] { stop.wait(false); });
  EXPECT_EQ(livingThreads(), countBefore + 1);
  stop = true;
  stop.notify_one();
  thread.join();
}

} // namespace
} // namespace ur::test
