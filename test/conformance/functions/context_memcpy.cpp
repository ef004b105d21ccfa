// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 3 * 4096 + 17;

class ContextMemcpy : public DeviceTest {
protected:
  void SetUp() override {
    DeviceTest::SetUp();
    requireSupport(UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP, "blocking copies in a context");
  }
};

TEST_F(ContextMemcpy, CopiesBetweenAllKindsOfMemory) {
  const Owned<MemoryKind> first(session(), kSize);
  const Owned<MemoryKind> second(session(), kSize);
  void *host = nullptr;
  ASSERT_SUCCESS(urUSMHostAlloc(context(), nullptr, nullptr, kSize, &host));
  writePattern(session(), first.get(), kSize, kParentSeed);
  EXPECT_SUCCESS(urUSMContextMemcpyExp(context(), host, first.get(), kSize));
  EXPECT_SUCCESS(urUSMContextMemcpyExp(context(), second.get(), host, kSize));
  EXPECT_TRUE(hasPattern(session(), second.get(), kSize, kParentSeed));
  EXPECT_SUCCESS(urUSMFree(context(), host));
}

TEST_F(ContextMemcpy, CopiesOutOfOpenedMemory) {
  requireSupport(MemoryKind::kQuery, MemoryKind::kName);
  if (IsSkipped() || HasFatalFailure())
    return;
  const Owned<MemoryKind> memory(session(), kSize);
  const Owned<MemoryKind> copy(session(), kSize);
  const Exported<MemoryKind> handle(session(), memory.get());
  const Opened<MemoryKind> opened(session(), handle.bytes());
  writePattern(session(), memory.get(), kSize, kParentSeed);
  EXPECT_SUCCESS(urUSMContextMemcpyExp(context(), copy.get(), opened.get(), kSize));
  EXPECT_TRUE(hasPattern(session(), copy.get(), kSize, kParentSeed));
}

TEST_F(ContextMemcpy, ChecksItsSize) {
  const Owned<MemoryKind> first(session(), kSize);
  const Owned<MemoryKind> second(session(), kSize);
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_SIZE,
                 urUSMContextMemcpyExp(context(), first.get(), second.get(), 0));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_SIZE,
                 urUSMContextMemcpyExp(context(), first.get(), second.get(), kSize + 65536));
}

TEST_F(ContextMemcpy, NullArguments) {
  const Owned<MemoryKind> memory(session(), kSize);
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urUSMContextMemcpyExp(nullptr, memory.get(), memory.get(), 1));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urUSMContextMemcpyExp(context(), nullptr, memory.get(), 1));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urUSMContextMemcpyExp(context(), memory.get(), nullptr, 1));
}

} // namespace
