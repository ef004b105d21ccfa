// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.hpp"

#include "test/support/forked_child.hpp"
#include "test/support/waiting.hpp"

#include <atomic>
#include <cstdlib>
#include <mutex>
#include <thread>

#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::base {
namespace {

TEST(ForkSafeMutex, IsUnlockedInAForkedChild) {
  ForkSafeMutex mutex;
  std::atomic<bool> locked = false;
  std::thread holder([&] {
    const std::lock_guard lock(mutex);
    locked = true;
    locked.notify_one();
  });
  locked.wait(false);
  test::expectForkedChildSucceeds([&] { // the fork waits while another thread holds the mutex
    const std::lock_guard lock(mutex);
    return true;
  });
  holder.join();
}

std::mutex driverMutex;

// A driver that is loaded after this library. The library calls the driver while it holds its own
// locks.
TEST(LockFirstAtFork, AllowsDriverCallsUnderALock) {
  static const int handlers = pthread_atfork(
      [] { driverMutex.lock(); }, [] { driverMutex.unlock(); }, [] { driverMutex.unlock(); });
  ASSERT_EQ(handlers, 0);
  lockFirstAtFork();
  lockFirstAtFork(); // the second call has no effect
  ForkSafeMutex mutex;
  pid_t child = -1;
  {
    std::unique_lock lock(mutex);
    const test::WaitingCall forker([&] {
      child = fork();
      if (child == 0) {
        const std::lock_guard ours(mutex);
        const std::lock_guard drivers(driverMutex);
        std::_Exit(0);
      }
    });
    const std::unique_lock call(driverMutex, std::try_to_lock);
    EXPECT_TRUE(call.owns_lock())
        << "the fork holds the driver's lock and waits for the library's lock";
    lock.unlock();
  }
  int status = 1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

TEST(ForkGeneration, CountsTheForks) {
  const std::uint32_t before = forkGeneration();
  test::expectForkedChildSucceeds([&] { return forkGeneration() == before + 1; });
  EXPECT_EQ(forkGeneration(), before);
}

} // namespace
} // namespace ur::base
