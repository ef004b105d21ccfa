// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/copy_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <algorithm>

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueMemBufferCopyTest : public CopyTest {
protected:
  ur_result_t copy(ur_mem_handle_t from, ur_mem_handle_t to, std::size_t fromOffset,
                   std::size_t toOffset, std::size_t size,
                   ur_event_handle_t *event = nullptr) const {
    return urEnqueueMemBufferCopy(queue(), from, to, fromOffset, toOffset, size, 0, nullptr, event);
  }
  auto command() const {
    return [this](ur_queue_handle_t queue, std::uint32_t count, const ur_event_handle_t *list,
                  ur_event_handle_t *event) {
      return urEnqueueMemBufferCopy(queue, source(), buffer(), 0, 0, kBytes, count, list, event);
    };
  }
};

TEST_F(urEnqueueMemBufferCopyTest, ChangesItsRangeAndNoMore) {
  for (const ByteRange &from : kRanges)
    for (const std::size_t toOffset : {std::size_t{0}, std::size_t{3}, kBytes - from.size}) {
      if (toOffset > kBytes - from.size)
        continue;
      SCOPED_TRACE(testing::Message()
                   << from.size << " bytes from " << from.offset << " to " << toOffset);
      write(buffer(), 0, content());
      ASSERT_SUCCESS(copy(source(), buffer(), from.offset, toOffset, from.size));
      EXPECT_TRUE(holds(buffer(), contentWith(toOffset, rangeOf(otherBytes(), from))));
    }
  EXPECT_TRUE(holds(source(), otherBytes()));
}

TEST_F(urEnqueueMemBufferCopyTest, CopiesWithinOneBuffer) {
  constexpr std::size_t kHalf = kBytes / 2;
  ASSERT_SUCCESS(copy(buffer(), buffer(), kHalf, 0, kHalf));
  EXPECT_TRUE(holds(buffer(), contentWith(0, rangeOf(content(), {kHalf, kHalf}))));
  write(buffer(), 0, content());
  ASSERT_SUCCESS(copy(buffer(), buffer(), 1, 5001, 5000)) << "ranges that touch";
  EXPECT_TRUE(holds(buffer(), contentWith(5001, rangeOf(content(), {1, 5000}))));
}

TEST_F(urEnqueueMemBufferCopyTest, CopiesBetweenAPartAndItsWhole) {
  const Mem part = partOf(buffer(), {kPage, kPage});
  ASSERT_SUCCESS(copy(part.get(), buffer(), 1, 2 * kPage + 3, 1001));
  Bytes expected = contentWith(2 * kPage + 3, rangeOf(content(), {kPage + 1, 1001}));
  EXPECT_TRUE(holds(buffer(), expected));
  ASSERT_SUCCESS(copy(buffer(), part.get(), 7, 11, 999));
  std::ranges::copy(rangeOf(content(), {7, 999}), expected.begin() + kPage + 11);
  EXPECT_TRUE(holds(buffer(), expected));
}

TEST_F(urEnqueueMemBufferCopyTest, EndsWithEitherBuffer) {
  expectEndsWithTheBuffer([&](ur_mem_handle_t memory, std::size_t offset, std::size_t size) {
    return copy(memory, source(), offset, 0, size);
  });
  expectEndsWithTheBuffer([&](ur_mem_handle_t memory, std::size_t offset, std::size_t size) {
    return copy(source(), memory, 0, offset, size);
  });
}

TEST_F(urEnqueueMemBufferCopyTest, OfNoBytesIsACommandToo) {
  expectEmptyCommands([&](std::size_t offset, ur_event_handle_t *event) {
    return copy(source(), buffer(), kBytes - offset, offset, 0, event);
  });
}

TEST_F(urEnqueueMemBufferCopyTest, TakesAWaitListAndTellsItsKindAndTimes) {
  expectListsChecked(command());
  expectKindAndTimes(UR_COMMAND_MEM_BUFFER_COPY, command());
}

TEST_F(urEnqueueMemBufferCopyTest, ReachesBuffersOfOtherContextsOrSaysNo) {
  const Session other(deviceUnderTest());
  const Mem foreign = bufferWith(other, otherBytes());
  const ur_result_t there = copy(foreign.get(), buffer(), 0, 0, kBytes / 2);
  const ur_result_t back = copy(buffer(), foreign.get(), kBytes / 2, 0, kBytes / 2);
  for (const ur_result_t answer : {there, back})
    EXPECT_TRUE(answer == UR_RESULT_SUCCESS || answer == kInvalidMemObject) << answer;
  EXPECT_TRUE(holds(buffer(), there == UR_RESULT_SUCCESS
                                  ? contentWith(0, rangeOf(otherBytes(), {0, kBytes / 2}))
                                  : content()));
  Bytes expected = otherBytes();
  if (back == UR_RESULT_SUCCESS)
    std::ranges::copy(rangeOf(content(), {kBytes / 2, kBytes / 2}), expected.begin());
  EXPECT_SUCCESS(urQueueFinish(queue()));
  EXPECT_SUCCESS(urEnqueueMemBufferRead(other.queue(), foreign.get(), true, 0, kBytes,
                                        hostBytes().data(), 0, nullptr, nullptr));
  EXPECT_TRUE(sameBytes(hostBytes(), expected));
}

IN_THREADS(urEnqueueMemBufferCopy) {
  constexpr std::size_t kHalf = ThreadObjects::kBytes / 2;
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferCopy(given.queue(), given.buffer(), given.buffer(), 0, kHalf, kHalf, 0,
                                  nullptr, event);
  });
}

} // namespace
