// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Commands of one device on another device's memory, with and without access to it.
#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/unit/cuda_like/peers.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

// These tests run with and without access, and on devices with and without a path between them.
class CopiesOfTwoTest : public TwoDevicesTest {
protected:
  void prepare() override { ASSERT_SUCCESS(disable(secondDevice(), firstDevice())); }

  template <typename Check> static void withoutAndWithAccess(const Check &check) {
    check();
    const ur_result_t result = enable(secondDevice(), firstDevice());
    if (result == kUnsupportedFeature)
      return;
    EXPECT_SUCCESS(result);
    check();
    EXPECT_SUCCESS(disable(secondDevice(), firstDevice()));
  }
};

TEST_F(CopiesOfTwoTest, GoBothWays) {
  const Session second(secondDevice());
  const Block first(context(), firstDevice());
  const Block local(second.context(), secondDevice());
  withoutAndWithAccess([&] {
    writePattern(session(), first.at(), kBytes, kParentSeed);
    second.copy(local.at(), first.at(), kBytes);
    EXPECT_TRUE(hasPattern(second, local.at(), kBytes, kParentSeed));
    writePattern(second, local.at(kOffset), kBytes, kChildSeed);
    second.copy(first.at(kOffset), local.at(kOffset), kBytes);
    EXPECT_TRUE(hasPattern(session(), first.at(kOffset), kBytes, kChildSeed));
  });
}

TEST_F(CopiesOfTwoTest, GoFromAndToTheHost) {
  const Session second(secondDevice());
  const Block first(context(), firstDevice());
  withoutAndWithAccess([&] {
    writePattern(second, first.at(), kBytes, kChildSeed);
    EXPECT_TRUE(hasPattern(session(), first.at(), kBytes, kChildSeed));
    writePattern(session(), first.at(), kBytes, kParentSeed);
    EXPECT_TRUE(hasPattern(second, first.at(), kBytes, kParentSeed));
    second.copy(first.at(kPage / 2), first.at(), kBytes);
    EXPECT_TRUE(hasPattern(session(), first.at(kPage / 2), kBytes, kParentSeed));
  });
}

// Each command reads what the previous command wrote.
TEST_F(CopiesOfTwoTest, KeepTheOrderOfTheQueue) {
  const Session second(secondDevice());
  const Block first(context(), firstDevice());
  const Block local(second.context(), secondDevice());
  withoutAndWithAccess([&] {
    for (unsigned char value = 1; value <= 20; ++value) {
      ASSERT_SUCCESS(
          urEnqueueUSMFill(second.queue(), first.at(), 1, &value, kPage, 0, nullptr, nullptr));
      ASSERT_SUCCESS(urEnqueueUSMMemcpy(second.queue(), false, local.at(), first.at(), kPage, 0,
                                        nullptr, nullptr));
      const std::array<unsigned char, 3> odd{value, value, value};
      ASSERT_SUCCESS(urEnqueueUSMFill(second.queue(), local.at(), odd.size(), odd.data(), 3 * 1000,
                                      0, nullptr, nullptr));
      std::vector<unsigned char> bytes(kPage);
      ASSERT_SUCCESS(urEnqueueUSMMemcpy(second.queue(), true, bytes.data(), local.at(), kPage, 0,
                                        nullptr, nullptr));
      EXPECT_EQ(bytes, std::vector<unsigned char>(kPage, value));
    }
  });
}

TEST_F(CopiesOfTwoTest, TakeRows) {
  const Context both = contextOfBoth();
  Queue queue;
  ASSERT_SUCCESS(urQueueCreate(both.get(), secondDevice().device, nullptr, queue.out()));
  Mem buffer;
  ASSERT_SUCCESS(
      urMemBufferCreate(both.get(), UR_MEM_FLAG_READ_WRITE, kPage, nullptr, buffer.out()));
  withoutAndWithAccess([&] {
    std::vector<unsigned char> source(64 * 64, 7);
    std::vector<unsigned char> out(64 * 64, 0);
    const ur_rect_region_t region{16, 8, 1};
    ASSERT_SUCCESS(urEnqueueMemBufferWriteRect(queue.get(), buffer.get(), true, {}, {}, region, 64,
                                               0, 64, 0, source.data(), 0, nullptr, nullptr));
    ASSERT_SUCCESS(urEnqueueMemBufferCopyRect(queue.get(), buffer.get(), buffer.get(), {},
                                              {32, 0, 0}, region, 64, 0, 64, 0, 0, nullptr,
                                              nullptr));
    ASSERT_SUCCESS(urEnqueueMemBufferReadRect(queue.get(), buffer.get(), true, {32, 0, 0}, {},
                                              region, 64, 0, 64, 0, out.data(), 0, nullptr,
                                              nullptr));
    for (std::size_t row = 0; row < 9; ++row)
      for (std::size_t column = 0; column < 17; ++column)
        EXPECT_EQ(out[row * 64 + column], row < 8 && column < 16 ? 7 : 0) << row << ' ' << column;
  });
}

// The command is in a queue of another context, so the queues of the memory's own context do not
// contain it.
TEST_F(CopiesOfTwoTest, AreDoneBeforeTheirMemoryIsFreed) {
  const Session second(secondDevice());
  withoutAndWithAccess([&] {
    for (int round = 0; round < 3; ++round) {
      const Block first(context(), firstDevice(), 8 * kPage);
      ASSERT_SUCCESS(fill(second.queue(), first.at(), 8 * kPage));
    }
    EXPECT_SUCCESS(urQueueFinish(second.queue()));
  });
}

} // namespace
