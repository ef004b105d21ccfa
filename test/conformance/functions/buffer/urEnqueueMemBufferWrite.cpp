// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstddef>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using urEnqueueMemBufferWriteTest = BufferTest;

TEST_F(urEnqueueMemBufferWriteTest, ChangesItsRangeAndNoMore) {
  const ByteRange range{4095, 4099};
  hostBytes() = otherBytes();
  ASSERT_SUCCESS(urEnqueueMemBufferWrite(queue(), buffer(), true, range.offset, range.size,
                                         hostBytes().data(), 0, nullptr, nullptr));
  hostBytes().assign(kBytes, std::byte{0}); // the call has read them
  EXPECT_TRUE(holds(buffer(), contentWith(range.offset, rangeOf(otherBytes(), {0, range.size}))));
}

IN_THREADS(urEnqueueMemBufferWrite) {
  const std::vector<char> bytes(ThreadObjects::kBytes, char{ThreadObjects::kPattern});
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferWrite(given.queue(), given.buffer(), false, 0, bytes.size(),
                                   bytes.data(), 0, nullptr, event);
  });
}

} // namespace
