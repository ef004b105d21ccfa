// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A process loses its device while its signal of a shared event is pending. The device never writes
// the signal, so all waits for it must fail.
#include "test/conformance/process.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/conformance/support/info.hpp"
#include "test/unit/cuda_like/application.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <future>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kGranule = std::size_t{2} << 20;

// A call of urEventWait on another thread.
class Wait {
public:
  explicit Wait(ur_event_handle_t event)
      : result_(std::async(std::launch::async, [event] { return urEventWait(1, &event); })) {}

  bool isDone() const {
    return result_.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
  }
  ur_result_t result() { return result_.get(); }

private:
  std::future<ur_result_t> result_;
};

// A signal that is pending behind a word, and a fill that makes the process lose its device once
// the word is open.
class DoomedSignal {
public:
  DoomedSignal(ur_queue_handle_t queue, ur_event_handle_t event) {
    ur_native_handle_t stream = 0;
    EXPECT_SUCCESS(urQueueGetNativeHandle(queue, nullptr, &stream));
    word_.holdBack(stream);
    MappedObjects unmapped(1, kGranule); // pending work does not delay the driver's unmap
    need(driver::fill(reinterpret_cast<driver::Address>(unmapped.at()), 1, kGranule,
                      reinterpret_cast<driver::CUstream>(stream)),
         "fill memory");
    EXPECT_SUCCESS(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &event));
  }

  void loseTheDevice() { word_.open(); }

private:
  const Application application_;
  Word word_;
};

UR_ROLE(loseTheDevice, Role::Start::Cold) {
  const Session &session = parent.session();
  const Owned<EventKind> event(session);
  const Exported<EventKind> handle(session, event.get());
  DoomedSignal signal(session.queue(), event.get());
  std::atomic<bool> wasCalled{false};
  EXPECT_SUCCESS(urEventSetCallback(
      event.get(), UR_EXECUTION_INFO_COMPLETE,
      [](ur_event_handle_t, ur_execution_info_t, void *flag) {
        *static_cast<std::atomic<bool> *>(flag) = true;
      },
      &wasCalled));
  Wait wait(event.get());
  parent.sendHandle(handle.bytes());
  EXPECT_TRUE(staysFalse([&] { return wait.isDone() || wasCalled; }));
  parent.meet(); // the parent waits, too
  signal.loseTheDevice();
  EXPECT_EQ(wait.result(), UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_TRUE(becomesTrue([&] { return wasCalled.load(); }));
  const ur_event_handle_t failedEvent = event.get();
  EXPECT_EQ(urEventWait(1, &failedEvent), UR_RESULT_ERROR_DEVICE_LOST); // a later wait
}

class LostDeviceTest : public DeviceTest {
protected:
  // Expects that a wait of this process fails because the child loses its device.
  void expectFailedWait(const Role &role) {
    Child child(role);
    {
      const Opened<EventKind> event(session(), child.receiveHandle());
      Wait wait(event.get());
      EXPECT_TRUE(staysFalse([&] { return wait.isDone(); }));
      child.meet();
      EXPECT_EQ(wait.result(), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
    }
    child.expectSuccess();
  }
};

TEST_F(LostDeviceTest, FailsTheWaitsOfItsProcessAndOfImporters) {
  expectFailedWait(loseTheDeviceRole);
}

// The process does not wait for the event. It releases the queue, or queries the event.
UR_ROLE(releaseAfterTheLoss, Role::Start::Cold) {
  const Session &session = parent.session();
  const Owned<EventKind> event(session);
  const Exported<EventKind> handle(session, event.get());
  Queue queue;
  ASSERT_SUCCESS(urQueueCreate(session.context(), session.device(), nullptr, queue.out()));
  DoomedSignal signal(queue.get(), event.get());
  parent.sendHandle(handle.bytes());
  parent.meet();
  signal.loseTheDevice();
  queue.reset();
  EXPECT_EQ(statusOf(event.get()), UR_EVENT_STATUS_ERROR);
}

TEST_F(LostDeviceTest, FailsTheWaitsForAReleasedQueue) {
  expectFailedWait(releaseAfterTheLossRole);
}

UR_ROLE(queryAfterTheLoss, Role::Start::Cold) {
  const Session &session = parent.session();
  const Owned<EventKind> event(session);
  const Exported<EventKind> handle(session, event.get());
  DoomedSignal signal(session.queue(), event.get());
  parent.sendHandle(handle.bytes());
  parent.meet();
  signal.loseTheDevice();
  EXPECT_TRUE(becomesTrue([&] { return statusOf(event.get()) == UR_EVENT_STATUS_ERROR; }));
}

TEST_F(LostDeviceTest, IsReportedByTheStatusOfTheEvent) { expectFailedWait(queryAfterTheLossRole); }

} // namespace
