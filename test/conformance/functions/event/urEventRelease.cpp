// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/event/event_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urEventReleaseTest = EventTest;

TEST_F(urEventReleaseTest, GivesUpOneReference) {
  wait();
  ASSERT_SUCCESS(urEventRetain(event()));
  EXPECT_SUCCESS(urEventRelease(event()));
  EXPECT_EQ(references(), 1u);
}

TEST_F(urEventReleaseTest, LetsTheCommandFinish) {
  {
    Event dropped;
    ASSERT_SUCCESS(fill(queue(), dropped));
  }
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

TEST_F(urEventReleaseTest, OfTheQueueLeavesTheEventToItsOwner) {
  wait(); // for who writes the same memory
  Queue other;
  ASSERT_SUCCESS(urQueueCreate(context(), device(), nullptr, other.out()));
  Event last;
  ASSERT_SUCCESS(fill(other.get(), last));
  other.reset();
  const ur_event_handle_t handle = last.get();
  EXPECT_SUCCESS(urEventWait(1, &handle));
}

TEST_F(urEventReleaseTest, NullHandle) { EXPECT_RESULT(kNullHandle, urEventRelease(nullptr)); }

IN_THREADS(urEventRelease) {
  ur_event_handle_t made = nullptr;
  answers << urEnqueueEventsWait(given.queue(), 0, nullptr, &made) << urEventRetain(made)
          << urEventRelease(made) << urEventRelease(made);
}

} // namespace
