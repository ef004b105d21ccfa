// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/event/event_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urEventGetProfilingInfoTest : public EventTest {
protected:
  void prepare() override {
    EventTest::prepare();
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                           UR_QUEUE_FLAG_PROFILING_ENABLE};
    ASSERT_SUCCESS(urQueueCreate(context(), device(), &properties, profilingQueue_.out()));
    wait(); // the other queue's command writes the same bytes
    ASSERT_SUCCESS(fill(profilingQueue_.get(), profiled_));
    const ur_event_handle_t handle = profiled_.get();
    ASSERT_SUCCESS(urEventWait(1, &handle));
  }
  void cleanUp() override {
    profiled_.reset();
    profilingQueue_.reset();
    EventTest::cleanUp();
  }

  ur_event_handle_t profiled() const { return profiled_.get(); }
  auto profilingQuery() const {
    return [this](auto... rest) { return urEventGetProfilingInfo(profiled(), rest...); };
  }
  std::uint64_t time(ur_profiling_info_t name) const {
    return info<std::uint64_t>(profilingQuery(), name);
  }

private:
  Queue profilingQueue_;
  Event profiled_;
};

TEST_F(urEventGetProfilingInfoTest, FollowsTheRules) {
  InfoRules rules;
  rules.emptyBuffer = kInvalidValue;
  rules.refusals = {UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE};
  expectInfoRules<ur_profiling_info_t>(profilingQuery(), rules);
}

TEST_F(urEventGetProfilingInfoTest, TimesAreInOrder) {
  const std::uint64_t queued = time(UR_PROFILING_INFO_COMMAND_QUEUED);
  const std::uint64_t submitted = time(UR_PROFILING_INFO_COMMAND_SUBMIT);
  const std::uint64_t started = time(UR_PROFILING_INFO_COMMAND_START);
  const std::uint64_t ended = time(UR_PROFILING_INFO_COMMAND_END);
  EXPECT_GT(queued, 0u);
  EXPECT_LE(queued, submitted);
  EXPECT_LE(submitted, started);
  EXPECT_LE(started, ended);
}

TEST_F(urEventGetProfilingInfoTest, TimesAreThoseOfTheDevicesClock) {
  std::uint64_t now = 0;
  ASSERT_SUCCESS_OR_SKIP(urDeviceGetGlobalTimestamps(device(), &now, nullptr));
  EXPECT_LE(time(UR_PROFILING_INFO_COMMAND_END), now);
}

TEST_F(urEventGetProfilingInfoTest, NeedsAProfiledQueue) {
  wait();
  std::uint64_t value = 0;
  EXPECT_REFUSED(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                 urEventGetProfilingInfo(event(), UR_PROFILING_INFO_COMMAND_START, sizeof(value),
                                         &value, nullptr));
}

IN_THREADS(urEventGetProfilingInfo) {
  answers.addInfo<ur_profiling_info_t>(
      [&](auto... rest) { return urEventGetProfilingInfo(given.event(), rest...); });
}

} // namespace
