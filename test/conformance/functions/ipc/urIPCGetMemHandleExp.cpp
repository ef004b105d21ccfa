// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/ipc/share_in_threads.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urIPCGetMemHandleExpTest = KindTest<MemoryKind>;

TEST_F(urIPCGetMemHandleExpTest, OfTheSizeAloneExportsNothing) {
  const Owned<MemoryKind> memory(session(), 64);
  const Footprint before = Footprint::now();
  std::size_t size = 0;
  EXPECT_SUCCESS(urIPCGetMemHandleExp(context(), memory.get(), nullptr, &size));
  EXPECT_EQ(Footprint::now(), before);
  const Exported<MemoryKind> handle(session(), memory.get());
  EXPECT_EQ(handle.size(), size);
}

TEST_F(urIPCGetMemHandleExpTest, WithoutTheSize) {
  const Owned<MemoryKind> memory(session(), 64);
  void *data = nullptr;
  ASSERT_SUCCESS(urIPCGetMemHandleExp(context(), memory.get(), &data, nullptr));
  EXPECT_NE(data, nullptr);
  EXPECT_SUCCESS(urIPCPutMemHandleExp(context(), data));
}

// Only device memory is shared.
TEST_F(urIPCGetMemHandleExpTest, RefusesOtherMemory) {
  void *host = nullptr;
  void *shared = nullptr;
  ASSERT_SUCCESS(urUSMHostAlloc(context(), nullptr, nullptr, 64, &host));
  ASSERT_SUCCESS(urUSMSharedAlloc(context(), device(), nullptr, nullptr, 64, &shared));
  std::uint64_t local = 0;
  for (void *pointer : {host, shared, static_cast<void *>(&local)}) {
    void *data = nullptr;
    std::size_t size = 0;
    EXPECT_REFUSED(kInvalidArgument, urIPCGetMemHandleExp(context(), pointer, &data, &size));
  }
  EXPECT_SUCCESS(urUSMFree(context(), host));
  EXPECT_SUCCESS(urUSMFree(context(), shared));
}

TEST_F(urIPCGetMemHandleExpTest, RefusesMemoryOfAnotherContext) {
  const Session other(deviceUnderTest());
  const Owned<MemoryKind> memory(other, 64);
  void *data = nullptr;
  std::size_t size = 0;
  EXPECT_REFUSED(kInvalidArgument, urIPCGetMemHandleExp(context(), memory.get(), &data, &size));
}

// Only the exporter may call Get: an importer cannot export the memory again.
TEST_F(urIPCGetMemHandleExpTest, RefusesOpenedMemory) {
  const Owned<MemoryKind> memory(session(), 64);
  const Exported<MemoryKind> handle(session(), memory.get());
  const Opened<MemoryKind> opened(session(), handle.bytes());
  void *data = nullptr;
  std::size_t size = 0;
  EXPECT_REFUSED(kInvalidArgument, urIPCGetMemHandleExp(context(), opened.get(), &data, &size));
}

TEST_F(urIPCGetMemHandleExpTest, RefusesFreedMemory) {
  Owned<MemoryKind> memory(session(), 64);
  void *const freed = memory.get();
  memory.destroy();
  void *data = nullptr;
  std::size_t size = 0;
  EXPECT_REFUSED(kInvalidArgument, urIPCGetMemHandleExp(context(), freed, &data, &size));
}

TEST_F(urIPCGetMemHandleExpTest, NeedsAnOutputForTheHandleOrItsSize) {
  const Owned<MemoryKind> memory(session(), 64);
  EXPECT_RESULT(kNullPointer, urIPCGetMemHandleExp(context(), memory.get(), nullptr, nullptr));
}

IN_THREADS(urIPCGetMemHandleExp) {
  shareInThreads<MemoryKind>(given.session(), given.memory(), answers);
}

} // namespace
