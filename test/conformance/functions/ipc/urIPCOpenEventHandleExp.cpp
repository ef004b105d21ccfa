// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/open_rules.hpp"
#include "test/conformance/functions/ipc/share_in_threads.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCOpenEventHandleExpTest = KindTest<EventKind>;

TEST_F(urIPCOpenEventHandleExpTest, SeesTheSignal) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  const Opened<EventKind> opened(session(), handle.bytes());
  signal(session(), event.get());
  const ur_event_handle_t waited = opened.get();
  EXPECT_SUCCESS(urEventWait(1, &waited));
}

TEST_F(urIPCOpenEventHandleExpTest, RefusesWhatIsNoHandle) {
  expectNoHandleRefused<EventKind>(session());
}
TEST_F(urIPCOpenEventHandleExpTest, RefusesChangedHandles) {
  expectChangedHandleRefused<EventKind>(session());
}
TEST_F(urIPCOpenEventHandleExpTest, RefusesNewerLayouts) {
  expectNewerLayoutRefused<EventKind>(session());
}
TEST_F(urIPCOpenEventHandleExpTest, RefusesOtherKinds) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  EXPECT_SUCCESS(tryOpen<EventKind>(session(), handle.bytes()));
  expectOtherKindRefused<EventKind, MemoryKind>(session());
  expectOtherKindRefused<EventKind, PhysicalMemoryKind>(session());
}

IN_THREADS(urIPCOpenEventHandleExp) {
  const Owned<EventKind> event(given.session());
  shareInThreads<EventKind>(given.session(), event.get(), answers);
}

} // namespace
