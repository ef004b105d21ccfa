// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers around USM memory. Only adapters whose native handles are addresses accept them.
#include "adapters/native_cpu/backend.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <array>
#include <cstddef>

namespace ur::native_cpu {
namespace {

class BufferTest : public ContextTest {
protected:
  BufferTest() : queue_(new ur_queue_handle_t_(context_, device_, 0)) {
    backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, kSize, &memory_);
    backend::urMemBufferCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(memory_),
                                               context_, nullptr, &buffer_);
  }
  ~BufferTest() override {
    backend::urMemRelease(buffer_);
    if (memory_)
      backend::urUSMFree(context_, memory_);
    if (queue_->release())
      destroy(queue_);
  }

  void fill(std::byte value) {
    backend::urEnqueueUSMFill(queue_, memory_, 1, &value, kSize, 0, nullptr, nullptr);
    backend::urQueueFinish(queue_);
  }
  std::array<std::byte, 64> &map(ur_map_flags_t flags) {
    void *shown = nullptr;
    backend::urEnqueueMemBufferMap(queue_, buffer_, true, flags, 0, kSize, 0, nullptr, nullptr,
                                   &shown);
    return *static_cast<std::array<std::byte, kSize> *>(shown);
  }
  void unmap(std::array<std::byte, 64> &shown) {
    backend::urEnqueueMemUnmap(queue_, buffer_, shown.data(), 0, nullptr, nullptr);
    backend::urQueueFinish(queue_);
  }
  std::byte firstByte() {
    std::byte byte{};
    backend::urEnqueueMemBufferRead(queue_, buffer_, true, 0, 1, &byte, 0, nullptr, nullptr);
    return byte;
  }

  static constexpr std::size_t kSize = 64;
  ur_queue_handle_t queue_;
  void *memory_ = nullptr;
  ur_mem_handle_t buffer_ = nullptr;
};

// The host may be unable to access device memory, so a mapping is a copy.
TEST_F(BufferTest, OfADeviceIsMappedAside) {
  fill(std::byte{1});
  auto &shown = map(UR_MAP_FLAG_READ);
  EXPECT_NE(shown.data(), memory_);
  EXPECT_EQ(shown[kSize - 1], std::byte{1});
  shown[0] = std::byte{2};
  unmap(shown);
  EXPECT_EQ(firstByte(), std::byte{1}) << "a mapping for reading was written back";

  auto &written = map(UR_MAP_FLAG_WRITE);
  EXPECT_EQ(written[0], std::byte{1});
  written[0] = std::byte{3};
  fill(std::byte{4}); // so that the write back is visible
  unmap(written);
  EXPECT_EQ(firstByte(), std::byte{3});

  auto &fresh = map(UR_MAP_FLAG_WRITE_INVALIDATE_REGION);
  fresh.fill(std::byte{5});
  unmap(fresh);
  EXPECT_EQ(firstByte(), std::byte{5});
}

TEST_F(BufferTest, KnowsThatItsMemoryWasFreed) {
  backend::urUSMFree(context_, memory_);
  memory_ = nullptr;
  EXPECT_EQ(codeOf([&] { firstByte(); }), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, kSize, &memory_);
  EXPECT_EQ(codeOf([&] { firstByte(); }), UR_RESULT_ERROR_INVALID_MEM_OBJECT)
      << "another allocation has this address";
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
