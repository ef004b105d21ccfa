// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/open_rules.hpp"
#include "test/conformance/functions/ipc/share_in_threads.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCClosePhysMemHandleExpTest = KindTest<PhysicalMemoryKind>;

TEST_F(urIPCClosePhysMemHandleExpTest, RefusesCreatedMemory) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  EXPECT_REFUSED(kInvalidArgument, urIPCClosePhysMemHandleExp(context(), memory.get()));
  const View<PhysicalMemoryKind> stillThere(session(), memory.get());
}

TEST_F(urIPCClosePhysMemHandleExpTest, LeavesTheSourceUsable) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  EXPECT_SUCCESS(tryOpen<PhysicalMemoryKind>(session(), handle.bytes())); // opens and closes
  const View<PhysicalMemoryKind> stillThere(session(), memory.get());
}

TEST_F(urIPCClosePhysMemHandleExpTest, TakesMemoryOfItsContextOnly) {
  const Session other(deviceUnderTest());
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  const Opened<PhysicalMemoryKind> opened(session(), handle.bytes());
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_CONTEXT,
                 urIPCClosePhysMemHandleExp(other.context(), opened.get()));
  const View<PhysicalMemoryKind> stillThere(session(), opened.get());
}

IN_THREADS(urIPCClosePhysMemHandleExp) {
  const Owned<PhysicalMemoryKind> memory(given.session(), 1);
  shareInThreads<PhysicalMemoryKind>(given.session(), memory.get(), answers);
}

} // namespace
