// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urEnqueueMemBufferCopyTest = BufferTest;

TEST_F(urEnqueueMemBufferCopyTest, ChangesItsRangeAndNoMore) {
  const ByteRange from{4095, 4099};
  ASSERT_SUCCESS(urEnqueueMemBufferCopy(queue(), source(), buffer(), from.offset, 3, from.size, 0,
                                        nullptr, nullptr));
  EXPECT_TRUE(holds(buffer(), contentWith(3, rangeOf(otherBytes(), from))));
  EXPECT_TRUE(holds(source(), otherBytes()));
}

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

} // namespace
