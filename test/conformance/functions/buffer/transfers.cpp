// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Read, Write, Copy and Fill of a range of a buffer.

#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using urEnqueueMemBufferReadTest = BufferTest;

TEST_F(urEnqueueMemBufferReadTest, IsDoneAtReturnOrWithItsEventAndAfterEarlierCommands) {
  for (const bool blocking : {true, false}) {
    const Bytes &bytes = blocking ? otherBytes() : content();
    Event event;
    ASSERT_SUCCESS(urEnqueueMemBufferWrite(queue(), buffer(), false, 0, kBytes, bytes.data(), 0,
                                           nullptr, nullptr));
    ASSERT_SUCCESS(urEnqueueMemBufferRead(queue(), buffer(), blocking, 0, kBytes,
                                          hostBytes().data(), 0, nullptr, event.out()));
    const ur_event_handle_t handle = event.get();
    if (!blocking) {
      ASSERT_SUCCESS(urEventWait(1, &handle));
    }
    EXPECT_EQ(statusOf(handle), UR_EVENT_STATUS_COMPLETE);
    EXPECT_TRUE(sameBytes(hostBytes(), bytes)) << blocking;
  }
}

TEST_F(urEnqueueMemBufferReadTest, TakesUsmMemory) {
  void *memory = nullptr;
  ASSERT_SUCCESS_OR_SKIP(urUSMHostAlloc(context(), nullptr, nullptr, kBytes, &memory));
  EXPECT_SUCCESS(
      urEnqueueMemBufferRead(queue(), buffer(), true, 0, kBytes, memory, 0, nullptr, nullptr));
  EXPECT_TRUE(sameBytes({static_cast<const std::byte *>(memory), kBytes}, content()));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

IN_THREADS(urEnqueueMemBufferRead) {
  std::vector<char> copy(ThreadObjects::kBytes);
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferRead(given.queue(), given.buffer(), false, 0, copy.size(), copy.data(),
                                  0, nullptr, event);
  });
  answers.addBytes(copy);
}

using urEnqueueMemBufferWriteTest = BufferTest;

TEST_F(urEnqueueMemBufferWriteTest, ChangesItsRangeAndNoMore) {
  const ByteRange range{4095, 4099};
  hostBytes() = otherBytes();
  ASSERT_SUCCESS(urEnqueueMemBufferWrite(queue(), buffer(), true, range.offset, range.size,
                                         hostBytes().data(), 0, nullptr, nullptr));
  hostBytes().assign(kBytes, std::byte{0}); // the call has read the bytes
  EXPECT_TRUE(holds(buffer(), contentWith(range.offset, rangeOf(otherBytes(), {0, range.size}))));
}

IN_THREADS(urEnqueueMemBufferWrite) {
  const std::vector<char> bytes(ThreadObjects::kBytes, char{ThreadObjects::kPattern});
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferWrite(given.queue(), given.buffer(), false, 0, bytes.size(),
                                   bytes.data(), 0, nullptr, event);
  });
}

using urEnqueueMemBufferCopyTest = BufferTest;

TEST_F(urEnqueueMemBufferCopyTest, ReachesBuffersOfOtherContextsOrSaysNo) {
  const Session other(deviceUnderTest());
  const Mem foreign = bufferWith(other, otherBytes());
  const ur_result_t result =
      urEnqueueMemBufferCopy(queue(), foreign.get(), buffer(), 0, 0, kBytes, 0, nullptr, nullptr);
  EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == kInvalidMemObject) << result;
  EXPECT_TRUE(holds(buffer(), result == UR_RESULT_SUCCESS ? otherBytes() : content()));
}

IN_THREADS(urEnqueueMemBufferCopy) {
  constexpr std::size_t kHalf = ThreadObjects::kBytes / 2;
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferCopy(given.queue(), given.buffer(), given.buffer(), 0, kHalf, kHalf, 0,
                                  nullptr, event);
  });
}

class urEnqueueMemBufferFillTest : public BufferTest {
protected:
  ur_result_t fillRange(const void *pattern, std::size_t patternSize,
                        const ByteRange &range) const {
    return urEnqueueMemBufferFill(queue(), buffer(), pattern, patternSize, range.offset, range.size,
                                  0, nullptr, nullptr);
  }
};

TEST_F(urEnqueueMemBufferFillTest, ChecksItsSizes) {
  const std::uint64_t pattern = 0;
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 0, {0, 64}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 8, {0, 12}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 8, {4, 16}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 3, {0, 8})) << "no power of two";
  EXPECT_TRUE(holds(buffer(), content()));
}

IN_THREADS(urEnqueueMemBufferFill) {
  constexpr std::uint8_t kRepeated = ThreadObjects::kPattern; // all threads write the same
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferFill(given.queue(), given.buffer(), &kRepeated, sizeof(kRepeated), 0,
                                  ThreadObjects::kBytes, 0, nullptr, event);
  });
}

} // namespace
