// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fills with a pattern whose size OpenCL does not support, so the adapter makes many copies from a
// block in host memory. If a later call fails, the copies that are already enqueued still run.
#include "failing_layer.hpp"

#include <cstddef>
#include <cstdlib>
#include <cstring>

#include <gtest/gtest.h>
#include <malloc.h>
#include <unified-runtime/ur_api.h>

namespace {

constexpr std::size_t kPatternSize = 3; // not a power of two
constexpr unsigned char kPattern[kPatternSize] = {1, 2, 3};
constexpr std::size_t kMebibyte = std::size_t{1} << 20;
constexpr std::size_t kSize = kPatternSize * kMebibyte;

struct Failure {
  const char *name;
  const char *function;
  int number;
};

class FillThatFails : public ::testing::TestWithParam<Failure> {
protected:
  void SetUp() override {
    ::setenv("UR_ADAPTERS_FORCE_LOAD", UR_TEST_ADAPTER, 1);
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(urAdapterGet(1, &adapter_, nullptr), UR_RESULT_SUCCESS);
    ur_platform_handle_t platform = nullptr;
    ASSERT_EQ(urPlatformGet(adapter_, 1, &platform, nullptr), UR_RESULT_SUCCESS);
    ur_device_handle_t device = nullptr;
    ASSERT_EQ(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(urContextCreate(1, &device, nullptr, &context_), UR_RESULT_SUCCESS);
    ASSERT_EQ(urQueueCreate(context_, device, nullptr, &queue_), UR_RESULT_SUCCESS);
    ASSERT_EQ(urUSMDeviceAlloc(context_, device, nullptr, nullptr, kSize, &memory_),
              UR_RESULT_SUCCESS);
    std::memset(memory_, 0, kSize);
    // The C library overwrites freed memory and keeps it readable, so a copy from it is detected.
    ::mallopt(M_MMAP_THRESHOLD, 32 * kMebibyte);
    ::mallopt(M_PERTURB, 0xee);
  }

  void TearDown() override {
    ::mallopt(M_PERTURB, 0);
    EXPECT_EQ(urQueueRelease(queue_), UR_RESULT_SUCCESS);
    EXPECT_EQ(urContextRelease(context_), UR_RESULT_SUCCESS);
    EXPECT_EQ(urAdapterRelease(adapter_), UR_RESULT_SUCCESS);
    EXPECT_EQ(failing_layer::liveEvents(), 0);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  }

  ur_result_t fill() {
    return urEnqueueUSMFill(queue_, memory_, kPatternSize, kPattern, kSize, 0, nullptr, nullptr);
  }

  // Checks that the pattern fills the memory up to a byte, and that later bytes are unchanged.
  void expectPatternOrNothing() const {
    const auto *bytes = static_cast<const unsigned char *>(memory_);
    std::size_t filled = 0;
    while (filled < kSize && bytes[filled] == kPattern[filled % kPatternSize])
      ++filled;
    EXPECT_GT(filled, 0u);
    for (std::size_t i = filled; i < kSize; ++i)
      ASSERT_EQ(bytes[i], 0) << "byte " << i;
  }

  ur_adapter_handle_t adapter_ = nullptr;
  ur_context_handle_t context_ = nullptr;
  ur_queue_handle_t queue_ = nullptr;
  void *memory_ = nullptr;
};

TEST_P(FillThatFails, KeepsTheSourceOfEarlierCopies) {
  failing_layer::failCall(GetParam().function, GetParam().number);
  EXPECT_EQ(fill(), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(urQueueFinish(queue_), UR_RESULT_SUCCESS);
  expectPatternOrNothing();
  EXPECT_EQ(urUSMFree(context_, memory_), UR_RESULT_SUCCESS);
}

TEST_P(FillThatFails, BlocksTheFreeOfItsMemory) {
  failing_layer::failCall(GetParam().function, GetParam().number);
  EXPECT_EQ(fill(), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  ur_bool_t empty = true;
  EXPECT_EQ(urQueueGetInfo(queue_, UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_FALSE(empty);
  EXPECT_EQ(urUSMFree(context_, memory_), UR_RESULT_SUCCESS);
  EXPECT_EQ(urQueueGetInfo(queue_, UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_TRUE(empty);
}

INSTANTIATE_TEST_SUITE_P(Opencl, FillThatFails,
                         ::testing::Values(Failure{"copy", "clEnqueueSVMMemcpy", 3},
                                           Failure{"marker", "clEnqueueMarkerWithWaitList", 1},
                                           Failure{"flush", "clFlush", 1}),
                         [](const auto &failure) { return failure.param.name; });

} // namespace
