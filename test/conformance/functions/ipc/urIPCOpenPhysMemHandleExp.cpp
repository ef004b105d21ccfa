// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/open_rules.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCOpenPhysMemHandleExpTest = KindTest<PhysicalMemoryKind>;

TEST_F(urIPCOpenPhysMemHandleExpTest, ShowsTheSameBytes) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  const View<PhysicalMemoryKind> view(session(), memory.get());
  writePattern(session(), view.data(), view.size(), kParentSeed);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  const Opened<PhysicalMemoryKind> opened(session(), handle.bytes());
  const View<PhysicalMemoryKind> openedView(session(), opened.get());
  EXPECT_EQ(openedView.size(), view.size());
  EXPECT_TRUE(hasPattern(session(), openedView.data(), view.size(), kParentSeed));
}

TEST_F(urIPCOpenPhysMemHandleExpTest, RefusesWhatIsNoHandle) {
  expectNoHandleRefused<PhysicalMemoryKind>(session());
}
TEST_F(urIPCOpenPhysMemHandleExpTest, RefusesChangedHandles) {
  expectChangedHandleRefused<PhysicalMemoryKind>(session());
}
TEST_F(urIPCOpenPhysMemHandleExpTest, RefusesNewerLayouts) {
  expectNewerLayoutRefused<PhysicalMemoryKind>(session());
}
TEST_F(urIPCOpenPhysMemHandleExpTest, RefusesOtherKinds) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  EXPECT_SUCCESS(tryOpen<PhysicalMemoryKind>(session(), handle.bytes()));
  expectOtherKindRefused<PhysicalMemoryKind, MemoryKind>(session());
  expectOtherKindRefused<PhysicalMemoryKind, EventKind>(session());
}

TEST_F(urIPCOpenPhysMemHandleExpTest, TakesDevicesOfItsContextOnly) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  EXPECT_SUCCESS(tryOpen<PhysicalMemoryKind>(session(), handle.bytes()));
  PhysicalMem opened;
  for (const ur_device_handle_t other : otherDevices())
    EXPECT_REFUSED(kInvalidDevice, urIPCOpenPhysMemHandleExp(context(), other, handle.data(),
                                                             handle.size(), opened.out()));
}

TEST_F(urIPCOpenPhysMemHandleExpTest, NullArguments) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  const void *data = handle.data();
  ur_physical_mem_handle_t opened = nullptr;
  EXPECT_RESULT(kNullHandle,
                urIPCOpenPhysMemHandleExp(nullptr, device(), data, handle.size(), &opened));
  EXPECT_RESULT(kNullHandle,
                urIPCOpenPhysMemHandleExp(context(), nullptr, data, handle.size(), &opened));
  EXPECT_RESULT(kNullPointer,
                urIPCOpenPhysMemHandleExp(context(), device(), nullptr, handle.size(), &opened));
  EXPECT_RESULT(kNullPointer,
                urIPCOpenPhysMemHandleExp(context(), device(), data, handle.size(), nullptr));
}

} // namespace
