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
  std::atomic<bool> isLocked = false;
  std::thread holder([&] {
    const std::lock_guard lock(mutex);
    isLocked = true;
    isLocked.notify_one();
  });
  isLocked.wait(false);
  test::expectForkedChildSucceeds([&] { // the fork waits while another thread holds the mutex
    const std::lock_guard lock(mutex);
    return true;
  });
  holder.join();
}

std::mutex driverMutex;

// Simulates a driver that is loaded after this library. The library calls the driver while it holds
// its own locks.
TEST(LockFirstAtFork, AllowsDriverCallsUnderALock) {
  static const int error = pthread_atfork([] { driverMutex.lock(); }, [] { driverMutex.unlock(); },
                                          [] { driverMutex.unlock(); });
  ASSERT_EQ(error, 0);
  lockFirstAtFork();
  lockFirstAtFork(); // the second call has no effect
  ForkSafeMutex mutex;
  pid_t child = -1;
  {
    std::unique_lock lock(mutex);
    const test::WaitingCall forker([&] {
      child = fork();
      if (child == 0) {
        const std::lock_guard libraryLock(mutex);
        const std::lock_guard driverLock(driverMutex);
        std::_Exit(0);
      }
    });
    const std::unique_lock driverCall(driverMutex, std::try_to_lock);
    EXPECT_TRUE(driverCall.owns_lock())
        << "the fork holds the driver's lock and waits for the library's lock";
    lock.unlock();
  }
  int status = 1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

TEST(ForkGeneration, CountsTheForks) {
  const std::uint32_t generationBefore = forkGeneration();
  test::expectForkedChildSucceeds([&] { return forkGeneration() == generationBefore + 1; });
  EXPECT_EQ(forkGeneration(), generationBefore);
}

} // namespace
} // namespace ur::base
