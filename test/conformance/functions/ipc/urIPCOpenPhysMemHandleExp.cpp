// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/open_rules.hpp"
#include "test/conformance/functions/ipc/share_in_threads.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <optional>

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCOpenPhysMemHandleExpTest = KindTest<PhysicalMemoryKind>;

TEST_F(urIPCOpenPhysMemHandleExpTest, ShowsTheSameBytes) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  const Opened<PhysicalMemoryKind> opened(session(), handle.bytes());
  // One after the other: a driver may map an object at one address at a time.
  std::size_t size = 0;
  {
    const View<PhysicalMemoryKind> view(session(), memory.get());
    size = view.size();
    writePattern(session(), view.data(), size, kParentSeed);
  }
  const View<PhysicalMemoryKind> openedView(session(), opened.get());
  EXPECT_EQ(openedView.size(), size);
  EXPECT_TRUE(hasPattern(session(), openedView.data(), size, kParentSeed));
}

TEST_F(urIPCOpenPhysMemHandleExpTest, KeepsTheMemoryWhoeverClosesFirst) {
  std::optional<Owned<PhysicalMemoryKind>> memory(std::in_place, session(), 1);
  std::optional<Exported<PhysicalMemoryKind>> handle(std::in_place, session(), memory->get());
  std::optional<Opened<PhysicalMemoryKind>> first(std::in_place, session(), handle->bytes());
  const Opened<PhysicalMemoryKind> second(session(), handle->bytes());
  const auto fill = [&](ur_physical_mem_handle_t object, std::uint64_t seed) {
    const View<PhysicalMemoryKind> view(session(), object);
    writePattern(session(), view.data(), view.size(), seed);
  };
  const auto shows = [&](ur_physical_mem_handle_t object, std::uint64_t seed) {
    const View<PhysicalMemoryKind> view(session(), object);
    return hasPattern(session(), view.data(), view.size(), seed);
  };
  fill(first->get(), kParentSeed);
  first.reset();
  EXPECT_TRUE(shows(second.get(), kParentSeed));
  EXPECT_TRUE(shows(memory->get(), kParentSeed));
  fill(memory->get(), kChildSeed);
  handle.reset();
  memory.reset();
  EXPECT_TRUE(shows(second.get(), kChildSeed)) << "the source is gone";
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

IN_THREADS(urIPCOpenPhysMemHandleExp) {
  const Owned<PhysicalMemoryKind> memory(given.session(), 1);
  shareInThreads<PhysicalMemoryKind>(given.session(), memory.get(), answers);
}

} // namespace
