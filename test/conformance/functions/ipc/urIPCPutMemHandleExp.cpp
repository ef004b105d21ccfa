// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/open_rules.hpp"
#include "test/conformance/functions/ipc/share_in_threads.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCPutMemHandleExpTest = KindTest<MemoryKind>;

TEST_F(urIPCPutMemHandleExpTest, RevokesTheHandle) {
  const Owned<MemoryKind> memory(session(), 64);
  Exported<MemoryKind> handle(session(), memory.get());
  const HandleBytes bytes = handle.bytes();
  void *const data = handle.data();
  EXPECT_SUCCESS(tryOpen<MemoryKind>(session(), bytes));
  EXPECT_SUCCESS(handle.put());
  EXPECT_REFUSED(kInvalidValue, tryOpen<MemoryKind>(session(), bytes));
  EXPECT_REFUSED(kInvalidValue, urIPCPutMemHandleExp(context(), data)) << "a second time";
}

TEST_F(urIPCPutMemHandleExpTest, RefusesTheHandleOfAnotherKind) {
  requireSupport(EventKind::kQuery, EventKind::kName);
  if (stopped())
    return;
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  EXPECT_REFUSED(kInvalidValue, urIPCPutMemHandleExp(context(), handle.data()));
}

IN_THREADS(urIPCPutMemHandleExp) {
  shareInThreads<MemoryKind>(given.session(), given.memory(), answers);
}

} // namespace
