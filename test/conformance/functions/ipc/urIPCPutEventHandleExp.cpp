// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/open_rules.hpp"
#include "test/conformance/functions/ipc/share_in_threads.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCPutEventHandleExpTest = KindTest<EventKind>;

TEST_F(urIPCPutEventHandleExpTest, RevokesTheHandle) {
  const Owned<EventKind> event(session());
  Exported<EventKind> handle(session(), event.get());
  const HandleBytes bytes = handle.bytes();
  void *const data = handle.data();
  EXPECT_SUCCESS(tryOpen<EventKind>(session(), bytes));
  EXPECT_SUCCESS(handle.put());
  EXPECT_REFUSED(kInvalidValue, tryOpen<EventKind>(session(), bytes));
  EXPECT_REFUSED(kInvalidValue, urIPCPutEventHandleExp(context(), data)) << "a second time";
}

IN_THREADS(urIPCPutEventHandleExp) {
  const Owned<EventKind> event(given.session());
  shareInThreads<EventKind>(given.session(), event.get(), answers);
}

} // namespace
