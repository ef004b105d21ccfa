// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/open_rules.hpp"
#include "test/conformance/functions/ipc/share_in_threads.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCOpenMemHandleExpTest = KindTest<MemoryKind>;

TEST_F(urIPCOpenMemHandleExpTest, ShowsTheSameBytes) {
  constexpr std::size_t kBytes = 10000;
  const Owned<MemoryKind> memory(session(), kBytes);
  writePattern(session(), memory.get(), kBytes, kParentSeed);
  const Exported<MemoryKind> handle(session(), memory.get());
  const Opened<MemoryKind> opened(session(), handle.bytes());
  EXPECT_TRUE(hasPattern(session(), opened.get(), kBytes, kParentSeed));
  writePattern(session(), opened.get(), kBytes, kChildSeed);
  EXPECT_TRUE(hasPattern(session(), memory.get(), kBytes, kChildSeed));
}

TEST_F(urIPCOpenMemHandleExpTest, RefusesWhatIsNoHandle) {
  expectNoHandleRefused<MemoryKind>(session());
}
TEST_F(urIPCOpenMemHandleExpTest, RefusesChangedHandles) {
  expectChangedHandleRefused<MemoryKind>(session());
}
TEST_F(urIPCOpenMemHandleExpTest, RefusesNewerLayouts) {
  expectNewerLayoutRefused<MemoryKind>(session());
}
TEST_F(urIPCOpenMemHandleExpTest, RefusesOtherKinds) {
  const Owned<MemoryKind> memory(session(), 64);
  const Exported<MemoryKind> handle(session(), memory.get());
  EXPECT_SUCCESS(tryOpen<MemoryKind>(session(), handle.bytes()));
  expectOtherKindRefused<MemoryKind, PhysicalMemoryKind>(session());
  expectOtherKindRefused<MemoryKind, EventKind>(session());
}

TEST_F(urIPCOpenMemHandleExpTest, TakesDevicesOfItsContextOnly) {
  const Owned<MemoryKind> memory(session(), 64);
  const Exported<MemoryKind> handle(session(), memory.get());
  EXPECT_SUCCESS(tryOpen<MemoryKind>(session(), handle.bytes()));
  void *opened = nullptr;
  for (const ur_device_handle_t other : otherDevices())
    EXPECT_REFUSED(kInvalidDevice,
                   urIPCOpenMemHandleExp(context(), other, handle.data(), handle.size(), &opened));
}

IN_THREADS(urIPCOpenMemHandleExp) {
  shareInThreads<MemoryKind>(given.session(), given.memory(), answers);
}

} // namespace
