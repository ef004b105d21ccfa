// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t kPitch = 24;
constexpr std::size_t kWidth = 16;
constexpr std::size_t kHeight = 5;
constexpr std::size_t kBytes = 48 * 1024;

class RectangleTest : public DeviceTest {
protected:
  void prepare() override {
    memory_.emplace(session(), kBytes);
    reset();
  }
  void cleanUp() override {
    EXPECT_SUCCESS(urQueueFinish(queue()));
    memory_.reset();
  }

  void *memory() const { return memory_->get(); }
  void reset() const { session().copy(memory(), Bytes(kBytes, 9).data(), kBytes); }

  void expectRows(std::size_t pitch, std::size_t width, const Bytes &rows) const {
    Bytes expected(kPitch * kHeight * 2, 9);
    for (std::size_t i = 0; i < rows.size(); ++i)
      expected[i / width * pitch + i % width] = rows[i];
    Bytes actual(expected.size());
    session().copy(actual.data(), memory(), actual.size());
    EXPECT_EQ(actual, expected);
  }

private:
  std::optional<Owned<MemoryKind>> memory_;
};

using urEnqueueUSMMemcpy2DTest = RectangleTest;

TEST_F(urEnqueueUSMMemcpy2DTest, LeavesTheBytesBetweenRows) {
  Bytes rows(kWidth * kHeight);
  std::iota(rows.begin(), rows.end(), std::uint8_t{0});
  for (const std::size_t pitch : {kPitch, kWidth}) {
    reset();
    ASSERT_SUCCESS_OR_SKIP(urEnqueueUSMMemcpy2D(queue(), true, memory(), pitch, rows.data(), kWidth,
                                                kWidth, kHeight, 0, nullptr, nullptr));
    expectRows(pitch, kWidth, rows);
    Bytes actual(rows.size());
    EXPECT_SUCCESS(urEnqueueUSMMemcpy2D(queue(), true, actual.data(), kWidth, memory(), pitch,
                                        kWidth, kHeight, 0, nullptr, nullptr));
    EXPECT_EQ(actual, rows);
  }
}

IN_THREADS(urEnqueueUSMMemcpy2D) {
  std::vector<char> copy(ThreadObjects::kBytes);
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueUSMMemcpy2D(objects.queue(), false, copy.data(), 64, objects.memory(), 64, 64,
                                ThreadObjects::kBytes / 64, 0, nullptr, event);
  });
  answers.addBytes(copy);
}

using urEnqueueUSMFill2DTest = RectangleTest;

TEST_F(urEnqueueUSMFill2DTest, ContinuesThePatternFromRowToRow) {
  struct Rectangle {
    std::size_t pitch, width, height, patternSize;
  };
  for (const auto &[pitch, width, height, patternSize] :
       {Rectangle{24, 16, 5, 1}, {24, 16, 5, 4}, {16, 16, 5, 4}, {24, 8, 4, 16}, {8, 8, 4, 16}}) {
    Bytes pattern(patternSize);
    std::iota(pattern.begin(), pattern.end(), std::uint8_t{100});
    reset();
    Event fillEvent;
    ASSERT_SUCCESS_OR_SKIP(urEnqueueUSMFill2D(queue(), memory(), pitch, patternSize, pattern.data(),
                                              width, height, 0, nullptr, fillEvent.out()));
    const ur_event_handle_t handle = fillEvent.get();
    EXPECT_SUCCESS(urEventWait(1, &handle));
    Bytes rows(width * height);
    for (std::size_t i = 0; i < rows.size(); ++i)
      rows[i] = pattern[i % patternSize];
    expectRows(pitch, width, rows);
  }
}

IN_THREADS(urEnqueueUSMFill2D) {
  constexpr std::uint8_t kPattern = ThreadObjects::kPattern; // threads write equal bytes
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueUSMFill2D(objects.queue(), objects.memory(), 64, sizeof(kPattern), &kPattern,
                              64, ThreadObjects::kBytes / 64, 0, nullptr, event);
  });
}

class urEnqueueTimestampRecordingExpTest : public DeviceTest {
protected:
  void prepare() override {
    requireSupport(UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP, "recorded times");
  }

  static std::uint64_t timeOf(const Event &event, ur_profiling_info_t moment) {
    std::uint64_t time = 0;
    EXPECT_SUCCESS(urEventGetProfilingInfo(event.get(), moment, sizeof(time), &time, nullptr));
    return time;
  }
};

TEST_F(urEnqueueTimestampRecordingExpTest, HasTimesInAQueueWithoutProfiling) {
  Event first;
  Event second;
  ASSERT_SUCCESS(urEnqueueTimestampRecordingExp(queue(), false, 0, nullptr, first.out()));
  const ur_event_handle_t firstHandle = first.get();
  ASSERT_SUCCESS(urEnqueueTimestampRecordingExp(queue(), true, 1, &firstHandle, second.out()));
  for (const Event *event : {&first, &second}) {
    const std::uint64_t start = timeOf(*event, UR_PROFILING_INFO_COMMAND_START);
    EXPECT_GT(start, 0U);
    EXPECT_EQ(start, timeOf(*event, UR_PROFILING_INFO_COMMAND_END));
    EXPECT_EQ(timeOf(*event, UR_PROFILING_INFO_COMMAND_QUEUED),
              timeOf(*event, UR_PROFILING_INFO_COMMAND_SUBMIT));
  }
  EXPECT_LE(timeOf(first, UR_PROFILING_INFO_COMMAND_END),
            timeOf(second, UR_PROFILING_INFO_COMMAND_END));
}

IN_THREADS(urEnqueueTimestampRecordingExp) {
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueTimestampRecordingExp(objects.queue(), false, 0, nullptr, event);
  });
}

} // namespace
