// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests buffers, and the USM memory whose addresses are their native handles. Only adapters with
// such native handles accept these tests.
#include "adapters/native_cpu/backend.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <cstddef>

#include <sys/mman.h>

namespace ur::native_cpu {
namespace {

using BufferTest = ContextTest;

constexpr std::size_t kSize = 64;

TEST_F(BufferTest, ReportsThatItsMemoryWasFreed) {
  void *memory = nullptr;
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, kSize, &memory);
  ur_mem_handle_t buffer = nullptr;
  backend::urMemBufferCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(memory), context_,
                                             nullptr, &buffer);
  const auto queue = new ur_queue_handle_t_(context_, device_, 0);
  const auto read = [&] {
    std::byte byte{};
    backend::urEnqueueMemBufferRead(queue, buffer, true, 0, 1, &byte, 0, nullptr, nullptr);
  };
  read();
  backend::urUSMFree(context_, memory);
  EXPECT_EQ(codeOf(read), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, kSize, &memory);
  EXPECT_EQ(codeOf(read), UR_RESULT_ERROR_INVALID_MEM_OBJECT)
      << "the buffer accepted another allocation at its address";
  backend::urMemRelease(buffer);
  backend::urUSMFree(context_, memory);
  backend::urQueueRelease(queue);
}

TEST_F(BufferTest, DoesNotKeepOpenedMemoryMapped) {
  void *memory = nullptr, *handle = nullptr, *opened = nullptr;
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, kSize, &memory);
  std::size_t handleSize = 0;
  backend::urIPCGetMemHandleExp(context_, memory, &handle, &handleSize);
  backend::urIPCOpenMemHandleExp(context_, device_, handle, handleSize, &opened);
  ur_mem_handle_t buffer = nullptr;
  backend::urMemBufferCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(opened), context_,
                                             nullptr, &buffer);
  EXPECT_EQ(msync(opened, kSize, MS_ASYNC), 0);
  backend::urIPCCloseMemHandleExp(context_, opened);
  EXPECT_NE(msync(opened, kSize, MS_ASYNC), 0) << "memory is mapped after its last Close";
  backend::urMemRelease(buffer);
  backend::urIPCPutMemHandleExp(context_, handle);
  backend::urUSMFree(context_, memory);
}

TEST_F(BufferTest, IsNotFreedAsUsm) {
  ur_mem_handle_t own = nullptr;
  backend::urMemBufferCreate(context_, 0, kSize, nullptr, &own);
  ur_native_handle_t address = 0;
  backend::urMemGetNativeHandle(own, nullptr, &address);
  EXPECT_EQ(codeOf([&] { backend::urUSMFree(context_, reinterpret_cast<void *>(address)); }),
            UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  backend::urMemRelease(own);
}

} // namespace
} // namespace ur::native_cpu
