// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/map_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <algorithm>
#include <span>

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueMemBufferMapTest : public MapTest {
protected:
  // Maps the range and unmaps it again.
  ur_result_t mapOnce(ur_queue_handle_t queue, ur_mem_handle_t memory, const ByteRange &range,
                      std::uint32_t count, const ur_event_handle_t *list,
                      ur_event_handle_t *event) const {
    void *start = nullptr;
    const ur_result_t result =
        urEnqueueMemBufferMap(queue, memory, false, UR_MAP_FLAG_READ, range.offset, range.size,
                              count, list, event, &start);
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_SUCCESS(urEnqueueMemUnmap(queue, memory, start, 0, nullptr, nullptr));
    }
    return result;
  }
  auto command() const {
    return [this](ur_queue_handle_t queue, std::uint32_t count, const ur_event_handle_t *list,
                  ur_event_handle_t *event) {
      return mapOnce(queue, buffer(), {0, kBytes}, count, list, event);
    };
  }
};

TEST_F(urEnqueueMemBufferMapTest, ShowsTheBytesOfItsRange) {
  for (const ur_map_flags_t flags :
       {ur_map_flags_t{0}, ur_map_flags_t{UR_MAP_FLAG_READ}, ur_map_flags_t{UR_MAP_FLAG_WRITE}})
    for (const ByteRange &range : kRanges) {
      SCOPED_TRACE(testing::Message() << range.size << " bytes from " << range.offset << " on");
      const auto bytes = mapped(range, flags);
      EXPECT_TRUE(sameBytes(bytes, rangeOf(content(), range)));
      EXPECT_SUCCESS(unmap(bytes.data()));
    }
  EXPECT_TRUE(holds(buffer(), content()));
}

TEST_F(urEnqueueMemBufferMapTest, OfAPartShowsThePart) {
  const Mem part = partOf(buffer(), {kPage, kPage});
  void *start = nullptr;
  ASSERT_SUCCESS(urEnqueueMemBufferMap(queue(), part.get(), true, UR_MAP_FLAG_WRITE, 100, 1001, 0,
                                       nullptr, nullptr, &start));
  const std::span bytes(static_cast<std::byte *>(start), 1001);
  EXPECT_TRUE(sameBytes(bytes, rangeOf(content(), {kPage + 100, 1001})));
  std::ranges::copy(rangeOf(otherBytes(), {0, 1001}), bytes.begin());
  EXPECT_SUCCESS(urEnqueueMemUnmap(queue(), part.get(), start, 0, nullptr, nullptr));
  EXPECT_TRUE(holds(buffer(), contentWith(kPage + 100, rangeOf(otherBytes(), {0, 1001}))));
}

TEST_F(urEnqueueMemBufferMapTest, MayBeDoneSeveralTimesAtOnce) {
  const ByteRange read{0, 2 * kPage};
  const ByteRange written{3 * kPage, 1001};
  const auto first = mapped(read, UR_MAP_FLAG_READ);
  const auto second = mapped(read, UR_MAP_FLAG_READ);
  const auto overlapping = mapped({kPage, 2 * kPage}, UR_MAP_FLAG_READ);
  const auto apart = mapped(written, UR_MAP_FLAG_WRITE);
  std::ranges::copy(rangeOf(otherBytes(), {0, written.size}), apart.begin());
  EXPECT_TRUE(sameBytes(first, rangeOf(content(), read)));
  EXPECT_SUCCESS(unmap(first.data()));
  EXPECT_SUCCESS(urQueueFinish(queue()));
  EXPECT_TRUE(sameBytes(second, rangeOf(content(), read))) << "each is ended for itself";
  EXPECT_TRUE(sameBytes(overlapping, rangeOf(content(), {kPage, 2 * kPage})));
  EXPECT_SUCCESS(unmap(apart.data()));
  EXPECT_SUCCESS(unmap(second.data()));
  EXPECT_SUCCESS(unmap(overlapping.data()));
  EXPECT_TRUE(
      holds(buffer(), contentWith(written.offset, rangeOf(otherBytes(), {0, written.size}))));
}

TEST_F(urEnqueueMemBufferMapTest, IsDoneAtReturnOrWithItsEventAndAfterEarlierCommands) {
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

TEST_F(urEnqueueMemBufferMapTest, EndsWithTheBuffer) {
  expectEndsWithTheBuffer([&](ur_mem_handle_t memory, std::size_t offset, std::size_t size) {
    return mapOnce(queue(), memory, {offset, size}, 0, nullptr, nullptr);
  });
}

TEST_F(urEnqueueMemBufferMapTest, ChecksSizeAndFlags) {
  void *start = nullptr;
  EXPECT_REFUSED(kInvalidSize, map({0, 0}, UR_MAP_FLAG_READ, &start));
  EXPECT_REFUSED(kInvalidEnumeration, map({0, kBytes}, kUndeclaredFlag, &start));
}

TEST_F(urEnqueueMemBufferMapTest, TakesAWaitListAndTellsItsKindAndTimes) {
  expectListsChecked(command());
  expectKindAndTimes(UR_COMMAND_MEM_BUFFER_MAP, command());
}

TEST_F(urEnqueueMemBufferMapTest, MayReachOtherContexts) {
  expectOtherContextsReachItOrNot(command());
}

IN_THREADS(urEnqueueMemBufferMap) {
  void *start = nullptr;
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferMap(given.queue(), given.buffer(), false, UR_MAP_FLAG_READ, 0,
                                 ThreadObjects::kBytes, 0, nullptr, event, &start);
  });
  if (!start)
    return;
  answers.addBytes({static_cast<const char *>(start), ThreadObjects::kBytes});
  answers << urEnqueueMemUnmap(given.queue(), given.buffer(), start, 0, nullptr, nullptr);
}

} // namespace
