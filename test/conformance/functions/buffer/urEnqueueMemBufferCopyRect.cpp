// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/copy_test.hpp"
#include "test/conformance/functions/buffer/rects.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueMemBufferCopyRectTest : public CopyTest {
protected:
  ur_result_t copyRect(ur_mem_handle_t source, ur_mem_handle_t target,
                       const ur_rect_region_t &region, const RectLayout &from,
                       const RectLayout &to) const {
    return urEnqueueMemBufferCopyRect(queue(), source, target, from.origin, to.origin, region,
                                      from.rowPitch, from.slicePitch, to.rowPitch, to.slicePitch, 0,
                                      nullptr, nullptr);
  }
  auto command() const {
    return [this](ur_queue_handle_t queue, std::uint32_t count, const ur_event_handle_t *list,
                  ur_event_handle_t *event) {
      return urEnqueueMemBufferCopyRect(queue, source(), buffer(), {1, 1, 1}, {0, 0, 0}, {7, 5, 3},
                                        32, 320, 0, 0, count, list, event);
    };
  }
};

TEST_F(urEnqueueMemBufferCopyRectTest, ChangesTheRowsOfItsRegionAndNoMore) {
  for (const RectCase &tested : rectCases()) {
    write(buffer(), 0, content());
    Bytes expected = content();
    copyRows(tested, otherBytes(), expected);
    ASSERT_SUCCESS(copyRect(source(), buffer(), tested.region, tested.from, tested.to))
        << tested.name;
    EXPECT_TRUE(holds(buffer(), expected)) << tested.name;
  }
  EXPECT_TRUE(holds(source(), otherBytes()));
}

TEST_F(urEnqueueMemBufferCopyRectTest, CopiesWithinOneBuffer) {
  const RectCase columns{"columns", {15, 7, 3}, {{1, 2, 1}, 64, 1024}, {{33, 2, 1}, 64, 1024}};
  const RectCase slices{"slices", {63, 16, 2}, {{0, 0, 4}, 64, 1024}, {{1, 0, 9}, 64, 1024}};
  const RectCase pitches{"pitches", {15, 3, 2}, {{1, 2, 1}, 64, 1024}, {{33, 2, 4}, 128, 2048}};
  for (const RectCase &tested : {columns, slices, pitches}) {
    write(buffer(), 0, content());
    Bytes expected = content();
    copyRows(tested, content(), expected);
    ASSERT_SUCCESS(copyRect(buffer(), buffer(), tested.region, tested.from, tested.to))
        << tested.name;
    EXPECT_TRUE(holds(buffer(), expected)) << tested.name;
  }
}

TEST_F(urEnqueueMemBufferCopyRectTest, ChecksItsRegionPitchesAndEnd) {
  expectRegionAndPitchesChecked(
      [&](const auto &...description) { return copyRect(source(), buffer(), description...); });
  EXPECT_TRUE(holds(buffer(), content()));
  expectRegionsEndWithTheBuffer([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return copyRect(source(), buffer(), region, layout, RectLayout{});
  });
  expectRegionsEndWithTheBuffer([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return copyRect(source(), buffer(), region, RectLayout{}, layout);
  });
}

TEST_F(urEnqueueMemBufferCopyRectTest, TakesAWaitListAndTellsItsKindAndTimes) {
  expectListsChecked(command());
  expectKindAndTimes(UR_COMMAND_MEM_BUFFER_COPY_RECT, command());
}

IN_THREADS(urEnqueueMemBufferCopyRect) {
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferCopyRect(given.queue(), given.buffer(), given.buffer(), {3, 2, 0},
                                      {3, 2, 2}, {64, 4, 2}, 128, 1024, 128, 1024, 0, nullptr,
                                      event);
  });
}

} // namespace
