// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// With UR_IPC_CUDA_SMALL=pooled, small allocations share an object.
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"
#include "test/conformance/support/result.hpp"
#include "test/unit/cuda_like/foreign_memory.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSmall = 4096;
constexpr std::size_t kHalfAGranule = 1 << 20;

class SmallBlocksTest : public DeviceTest {
protected:
  void *allocate(std::size_t size) const {
    void *memory = nullptr;
    EXPECT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, size, &memory));
    return memory;
  }
  std::vector<void *> allocate(std::size_t size, std::size_t count) const {
    std::vector<void *> blocks(count);
    for (void *&memory : blocks)
      memory = allocate(size);
    return blocks;
  }
  void free(const std::vector<void *> &blocks) const {
    for (void *memory : blocks)
      EXPECT_SUCCESS(urUSMFree(context(), memory));
  }

  static std::uint64_t freeBytes() {
    return info<std::uint64_t>(deviceQuery(device()), UR_DEVICE_INFO_GLOBAL_MEM_FREE);
  }
};

TEST_F(SmallBlocksTest, TenThousandBlocksHaveNoOverhead) {
  const std::uint64_t start = freeBytes();
  const auto blocks = allocate(kSmall, 10'000);
  EXPECT_LE(start - freeBytes(), 10'000 * kSmall + 2 * kHalfAGranule);
  free(blocks);
  EXPECT_GE(freeBytes() + 2 * kHalfAGranule, start) << "the adapter keeps more than one object";
}

TEST_F(SmallBlocksTest, NeighborsKeepTheirBytes) {
  const std::size_t sizes[] = {1, 511, 512, 513, kSmall, kHalfAGranule};
  std::vector<void *> blocks;
  for (const std::size_t size : sizes)
    for (int i = 0; i < 3; ++i)
      blocks.push_back(allocate(size));
  for (std::size_t i = 0; i < blocks.size(); ++i)
    writePattern(session(), blocks[i], sizes[i / 3], static_cast<std::uint32_t>(i));
  for (std::size_t i = 0; i < blocks.size(); ++i)
    EXPECT_TRUE(hasPattern(session(), blocks[i], sizes[i / 3], static_cast<std::uint32_t>(i)));
  free(blocks);
}

TEST_F(SmallBlocksTest, FreedBlocksAreReused) {
  const auto neighbors = allocate(kSmall, 2); // these blocks keep the object alive
  const auto first = allocate(kSmall, 1);
  free(first);
  const auto second = allocate(kSmall, 1);
  EXPECT_EQ(second, first);
  free(second);
  free(neighbors);
}

TEST_F(SmallBlocksTest, CannotBeSharedAndTheMessageNamesTheRemedy) {
  void *const small = allocate(kHalfAGranule);
  EXPECT_REFUSED(kInvalidArgument, tryGet<MemoryKind>(session(), small));
  const std::string text = lastErrorText();
  EXPECT_NE(text.find("UR_IPC_CUDA_SMALL"), text.npos) << text;

  void *const large = allocate(kHalfAGranule + 1);
  EXPECT_SUCCESS(tryGet<MemoryKind>(session(), large));
  free({small, large});
}

TEST_F(SmallBlocksTest, ThreadsNeverGetTheSameBlock) {
  constexpr int kThreads = 6;
  std::vector<std::vector<void *>> blockLists(kThreads);
  {
    std::vector<std::jthread> threads;
    for (auto &list : blockLists)
      threads.emplace_back([&] {
        for (int round = 0; round < 20; ++round) {
          free(list);
          list = allocate(kSmall, 100);
        }
      });
  }
  std::vector<void *> blocks;
  for (const auto &list : blockLists)
    blocks.insert(blocks.end(), list.begin(), list.end());
  std::ranges::sort(blocks);
  EXPECT_EQ(std::ranges::adjacent_find(blocks), blocks.end());
  free(blocks);
}

} // namespace
