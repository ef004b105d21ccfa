// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T75: a process forks while its threads run commands and callbacks. The child releases the
// inherited objects and exits. The parent continues.
#include "test/conformance/process.hpp"
#include "test/conformance/support/held_copy.hpp"
#include "test/support/forked_child.hpp"
#include "test/support/waiting.hpp"

#include <atomic>
#include <cstdlib>

extern "C" [[gnu::weak]] void __lsan_do_leak_check();

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 1 << 20;

// Runs `body` in a forked child, and expects that the child and its exit handlers end.
template <typename Body> void expectChildEnds(const Body &body) {
  expectForkedChildSucceeds([&] {
    const bool wentWell = body();
    // LeakSanitizer reports memory that only the stacks of the parent's other threads refer to.
    if (!__lsan_do_leak_check)
      std::exit(wentWell ? 0 : 1);
    return wentWell;
  });
}

// A context and objects in it.
struct ContextObjects {
  explicit ContextObjects(const Session &session)
      : adapter(session.entry().adapter), device(session.device()) {
    EXPECT_SUCCESS(urContextCreate(1, &device, nullptr, &context));
    EXPECT_SUCCESS(urQueueCreate(context, device, nullptr, &queue));
    EXPECT_SUCCESS(urUSMDeviceAlloc(context, device, nullptr, nullptr, kSize, &memory));
    EXPECT_SUCCESS(urAdapterRetain(adapter));
  }

  // Releases all objects but the event.
  bool release() const {
    return urQueueRelease(queue) == UR_RESULT_SUCCESS &&
           urUSMFree(context, memory) == UR_RESULT_SUCCESS &&
           urContextRelease(context) == UR_RESULT_SUCCESS &&
           urAdapterRelease(adapter) == UR_RESULT_SUCCESS;
  }

  ur_adapter_handle_t adapter;
  ur_device_handle_t device;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
  void *memory = nullptr;
};

// Forks while the adapter's thread runs a command, and two threads of the program wait for it.
UR_ROLE(forkAmidACommand) {
  const ContextObjects objects(parent.session());
  ur_event_handle_t event = nullptr;
  {
    HeldCopy held(parent.session().entry().backend, objects.queue, objects.memory, kSize, &event);
    const Waiting finisher([&] { EXPECT_SUCCESS(urQueueFinish(objects.queue)); });
    const Waiting waiter([&] { EXPECT_SUCCESS(urEventWait(1, &event)); });
    expectChildEnds([&] {
      ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
      return urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                            nullptr) == UR_RESULT_SUCCESS &&
             urEventRelease(event) == UR_RESULT_SUCCESS && objects.release();
    });
    held.release();
  }
  EXPECT_SUCCESS(urEventRelease(event));
  EXPECT_TRUE(objects.release());
}

std::atomic<bool> calledBack;
std::atomic<bool> goOn;

void holdStill(ur_event_handle_t, ur_execution_info_t, void *) {
  calledBack = true;
  calledBack.notify_all();
  goOn.wait(false);
}

// Forks while the adapter's thread runs a callback, which blocks until the child has exited.
UR_ROLE(forkAmidACallback) {
  const ContextObjects objects(parent.session());
  ur_event_handle_t event = nullptr;
  EXPECT_SUCCESS(urEnqueueEventsWait(objects.queue, 0, nullptr, &event));
  EXPECT_SUCCESS(urEventWait(1, &event));
  ASSERT_SUCCESS(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, holdStill, nullptr));
  calledBack.wait(false);
  expectChildEnds([&] {
    return urEventWait(1, &event) == UR_RESULT_SUCCESS &&
           urEventRelease(event) == UR_RESULT_SUCCESS && objects.release();
  });
  goOn = true;
  goOn.notify_all();
  EXPECT_SUCCESS(urEventRelease(event));
  EXPECT_TRUE(objects.release());
}

class ForkAmid : public DeviceTest {
protected:
  void ends(const Role &role) {
    Child child(role);
    child.expectSuccess();
  }
};

TEST_F(ForkAmid, ACommand) {
  if (const std::string reason = HeldCopy::reasonAgainst(session().entry().backend);
      !reason.empty())
    GTEST_SKIP() << reason;
  ends(forkAmidACommandRole);
}

TEST_F(ForkAmid, ACallback) { ends(forkAmidACallbackRole); }

} // namespace
