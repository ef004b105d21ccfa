// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <algorithm>
#include <span>

namespace {

using namespace ur::support;
using namespace ur::test;

class MapTest : public BufferTest {
protected:
  ur_result_t map(const ByteRange &range, ur_map_flags_t flags, void **start, bool blocking = true,
                  ur_event_handle_t *event = nullptr) const {
    return urEnqueueMemBufferMap(queue(), buffer(), blocking, flags, range.offset, range.size, 0,
                                 nullptr, event, start);
  }
  // Maps a range for the host, and returns its bytes.
  std::span<std::byte> mapForHost(const ByteRange &range, ur_map_flags_t flags) const {
    void *start = nullptr;
    EXPECT_SUCCESS(map(range, flags, &start));
    return {static_cast<std::byte *>(start), start ? range.size : 0};
  }
  ur_result_t unmap(void *start, ur_event_handle_t *event = nullptr) const {
    return urEnqueueMemUnmap(queue(), buffer(), start, 0, nullptr, event);
  }
};

using urEnqueueMemBufferMapTest = MapTest;

TEST_F(urEnqueueMemBufferMapTest, CompletesAtReturnOrWithItsEventAfterEarlierCommands) {
  for (const bool blocking : {true, false}) {
    SCOPED_TRACE(blocking);
    const Bytes &bytes = blocking ? otherBytes() : content();
    ASSERT_SUCCESS(urEnqueueMemBufferWrite(queue(), buffer(), false, 0, kBytes, bytes.data(), 0,
                                           nullptr, nullptr));
    void *start = nullptr;
    Event event;
    ASSERT_SUCCESS(map({0, kBytes}, UR_MAP_FLAG_READ, &start, blocking, event.out()));
    const ur_event_handle_t handle = event.get();
    if (!blocking) {
      ASSERT_SUCCESS(urEventWait(1, &handle));
    }
    EXPECT_EQ(statusOf(handle), UR_EVENT_STATUS_COMPLETE);
    EXPECT_TRUE(sameBytes({static_cast<std::byte *>(start), kBytes}, bytes));
    EXPECT_SUCCESS(unmap(start));
  }
}

using urEnqueueMemUnmapTest = MapTest;

// Commands may use the rest of the buffer while a range is mapped.
TEST_F(urEnqueueMemUnmapTest, KeepsBytesThatCommandsWroteBesideTheMapping) {
  const ByteRange range{kPage, kPage};
  const auto bytes = mapForHost(range, UR_MAP_FLAG_WRITE);
  write(buffer(), 0, rangeOf(otherBytes(), {0, kPage}));
  write(buffer(), 2 * kPage, rangeOf(otherBytes(), {2 * kPage, kBytes - 2 * kPage}));
  std::ranges::copy(rangeOf(otherBytes(), range), bytes.begin());
  EXPECT_SUCCESS(unmap(bytes.data()));
  EXPECT_TRUE(hasBytes(buffer(), otherBytes()));
}

IN_THREADS(urEnqueueMemUnmap) {
  void *start = nullptr;
  answers << urEnqueueMemBufferMap(objects.queue(), objects.buffer(), true, UR_MAP_FLAG_READ, 1000,
                                   24, 0, nullptr, nullptr, &start);
  if (start)
    answers.addCommand([&](ur_event_handle_t *event) {
      return urEnqueueMemUnmap(objects.queue(), objects.buffer(), start, 0, nullptr, event);
    });
}

} // namespace
