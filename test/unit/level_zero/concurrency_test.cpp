// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Many threads share objects of one context at once; ThreadSanitizer and AddressSanitizer watch.
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <atomic>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;

constexpr int kThreads = 8;
constexpr int kRounds = 25;

const Runtime &runtime() {
  static const Runtime instance;
  return instance;
}

// The number of rounds in which something failed, over all threads.
template <typename Round> int failuresOf(const Round &round) {
  std::atomic<int> failures{0};
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread)
    threads.emplace_back([&] {
      for (int i = 0; i < kRounds; ++i)
        try {
          round();
        } catch (const std::exception &) {
          ++failures;
        }
    });
  for (std::thread &thread : threads)
    thread.join();
  return failures;
}

template <typename Kind> class Concurrency : public ::testing::Test {};
using AllKinds = ::testing::Types<MemoryKind, PhysicalMemoryKind, EventKind>;
TYPED_TEST_SUITE(Concurrency, AllKinds);

TYPED_TEST(Concurrency, OneObjectIsSharedByAllThreads) {
  const Session session(runtime().firstDevice());
  ASSERT_TRUE(session.entry().supports(TypeParam::kQuery));
  const Owned<TypeParam> object(session, 4096);
  EXPECT_EQ(failuresOf([&] {
              Exported<TypeParam> handle(session, object.get());
              const Opened<TypeParam> opened(session, handle.bytes());
              check(handle.put(), "put");
            }),
            0);
}

TYPED_TEST(Concurrency, EachThreadSharesItsOwnObjects) {
  const Session session(runtime().firstDevice());
  ASSERT_TRUE(session.entry().supports(TypeParam::kQuery));
  EXPECT_EQ(failuresOf([&] {
              const Owned<TypeParam> object(session, 4096);
              const Exported<TypeParam> handle(session, object.get());
              const Opened<TypeParam> opened(session, handle.bytes());
            }),
            0);
}

TEST(SharedEvents, AreSignalledByAllThreads) {
  const Session session(runtime().firstDevice());
  ASSERT_TRUE(session.entry().supports(EventKind::kQuery));
  const Owned<EventKind> event(session);
  const Exported<EventKind> handle(session, event.get());
  const Opened<EventKind> opened(session, handle.bytes());
  std::atomic<int> turn{0};
  EXPECT_EQ(failuresOf([&] {
              signal(session, ++turn % 2 ? event.get() : opened.get());
              const ur_event_handle_t both[] = {event.get(), opened.get()};
              check(urEventWait(2, both), "urEventWait");
            }),
            0);
}

} // namespace
