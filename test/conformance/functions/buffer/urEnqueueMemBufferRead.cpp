// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <algorithm>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using urEnqueueMemBufferReadTest = BufferTest;

TEST_F(urEnqueueMemBufferReadTest, CopiesItsRangeAndNoMore) {
  constexpr std::size_t kAround = 64;
  const ByteRange range{4095, 4099};
  Bytes host(range.size + 2 * kAround, std::byte{0xa5});
  Bytes expected = host;
  std::ranges::copy(rangeOf(content(), range), expected.begin() + kAround);
  ASSERT_SUCCESS(urEnqueueMemBufferRead(queue(), buffer(), true, range.offset, range.size,
                                        host.data() + kAround, 0, nullptr, nullptr));
  EXPECT_TRUE(sameBytes(host, expected));
}

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

} // namespace
