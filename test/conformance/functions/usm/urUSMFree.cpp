// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urUSMFreeTest = DeviceTest;

TEST_F(urUSMFreeTest, TakesEachAllocationOnce) {
  void *memory = nullptr;
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, 4096, &memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                 urUSMFree(context(), static_cast<std::byte *>(memory) + 1));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), memory));
}

TEST_F(urUSMFreeTest, RefusesMemoryOfOthers) {
  std::uint64_t local = 0;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), &local));
}

TEST_F(urUSMFreeTest, TakesMemoryOfItsContextOnly) {
  const Session other(deviceUnderTest());
  const Owned<MemoryKind> memory(session(), 4096);
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(other.context(), memory.get()));
  std::uint64_t word = 17;
  session().copy(memory.get(), &word, sizeof(word)); // it is still there
}

TEST_F(urUSMFreeTest, RefusesOpenedMemory) {
  requireSupport(MemoryKind::kQuery, MemoryKind::kName);
  if (stopped())
    return;
  const Owned<MemoryKind> memory(session(), 4096);
  const Exported<MemoryKind> handle(session(), memory.get());
  const Opened<MemoryKind> opened(session(), handle.bytes());
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), opened.get()));
}

TEST_F(urUSMFreeTest, NullArguments) {
  std::uint64_t local = 0;
  EXPECT_RESULT(kNullHandle, urUSMFree(nullptr, &local));
  EXPECT_RESULT(kNullPointer, urUSMFree(context(), nullptr));
}

} // namespace
