// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Foreign memory that the driver cannot share, and addresses that belong to the adapter.
#include "test/unit/cuda_like/foreign_memory.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

class ForeignRefusalsTest : public ForeignMemoryTest {
protected:
  void expectRefusal(void *pointer, std::string_view cause, std::string_view remedy) {
    EXPECT_REFUSED(kInvalidArgument, tryGet<MemoryKind>(session(), pointer));
    const std::string text = lastErrorText();
    EXPECT_NE(text.find(cause), text.npos) << text;
    EXPECT_NE(text.find(remedy), text.npos) << text;
    std::size_t size = 0;
    EXPECT_REFUSED(kInvalidValue, urUSMGetMemAllocInfo(context(), pointer, UR_USM_ALLOC_INFO_SIZE,
                                                       sizeof(size), &size, nullptr));
    EXPECT_EQ(query<ur_usm_type_t>(pointer, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
  }
};

TEST_F(ForeignRefusalsTest, RefusesManagedMemory) {
  driver::Address memory = 0;
  need(driver::allocateManaged(&memory, kPage, driver::CU_MEM_ATTACH_GLOBAL),
       "allocate managed memory");
  expectRefusal(reinterpret_cast<void *>(memory), "managed", "urUSMDeviceAlloc");
  driver::freeMemory(memory);
}

TEST_F(ForeignRefusalsTest, RefusesMemoryOfTheDefaultPool) {
  driver::Address memory = 0;
  need(driver::allocatePooled(&memory, kPage, nullptr), "allocate from a pool");
  expectRefusal(reinterpret_cast<void *>(memory), "asynchronous pool",
                "PYTORCH_CUDA_ALLOC_CONF=backend:native");
  need(driver::freePooled(memory, nullptr), "free to a pool");
  need(driver::synchronize(), "wait");
}

TEST_F(ForeignRefusalsTest, RefusesHostMemory) {
  void *memory = nullptr;
  need(driver::allocateHost(&memory, kPage, 0), "allocate memory of the host");
  expectRefusal(memory, "host memory", "urUSMDeviceAlloc");
  driver::freeHost(memory);
}

TEST_F(ForeignRefusalsTest, RefusesPrivateObjects) {
  const MappedObjects mapped(1, kPage, driver::CU_MEM_HANDLE_TYPE_NONE);
  expectRefusal(mapped.at(), "without file descriptors", "TORCH_CUDA_EXPANDABLE_SEGMENTS_IPC=1");
}

// These addresses belong to the adapter, so they are not foreign memory.
TEST_F(ForeignRefusalsTest, ExcludesAddressesBeyondAnAllocation) {
  const Owned<MemoryKind> memory(session(), 4096);
  void *const end = static_cast<std::byte *>(memory.get()) + 4096;
  EXPECT_REFUSED(kInvalidArgument, tryGet<MemoryKind>(session(), end));
}

// Tests with two devices.
class ForeignOfTwoTest : public ForeignRefusalsTest {
protected:
  // A device keeps its context after the first use, so the tests must not measure the creation.
  static void SetUpTestSuite() {
    ForeignRefusalsTest::SetUpTestSuite();
    if (otherDevices().empty())
      return;
    const Context otherContext = otherDeviceContext();
    ur_native_handle_t native = 0;
    EXPECT_SUCCESS(urContextGetNativeHandle(otherContext.get(), &native));
  }

  static Context otherDeviceContext() {
    Context context;
    EXPECT_SUCCESS(urContextCreate(1, otherDevices().data(), nullptr, context.out()));
    return context;
  }
};

TEST_F(ForeignOfTwoTest, IsRefusedInAContextWithoutItsDevice) {
  const Context other = otherDeviceContext();
  const PlainBlock block(kPage);
  void *data = nullptr;
  EXPECT_REFUSED(kInvalidArgument, urIPCGetMemHandleExp(other.get(), block.at(), &data, nullptr));
  const std::string text = lastErrorText();
  EXPECT_NE(text.find("pass a context of that device"), text.npos) << text;
}

} // namespace
