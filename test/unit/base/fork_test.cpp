// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.hpp"

#include <atomic>
#include <mutex>
#include <thread>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::base {
namespace {

TEST(ForkSafeMutex, IsUnlockedInTheChildOfAForkThatMetItLocked) {
  ForkSafeMutex mutex;
  std::atomic<bool> locked = false;
  std::thread holder([&] {
    const std::lock_guard lock(mutex);
    locked = true;
    locked.notify_one();
  });
  locked.wait(false);
  const pid_t child = fork(); // waits for the holder where it still holds it
  if (child == 0) {
    const std::lock_guard lock(mutex);
    _exit(0);
  }
  holder.join();
  int status = 1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

TEST(ForkGeneration, CountsTheForks) {
  const std::uint32_t before = forkGeneration();
  const pid_t child = fork();
  if (child == 0)
    _exit(forkGeneration() == before + 1 ? 0 : 1);
  int status = 1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(forkGeneration(), before);
}

} // namespace
} // namespace ur::base
