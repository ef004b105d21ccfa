// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/share_in_threads.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCGetPhysMemHandleExpTest = KindTest<PhysicalMemoryKind>;

TEST_F(urIPCGetPhysMemHandleExpTest, GivesAHandleEachTime) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  const Exported<PhysicalMemoryKind> first(session(), memory.get());
  const Exported<PhysicalMemoryKind> second(session(), memory.get());
  EXPECT_EQ(first.size(), second.size());
  EXPECT_NE(first.bytes(), second.bytes()) << "Put of one would revoke the other";
}

TEST_F(urIPCGetPhysMemHandleExpTest, NeedsTheFlag) {
  PhysicalMem memory;
  ASSERT_SUCCESS(
      urPhysicalMemCreate(context(), device(), granularity(session()), nullptr, memory.out()));
  void *data = nullptr;
  std::size_t size = 0;
  EXPECT_REFUSED(kInvalidArgument, urIPCGetPhysMemHandleExp(context(), memory.get(), &data, &size));
}

TEST_F(urIPCGetPhysMemHandleExpTest, RefusesMemoryOfAnotherContextAndOpenedMemory) {
  const Session other(deviceUnderTest());
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  const Opened<PhysicalMemoryKind> opened(session(), handle.bytes());
  void *data = nullptr;
  std::size_t size = 0;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_CONTEXT,
                 urIPCGetPhysMemHandleExp(other.context(), memory.get(), &data, &size));
  EXPECT_REFUSED(kInvalidArgument, urIPCGetPhysMemHandleExp(context(), opened.get(), &data, &size));
}

IN_THREADS(urIPCGetPhysMemHandleExp) {
  const Owned<PhysicalMemoryKind> memory(given.session(), 1);
  shareInThreads<PhysicalMemoryKind>(given.session(), memory.get(), answers);
}

} // namespace
