// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A process exits while its signal of a shared event is pending. The driver ends during the exit,
// and the overlay's thread must not call it afterwards. The driver's census reports such calls.
#include "test/conformance/support/held_stream.hpp"
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <chrono>
#include <cstdlib>
#include <thread>

#include <gtest/gtest.h>

// The exit ends the wait of the overlay's thread, which then returns. Nothing joins the thread.
extern "C" const char *__tsan_default_suppressions();
extern "C" const char *__tsan_default_suppressions() { return "thread:ur::kit::Callbacks::add\n"; }

namespace {

using namespace ur::support;
using ur::test::HeldStream;

// The first exit handler runs last, after the driver's. It lets the overlay's thread run on.
void letThreadsRun() { std::this_thread::sleep_for(std::chrono::milliseconds{100}); }

[[noreturn]] void exitWithAPendingSignal() {
  if (std::atexit(letThreadsRun) != 0)
    std::abort();
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  const HeldStream heldStream(session.queue());
  const Owned<EventKind> event(session);
  ur_event_handle_t signaled = event.get();
  UR_CHECK(urEnqueueEventsWaitWithBarrierExt(session.queue(), nullptr, 0, nullptr, &signaled));
  std::exit(0);
}

TEST(OverlayExit, WithAPendingSignalCallsNoEndedDriver) {
  GTEST_FLAG_SET(death_test_style, "threadsafe"); // the child does not inherit the driver
  EXPECT_EXIT(exitWithAPendingSignal(), ::testing::ExitedWithCode(0), "");
}

} // namespace
