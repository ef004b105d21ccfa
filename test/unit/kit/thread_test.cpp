// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/thread.hpp"

#include "test/support/forked_child.hpp"
#include "test/support/sanitizers.hpp"

#include <atomic>
#include <csignal>

#include <gtest/gtest.h>
#include <pthread.h>
#include <sched.h>

namespace ur::kit {
namespace {

sigset_t blockedSignals() {
  sigset_t blocked;
  EXPECT_EQ(pthread_sigmask(SIG_SETMASK, nullptr, &blocked), 0);
  return blocked;
}

TEST(Thread, BlocksTheApplicationsSignals) {
  const sigset_t before = blockedSignals();
  sigset_t maskOfThread{};
  Thread thread;
  thread.start("some thread", [&] { maskOfThread = blockedSignals(); });
  thread.join();
  const sigset_t after = blockedSignals();
  for (const int signal : {SIGINT, SIGTERM, SIGCHLD, SIGUSR1, SIGALRM}) {
    EXPECT_EQ(sigismember(&maskOfThread, signal), 1) << signal;
    EXPECT_EQ(sigismember(&after, signal), sigismember(&before, signal)) << signal;
  }
}

// A callback of the application may cancel the thread that runs it.
TEST(Thread, IsNotCanceled) {
  bool continued = false;
  Thread thread;
  thread.start("some thread", [&] {
    pthread_cancel(pthread_self());
    pthread_testcancel();
    continued = true;
  });
  thread.join();
  EXPECT_TRUE(continued);
}

TEST(Thread, IsJoinedOnceAndStartsAgain) {
  int runs = 0;
  Thread thread;
  EXPECT_FALSE(thread.exists());
  thread.join();
  for (int run = 1; run <= 2; ++run) {
    thread.start("some thread", [&] { ++runs; });
    EXPECT_TRUE(thread.exists());
    EXPECT_FALSE(thread.isCurrent());
    thread.join();
    thread.join();
    EXPECT_FALSE(thread.exists());
    EXPECT_EQ(runs, run);
  }
}

TEST(Thread, IsCurrentOnlyInside) {
  bool isCurrent = false;
  Thread thread;
  std::atomic<bool> started{false};
  thread.start("some thread", [&] {
    while (!started)
      sched_yield();
    isCurrent = thread.isCurrent();
  });
  started = true;
  thread.join();
  EXPECT_TRUE(isCurrent);
}

// A forked child must not join its parent's thread, because such a join never returns.
TEST(Thread, OfAParentDoesNotExistInAForkedChild) {
  std::atomic<bool> ending{false};
  Thread thread;
  thread.start("of the parent", [&] { ending.wait(false); });
  test::expectForkedChildSucceeds([&] {
    const bool hasParentsThread = thread.exists();
    thread.join();
    if (test::kThreadSanitizer) // ThreadSanitizer cannot start threads in a forked child
      return !hasParentsThread;
    std::atomic<bool> ran{false};
    Thread own;
    own.start("of the child", [&] { ran = true; });
    const bool hasOwnThread = own.exists();
    own.join();
    return !hasParentsThread && hasOwnThread && ran;
  });
  EXPECT_TRUE(thread.exists());
  ending = true;
  ending.notify_all();
  thread.join();
  EXPECT_FALSE(thread.exists());
}

} // namespace
} // namespace ur::kit
