// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <algorithm>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueMemBufferReadTest : public BufferTest {
protected:
  ur_result_t readInto(void *host, const ByteRange &range, bool blocking,
                       ur_event_handle_t *event = nullptr) const {
    return urEnqueueMemBufferRead(queue(), buffer(), blocking, range.offset, range.size, host, 0,
                                  nullptr, event);
  }
  auto command() {
    return [this](ur_queue_handle_t queue, std::uint32_t count, const ur_event_handle_t *list,
                  ur_event_handle_t *event) {
      return urEnqueueMemBufferRead(queue, buffer(), false, 0, kBytes, hostBytes().data(), count,
                                    list, event);
    };
  }
};

TEST_F(urEnqueueMemBufferReadTest, CopiesItsRangeAndNoMore) {
  constexpr std::size_t kAround = 64;
  for (const ByteRange &range : kRanges) {
    SCOPED_TRACE(testing::Message() << range.size << " bytes from " << range.offset << " on");
    Bytes host(range.size + 2 * kAround, std::byte{0xa5});
    Bytes expected = host;
    std::ranges::copy(rangeOf(content(), range), expected.begin() + kAround);
    ASSERT_SUCCESS(readInto(host.data() + kAround, range, true));
    EXPECT_TRUE(sameBytes(host, expected));
  }
  EXPECT_TRUE(holds(buffer(), content()));
}

TEST_F(urEnqueueMemBufferReadTest, EndsWithTheBuffer) {
  expectEndsWithTheBuffer([&](ur_mem_handle_t memory, std::size_t offset, std::size_t size) {
    return urEnqueueMemBufferRead(queue(), memory, false, offset, size, hostBytes().data(), 0,
                                  nullptr, nullptr);
  });
}

TEST_F(urEnqueueMemBufferReadTest, OfNoBytesIsACommandToo) {
  expectEmptyCommands([&](std::size_t offset, ur_event_handle_t *event) {
    return readInto(hostBytes().data(), {offset, 0}, false, event);
  });
  EXPECT_TRUE(sameBytes(hostBytes(), Bytes(kBytes)));
}

TEST_F(urEnqueueMemBufferReadTest, BlockingIsDoneAtReturn) {
  Event event;
  ASSERT_SUCCESS(readInto(hostBytes().data(), {0, kBytes}, true, event.out()));
  EXPECT_TRUE(sameBytes(hostBytes(), content()));
  EXPECT_EQ(statusOf(event.get()), UR_EVENT_STATUS_COMPLETE);
}

TEST_F(urEnqueueMemBufferReadTest, IsDoneWithItsEventAndAfterEarlierCommands) {
  for (int round = 0; round < 20; ++round) {
    const auto value = std::byte(round);
    Event event;
    ASSERT_SUCCESS(urEnqueueMemBufferFill(queue(), buffer(), &value, sizeof(value), 0, kBytes, 0,
                                          nullptr, nullptr));
    ASSERT_SUCCESS(readInto(hostBytes().data(), {0, kBytes}, false, event.out()));
    const ur_event_handle_t handle = event.get();
    ASSERT_SUCCESS(urEventWait(1, &handle));
    EXPECT_TRUE(sameBytes(hostBytes(), Bytes(kBytes, value)));
  }
}

TEST_F(urEnqueueMemBufferReadTest, TakesUsmMemory) {
  const ByteRange range{kPage, kBytes - kPage};
  void *memory = nullptr;
  ASSERT_SUCCESS_OR_SKIP(urUSMHostAlloc(context(), nullptr, nullptr, range.size, &memory));
  EXPECT_SUCCESS(readInto(memory, range, true));
  EXPECT_TRUE(
      sameBytes({static_cast<const std::byte *>(memory), range.size}, rangeOf(content(), range)));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

TEST_F(urEnqueueMemBufferReadTest, TakesAWaitListAndTellsItsKindAndTimes) {
  expectListsChecked(command());
  expectKindAndTimes(UR_COMMAND_MEM_BUFFER_READ, command());
}

TEST_F(urEnqueueMemBufferReadTest, MayReachOtherContexts) {
  expectOtherContextsReachItOrNot(command());
}

IN_THREADS(urEnqueueMemBufferRead) {
  std::vector<char> copy(ThreadObjects::kBytes);
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferRead(given.queue(), given.buffer(), false, 0, copy.size(), copy.data(),
                                  0, nullptr, event);
  });
  answers.addBytes(copy);
}

} // namespace
