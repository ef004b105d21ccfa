// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/share_in_threads.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCGetEventHandleExpTest = KindTest<EventKind>;

TEST_F(urIPCGetEventHandleExpTest, GivesAHandleEachTime) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> first(session(), event.get());
  const Exported<EventKind> second(session(), event.get());
  EXPECT_EQ(first.size(), second.size());
  EXPECT_NE(first.bytes(), second.bytes()) << "Put of one would revoke the other";
}

// The device maps the event's page before the export, and must use the shared page afterwards.
TEST_F(urIPCGetEventHandleExpTest, SignalsArriveBeforeAndAfterTheFirstHandle) {
  const Owned<EventKind> event(session());
  ur_event_handle_t signalled = event.get();
  const auto signal = [&] {
    ASSERT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue(), nullptr, 0, nullptr, &signalled));
    ASSERT_SUCCESS(urEventWait(1, &signalled));
  };
  signal();
  const Exported<EventKind> handle(session(), event.get());
  signal();
}

TEST_F(urIPCGetEventHandleExpTest, NeedsAnEventMadeForIt) {
  void *data = nullptr;
  std::size_t size = 0;
  Event unflagged;
  const ur_exp_event_desc_t plain{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
  ASSERT_SUCCESS(urEventCreateExp(context(), device(), &plain, unflagged.out()));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_EVENT,
                 urIPCGetEventHandleExp(unflagged.get(), &data, &size));
  Event ofCommand;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, ofCommand.out()));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_EVENT,
                 urIPCGetEventHandleExp(ofCommand.get(), &data, &size));
  EXPECT_SUCCESS(urQueueFinish(queue()));
}

IN_THREADS(urIPCGetEventHandleExp) {
  const Owned<EventKind> event(given.session());
  shareInThreads<EventKind>(given.session(), event.get(), answers);
}

} // namespace
