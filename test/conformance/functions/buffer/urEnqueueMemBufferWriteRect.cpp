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

class urEnqueueMemBufferWriteRectTest : public BufferTest {
protected:
  ur_result_t writeRect(const ur_rect_region_t &region, const RectLayout &to,
                        const RectLayout &from, bool blocking = true,
                        ur_event_handle_t *event = nullptr) {
    return urEnqueueMemBufferWriteRect(queue(), buffer(), blocking, to.origin, from.origin, region,
                                       to.rowPitch, to.slicePitch, from.rowPitch, from.slicePitch,
                                       hostBytes().data(), 0, nullptr, event);
  }
  auto command() {
    return [this](ur_queue_handle_t queue, std::uint32_t count, const ur_event_handle_t *list,
                  ur_event_handle_t *event) {
      return urEnqueueMemBufferWriteRect(queue, buffer(), false, {1, 1, 1}, {0, 0, 0}, {7, 5, 3},
                                         32, 320, 0, 0, hostBytes().data(), count, list, event);
    };
  }
};

TEST_F(urEnqueueMemBufferWriteRectTest, ChangesTheRowsOfItsRegionAndNoMore) {
  hostBytes() = otherBytes();
  for (const RectCase &tested : rectCases()) {
    write(buffer(), 0, content());
    Bytes expected = content();
    copyRows(tested, otherBytes(), expected);
    ASSERT_SUCCESS(writeRect(tested.region, tested.to, tested.from)) << tested.name;
    EXPECT_TRUE(holds(buffer(), expected)) << tested.name;
  }
}

TEST_F(urEnqueueMemBufferWriteRectTest, ChecksItsRegionPitchesAndEnd) {
  expectRegionAndPitchesChecked(
      [&](const auto &...description) { return writeRect(description...); });
  EXPECT_TRUE(holds(buffer(), content()));
  expectRegionsEndWithTheBuffer([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return writeRect(region, layout, RectLayout{});
  });
}

TEST_F(urEnqueueMemBufferWriteRectTest, HasReadTheHostsBytesAtReturnOrWithItsEvent) {
  constexpr ur_rect_region_t kAll{64, 16, 48};
  for (const bool blocking : {true, false}) {
    SCOPED_TRACE(blocking);
    const Bytes &bytes = blocking ? otherBytes() : content();
    hostBytes() = bytes;
    Event event;
    ASSERT_SUCCESS(writeRect(kAll, {}, {}, blocking, event.out()));
    const ur_event_handle_t handle = event.get();
    if (!blocking) {
      ASSERT_SUCCESS(urEventWait(1, &handle));
    }
    hostBytes().assign(kBytes, std::byte{0});
    EXPECT_EQ(statusOf(handle), UR_EVENT_STATUS_COMPLETE);
    EXPECT_TRUE(holds(buffer(), bytes));
  }
}

TEST_F(urEnqueueMemBufferWriteRectTest, TakesAWaitListAndTellsItsKindAndTimes) {
  expectListsChecked(command());
  expectKindAndTimes(UR_COMMAND_MEM_BUFFER_WRITE_RECT, command());
}

TEST_F(urEnqueueMemBufferWriteRectTest, MayReachOtherContexts) {
  expectOtherContextsReachItOrNot(command());
}

IN_THREADS(urEnqueueMemBufferWriteRect) {
  std::vector<char> rows(64 * 4 * 2, char{ThreadObjects::kPattern});
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferWriteRect(given.queue(), given.buffer(), false, {3, 2, 1}, {0, 0, 0},
                                       {64, 4, 2}, 128, 1024, 0, 0, rows.data(), 0, nullptr, event);
  });
}

} // namespace
