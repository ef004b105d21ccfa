// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <algorithm>

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueMemBufferFillTest : public BufferTest {
protected:
  ur_result_t fillRange(const void *pattern, std::size_t patternSize,
                        const ByteRange &range) const {
    return urEnqueueMemBufferFill(queue(), buffer(), pattern, patternSize, range.offset, range.size,
                                  0, nullptr, nullptr);
  }
  auto command() const {
    return [this](ur_queue_handle_t queue, std::uint32_t count, const ur_event_handle_t *list,
                  ur_event_handle_t *event) {
      return urEnqueueMemBufferFill(queue, buffer(), otherBytes().data(), 4, 0, kBytes, count, list,
                                    event);
    };
  }
};

TEST_F(urEnqueueMemBufferFillTest, RepeatsItsPatternInItsRangeAndNoMore) {
  for (const std::size_t patternSize : {1u, 2u, 4u, 8u, 16u, 128u})
    for (const ByteRange &range :
         {ByteRange{0, kBytes}, ByteRange{0, patternSize}, ByteRange{patternSize, 5 * patternSize},
          ByteRange{kBytes - patternSize, patternSize},
          ByteRange{kBytes - 30 * patternSize, 7 * patternSize}}) {
      SCOPED_TRACE(testing::Message() << patternSize << " bytes repeated in " << range.size
                                      << " from " << range.offset << " on");
      write(buffer(), 0, content());
      Bytes pattern(otherBytes().begin(), otherBytes().begin() + std::ptrdiff_t(patternSize));
      Bytes expected = content();
      for (std::size_t i = 0; i < range.size; ++i)
        expected[range.offset + i] = pattern[i % patternSize];
      ASSERT_SUCCESS(fillRange(pattern.data(), patternSize, range));
      std::ranges::fill(pattern, std::byte{0}); // the caller may reuse it at once
      EXPECT_TRUE(holds(buffer(), expected));
    }
}

TEST_F(urEnqueueMemBufferFillTest, KeepsTheOrderOfItsQueue) {
  for (int value = 0; value < 100; ++value) {
    const auto byte = std::byte(value);
    ASSERT_SUCCESS(fillRange(&byte, 1, {0, kBytes}));
  }
  EXPECT_TRUE(holds(buffer(), Bytes(kBytes, std::byte{99})));
}

TEST_F(urEnqueueMemBufferFillTest, ChecksItsSizes) {
  const std::uint64_t pattern = 0;
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 0, {0, 64}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 1, {0, 0}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 8, {0, 4}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 8, {0, 12}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 8, {4, 16}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 3, {0, 8})) << "no power of two";
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 3, {4, 9})) << "no power of two";
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 8, {kBytes - 8, 16}));
  EXPECT_TRUE(holds(buffer(), content()));
}

TEST_F(urEnqueueMemBufferFillTest, EndsWithTheBuffer) {
  const std::byte pattern{0x3c};
  expectEndsWithTheBuffer([&](ur_mem_handle_t memory, std::size_t offset, std::size_t size) {
    return urEnqueueMemBufferFill(queue(), memory, &pattern, 1, offset, size, 0, nullptr, nullptr);
  });
}

TEST_F(urEnqueueMemBufferFillTest, TakesAWaitListAndTellsItsKindAndTimes) {
  expectListsChecked(command());
  expectKindAndTimes(UR_COMMAND_MEM_BUFFER_FILL, command());
}

TEST_F(urEnqueueMemBufferFillTest, MayReachOtherContexts) {
  expectOtherContextsReachItOrNot(command());
}

IN_THREADS(urEnqueueMemBufferFill) {
  constexpr std::uint8_t kRepeated = ThreadObjects::kPattern; // all threads write it
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferFill(given.queue(), given.buffer(), &kRepeated, sizeof(kRepeated), 0,
                                  ThreadObjects::kBytes, 0, nullptr, event);
  });
}

} // namespace
