// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <future>
#include <memory>
#include <utility>

namespace {

using namespace ur::support;
using namespace ur::test;

// A test with the event of a command on the session's queue.
class EventTest : public DeviceTest {
protected:
  void prepare() override {
    ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, event_.out()));
  }
  void cleanUp() override {
    EXPECT_SUCCESS(urQueueFinish(queue()));
    event_.reset();
  }
  ur_event_handle_t event() const { return event_.get(); }

private:
  Event event_;
};

using urEventWaitTest = EventTest;

TEST_F(urEventWaitTest, TakesEventsOfSeveralContexts) {
  const ur_device_handle_t device = DiscoveryTest::device();
  Context otherContext;
  Queue otherQueue;
  Event otherEvent;
  ASSERT_SUCCESS(urContextCreate(1, &device, nullptr, otherContext.out()));
  ASSERT_SUCCESS(urQueueCreate(otherContext.get(), device, nullptr, otherQueue.out()));
  ASSERT_SUCCESS(urEnqueueEventsWait(otherQueue.get(), 0, nullptr, otherEvent.out()));
  const ur_event_handle_t events[] = {event(), otherEvent.get()};
  EXPECT_SUCCESS(urEventWait(2, events));
  EXPECT_EQ(statusOf(events[0]), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(statusOf(events[1]), UR_EVENT_STATUS_COMPLETE);
}

IN_THREADS(urEventWait) {
  const ur_event_handle_t list[] = {objects.event(), objects.event()};
  answers << urEventWait(2, list);
}

using CallbackPromise = std::promise<std::pair<ur_event_handle_t, ur_execution_info_t>>;

// The callback owns its promise, because the test may end before set_value returns in the adapter's
// thread.
void keepPromise(ur_event_handle_t event, ur_execution_info_t status, void *data) {
  const std::unique_ptr<CallbackPromise> promise(static_cast<CallbackPromise *>(data));
  promise->set_value({event, status});
}

using urEventSetCallbackTest = EventTest;

TEST_F(urEventSetCallbackTest, RefusesStatesWithoutCallback) {
  EXPECT_REFUSED_OR_UNSUPPORTED(
      UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
      urEventSetCallback(event(), UR_EXECUTION_INFO_QUEUED, keepPromise, nullptr));
  EXPECT_REFUSED_OR_UNSUPPORTED(
      kInvalidEnumeration,
      urEventSetCallback(event(), undeclared<ur_execution_info_t>(), keepPromise, nullptr));
}

IN_THREADS(urEventSetCallback) {
  auto promise = std::make_unique<CallbackPromise>();
  std::future<std::pair<ur_event_handle_t, ur_execution_info_t>> future = promise->get_future();
  const ur_result_t result =
      urEventSetCallback(objects.event(), UR_EXECUTION_INFO_COMPLETE, keepPromise, promise.get());
  answers << result;
  if (result != UR_RESULT_SUCCESS)
    return;
  static_cast<void>(promise.release());
  const auto [event, status] = future.get();
  answers << event << status;
}

} // namespace
