// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueMemBufferWriteTest : public BufferTest {
protected:
  ur_result_t writeFrom(const void *host, const ByteRange &range, bool blocking,
                        ur_event_handle_t *event = nullptr) const {
    return urEnqueueMemBufferWrite(queue(), buffer(), blocking, range.offset, range.size, host, 0,
                                   nullptr, event);
  }
  auto command() const {
    return [this](ur_queue_handle_t queue, std::uint32_t count, const ur_event_handle_t *list,
                  ur_event_handle_t *event) {
      return urEnqueueMemBufferWrite(queue, buffer(), false, 0, kBytes, otherBytes().data(), count,
                                     list, event);
    };
  }
};

TEST_F(urEnqueueMemBufferWriteTest, ChangesItsRangeAndNoMore) {
  for (const ByteRange &range : kRanges) {
    SCOPED_TRACE(testing::Message() << range.size << " bytes from " << range.offset << " on");
    write(buffer(), 0, content());
    ASSERT_SUCCESS(writeFrom(otherBytes().data(), range, true));
    EXPECT_TRUE(holds(buffer(), contentWith(range.offset, rangeOf(otherBytes(), {0, range.size}))));
  }
}

TEST_F(urEnqueueMemBufferWriteTest, EndsWithTheBuffer) {
  expectEndsWithTheBuffer([&](ur_mem_handle_t memory, std::size_t offset, std::size_t size) {
    return urEnqueueMemBufferWrite(queue(), memory, false, offset, size, otherBytes().data(), 0,
                                   nullptr, nullptr);
  });
}

TEST_F(urEnqueueMemBufferWriteTest, OfNoBytesIsACommandToo) {
  expectEmptyCommands([&](std::size_t offset, ur_event_handle_t *event) {
    return writeFrom(otherBytes().data(), {offset, 0}, false, event);
  });
}

TEST_F(urEnqueueMemBufferWriteTest, BlockingHasReadTheHostsBytesAtReturn) {
  hostBytes() = otherBytes();
  Event event;
  ASSERT_SUCCESS(writeFrom(hostBytes().data(), {0, kBytes}, true, event.out()));
  hostBytes().assign(kBytes, std::byte{0});
  EXPECT_EQ(statusOf(event.get()), UR_EVENT_STATUS_COMPLETE);
  EXPECT_TRUE(holds(buffer(), otherBytes()));
}

TEST_F(urEnqueueMemBufferWriteTest, IsDoneWithItsEvent) {
  for (int round = 0; round < 20; ++round) {
    hostBytes().assign(kBytes, std::byte(round));
    Event event;
    ASSERT_SUCCESS(writeFrom(hostBytes().data(), {0, kBytes}, false, event.out()));
    const ur_event_handle_t handle = event.get();
    ASSERT_SUCCESS(urEventWait(1, &handle));
    hostBytes().assign(kBytes, std::byte{0xa5});
    EXPECT_TRUE(holds(buffer(), Bytes(kBytes, std::byte(round))));
  }
}

TEST_F(urEnqueueMemBufferWriteTest, TakesUsmMemory) {
  const ByteRange range{kPage, kBytes - kPage};
  void *memory = nullptr;
  ASSERT_SUCCESS_OR_SKIP(urUSMHostAlloc(context(), nullptr, nullptr, range.size, &memory));
  const auto given = rangeOf(otherBytes(), {0, range.size});
  std::ranges::copy(given, static_cast<std::byte *>(memory));
  EXPECT_SUCCESS(writeFrom(memory, range, true));
  EXPECT_TRUE(holds(buffer(), contentWith(kPage, given)));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

TEST_F(urEnqueueMemBufferWriteTest, TakesAWaitListAndTellsItsKindAndTimes) {
  expectListsChecked(command());
  expectKindAndTimes(UR_COMMAND_MEM_BUFFER_WRITE, command());
}

TEST_F(urEnqueueMemBufferWriteTest, MayReachOtherContexts) {
  expectOtherContextsReachItOrNot(command());
}

IN_THREADS(urEnqueueMemBufferWrite) {
  const std::vector<char> bytes(ThreadObjects::kBytes, char{ThreadObjects::kPattern});
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferWrite(given.queue(), given.buffer(), false, 0, bytes.size(),
                                   bytes.data(), 0, nullptr, event);
  });
}

} // namespace
