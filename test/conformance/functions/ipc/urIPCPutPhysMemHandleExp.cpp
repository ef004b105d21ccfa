// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/open_rules.hpp"
#include "test/conformance/functions/ipc/share_in_threads.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCPutPhysMemHandleExpTest = KindTest<PhysicalMemoryKind>;

TEST_F(urIPCPutPhysMemHandleExpTest, RevokesTheHandle) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  Exported<PhysicalMemoryKind> handle(session(), memory.get());
  const HandleBytes bytes = handle.bytes();
  void *const data = handle.data();
  EXPECT_SUCCESS(tryOpen<PhysicalMemoryKind>(session(), bytes));
  EXPECT_SUCCESS(handle.put());
  EXPECT_REFUSED(kInvalidValue, tryOpen<PhysicalMemoryKind>(session(), bytes));
  EXPECT_REFUSED(kInvalidValue, urIPCPutPhysMemHandleExp(context(), data)) << "a second time";
}

IN_THREADS(urIPCPutPhysMemHandleExp) {
  const Owned<PhysicalMemoryKind> memory(given.session(), 1);
  shareInThreads<PhysicalMemoryKind>(given.session(), memory.get(), answers);
}

} // namespace
