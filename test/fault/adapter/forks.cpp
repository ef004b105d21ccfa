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

// Runs `body` in a forked child, and expects that the child exits after its exit handlers.
template <typename Body> void expectChildExits(const Body &body) {
  expectForkedChildSucceeds([&] {
    const bool succeeded = body();
    // LeakSanitizer reports memory that only the stacks of the parent's other threads refer to.
    if (!__lsan_do_leak_check)
      std::exit(succeeded ? 0 : 1);
    return succeeded;
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

  // Releases all objects. Returns whether this succeeds.
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
    const WaitingCall finisher([&] { EXPECT_SUCCESS(urQueueFinish(objects.queue)); });
    const WaitingCall waiter([&] { EXPECT_SUCCESS(urEventWait(1, &event)); });
    expectChildExits([&] {
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

std::atomic<bool> callbackStarted;
std::atomic<bool> callbackMayReturn;

void blockCallback(ur_event_handle_t, ur_execution_info_t, void *) {
  callbackStarted = true;
  callbackStarted.notify_all();
  callbackMayReturn.wait(false);
}

// Forks while the adapter's thread runs a callback, which blocks until the child has exited.
UR_ROLE(forkAmidACallback) {
  const ContextObjects objects(parent.session());
  ur_event_handle_t event = nullptr;
  EXPECT_SUCCESS(urEnqueueEventsWait(objects.queue, 0, nullptr, &event));
  EXPECT_SUCCESS(urEventWait(1, &event));
  ASSERT_SUCCESS(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, blockCallback, nullptr));
  callbackStarted.wait(false);
  expectChildExits([&] {
    return urEventWait(1, &event) == UR_RESULT_SUCCESS &&
           urEventRelease(event) == UR_RESULT_SUCCESS && objects.release();
  });
  callbackMayReturn = true;
  callbackMayReturn.notify_all();
  EXPECT_SUCCESS(urEventRelease(event));
  EXPECT_TRUE(objects.release());
}

class ForkAmid : public DeviceTest {
protected:
  void runChild(const Role &role) {
    Child child(role);
    child.expectSuccess();
  }
};

TEST_F(ForkAmid, ACommand) {
  if (const std::string reason = HeldCopy::obstacle(session().entry().backend); !reason.empty())
    GTEST_SKIP() << reason;
  runChild(forkAmidACommandRole);
}

TEST_F(ForkAmid, ACallback) { runChild(forkAmidACallbackRole); }

} // namespace
