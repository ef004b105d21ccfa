// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/functions/buffer/rects.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueMemBufferReadRectTest : public BufferTest {
protected:
  ur_result_t readRect(const ur_rect_region_t &region, const RectLayout &from, const RectLayout &to,
                       bool blocking = true, ur_event_handle_t *event = nullptr) {
    return urEnqueueMemBufferReadRect(queue(), buffer(), blocking, from.origin, to.origin, region,
                                      from.rowPitch, from.slicePitch, to.rowPitch, to.slicePitch,
                                      hostBytes().data(), 0, nullptr, event);
  }
  auto command() {
    return [this](ur_queue_handle_t queue, std::uint32_t count, const ur_event_handle_t *list,
                  ur_event_handle_t *event) {
      return urEnqueueMemBufferReadRect(queue, buffer(), false, {1, 1, 1}, {0, 0, 0}, {7, 5, 3}, 32,
                                        320, 0, 0, hostBytes().data(), count, list, event);
    };
  }
};

TEST_F(urEnqueueMemBufferReadRectTest, CopiesTheRowsOfItsRegionAndNoMore) {
  for (const RectCase &tested : rectCases()) {
    hostBytes() = otherBytes();
    Bytes expected = otherBytes();
    copyRows(tested, content(), expected);
    ASSERT_SUCCESS(readRect(tested.region, tested.from, tested.to)) << tested.name;
    EXPECT_TRUE(sameBytes(hostBytes(), expected)) << tested.name;
  }
  EXPECT_TRUE(holds(buffer(), content()));
}

TEST_F(urEnqueueMemBufferReadRectTest, ChecksItsRegionPitchesAndEnd) {
  expectRegionAndPitchesChecked(
      [&](const auto &...description) { return readRect(description...); });
  expectRegionsEndWithTheBuffer([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return readRect(region, layout, RectLayout{});
  });
}

TEST_F(urEnqueueMemBufferReadRectTest, IsDoneAtReturnOrWithItsEvent) {
  constexpr ur_rect_region_t kAll{64, 16, 48};
  for (const bool blocking : {true, false}) {
    SCOPED_TRACE(blocking);
    hostBytes().assign(kBytes, std::byte{0});
    Event event;
    ASSERT_SUCCESS(readRect(kAll, {}, {}, blocking, event.out()));
    const ur_event_handle_t handle = event.get();
    if (!blocking) {
      ASSERT_SUCCESS(urEventWait(1, &handle));
    }
    EXPECT_TRUE(sameBytes(hostBytes(), content()));
    EXPECT_EQ(statusOf(handle), UR_EVENT_STATUS_COMPLETE);
  }
}

TEST_F(urEnqueueMemBufferReadRectTest, TakesAWaitListAndTellsItsKindAndTimes) {
  expectListsChecked(command());
  expectKindAndTimes(UR_COMMAND_MEM_BUFFER_READ_RECT, command());
}

TEST_F(urEnqueueMemBufferReadRectTest, MayReachOtherContexts) {
  expectOtherContextsReachItOrNot(command());
}

IN_THREADS(urEnqueueMemBufferReadRect) {
  std::vector<char> rows(64 * 4 * 2);
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferReadRect(given.queue(), given.buffer(), false, {3, 2, 1}, {0, 0, 0},
                                      {64, 4, 2}, 128, 1024, 0, 0, rows.data(), 0, nullptr, event);
  });
  answers.addBytes(rows);
}

} // namespace
