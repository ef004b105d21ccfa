// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/share_in_threads.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCCloseMemHandleExpTest = KindTest<MemoryKind>;

TEST_F(urIPCCloseMemHandleExpTest, TakesWhatWasOpenedOnce) {
  const Owned<MemoryKind> memory(session(), 8192);
  const Exported<MemoryKind> handle(session(), memory.get());
  HandleBytes bytes = handle.bytes();
  void *opened = nullptr;
  ASSERT_SUCCESS(MemoryKind::open(session(), bytes.data(), bytes.size(), &opened));
  EXPECT_REFUSED(kInvalidArgument,
                 urIPCCloseMemHandleExp(context(), static_cast<std::byte *>(opened) + 1));
  EXPECT_SUCCESS(urIPCCloseMemHandleExp(context(), opened));
  EXPECT_REFUSED(kInvalidArgument, urIPCCloseMemHandleExp(context(), opened));
}

TEST_F(urIPCCloseMemHandleExpTest, RefusesWhatWasNotOpened) {
  const Owned<MemoryKind> own(session(), 64);
  std::uint64_t local = 0;
  EXPECT_REFUSED(kInvalidArgument, urIPCCloseMemHandleExp(context(), own.get()));
  EXPECT_REFUSED(kInvalidArgument, urIPCCloseMemHandleExp(context(), &local));
}

TEST_F(urIPCCloseMemHandleExpTest, TakesMemoryOfItsContextOnly) {
  const Session other(deviceUnderTest());
  const Owned<MemoryKind> memory(session(), 64);
  const Exported<MemoryKind> handle(session(), memory.get());
  HandleBytes bytes = handle.bytes();
  void *opened = nullptr;
  ASSERT_SUCCESS(MemoryKind::open(session(), bytes.data(), bytes.size(), &opened));
  EXPECT_REFUSED(kInvalidArgument, urIPCCloseMemHandleExp(other.context(), opened));
  EXPECT_SUCCESS(urIPCCloseMemHandleExp(context(), opened));
}

IN_THREADS(urIPCCloseMemHandleExp) {
  shareInThreads<MemoryKind>(given.session(), given.memory(), answers);
}

} // namespace
