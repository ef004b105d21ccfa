// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <chrono>
#include <cstdlib>
#include <future>
#include <memory>
#include <optional>
#include <utility>

namespace {

using namespace ur::support;
using namespace ur::test;

class EventTest : public DeviceTest {
protected:
  void SetUp() override {
    DeviceTest::SetUp();
    memory_.emplace(session(), kSize);
    ASSERT_SUCCESS(fill(queue(), event_));
  }
  void TearDown() override {
    event_.reset();
    EXPECT_SUCCESS(urQueueFinish(queue()));
    memory_.reset();
    DeviceTest::TearDown();
  }

  ur_result_t fill(ur_queue_handle_t queue, Event &event) {
    const std::uint32_t pattern = 0x01020304;
    return urEnqueueUSMFill(queue, memory_->get(), sizeof(pattern), &pattern, kSize, 0, nullptr,
                            event.out());
  }
  ur_event_handle_t event() const { return event_.get(); }
  void wait() const {
    const ur_event_handle_t handle = event();
    EXPECT_SUCCESS(urEventWait(1, &handle));
  }
  auto query() const {
    return [handle = event()](auto... rest) { return urEventGetInfo(handle, rest...); };
  }

private:
  static constexpr std::size_t kSize = 4096;
  std::optional<Owned<MemoryKind>> memory_;
  Event event_;
};

TEST_F(EventTest, InfoFollowsTheRules) {
  expectInfoRules(query(), UR_EVENT_INFO_CONTEXT);
  EXPECT_EQ(info<ur_queue_handle_t>(query(), UR_EVENT_INFO_COMMAND_QUEUE), queue());
  EXPECT_EQ(info<ur_context_handle_t>(query(), UR_EVENT_INFO_CONTEXT), context());
  EXPECT_EQ(info<ur_command_t>(query(), UR_EVENT_INFO_COMMAND_TYPE), UR_COMMAND_USM_FILL);
  wait();
  EXPECT_EQ(info<ur_event_status_t>(query(), UR_EVENT_INFO_COMMAND_EXECUTION_STATUS),
            UR_EVENT_STATUS_COMPLETE);
}

TEST_F(EventTest, CountsReferences) {
  wait();
  EXPECT_EQ(info<std::uint32_t>(query(), UR_EVENT_INFO_REFERENCE_COUNT), 1u);
  EXPECT_SUCCESS(urEventRetain(event()));
  EXPECT_EQ(info<std::uint32_t>(query(), UR_EVENT_INFO_REFERENCE_COUNT), 2u);
  EXPECT_SUCCESS(urEventRelease(event()));
  EXPECT_EQ(info<std::uint32_t>(query(), UR_EVENT_INFO_REFERENCE_COUNT), 1u);
}

TEST_F(EventTest, WaitTakesSeveral) {
  Event other;
  ASSERT_SUCCESS(fill(queue(), other));
  const ur_event_handle_t both[] = {event(), other.get()};
  EXPECT_SUCCESS(urEventWait(2, both));
}

TEST_F(EventTest, WaitForNothingIsRefused) {
  const ur_event_handle_t handle = event();
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, urEventWait(0, &handle));
}

TEST_F(EventTest, NullArguments) {
  const ur_event_handle_t withNull[] = {event(), nullptr};
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER, urEventWait(1, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_EVENT, urEventWait(2, withNull));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urEventRetain(nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urEventRelease(nullptr));
}

TEST_F(EventTest, HoldsItsQueueAndContext) {
  Queue other;
  ASSERT_SUCCESS(urQueueCreate(context(), device(), nullptr, other.out()));
  Event last;
  ASSERT_SUCCESS(fill(other.get(), last));
  other.reset();
  const ur_event_handle_t handle = last.get();
  EXPECT_SUCCESS(urEventWait(1, &handle));
}

// Callbacks.

using Called = std::promise<std::pair<ur_event_handle_t, ur_execution_info_t>>;

// Owns its promise: the test may be over before set_value returns in the adapter's thread.
void keepPromise(ur_event_handle_t event, ur_execution_info_t status, void *data) {
  const std::unique_ptr<Called> promise(static_cast<Called *>(data));
  promise->set_value({event, status});
}

class EventCallback : public EventTest {
protected:
  void SetUp() override {
    EventTest::SetUp();
    if (!isLeftOut("urEventSetCallback"))
      return;
    EXPECT_RESULT(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                  urEventSetCallback(event(), UR_EXECUTION_INFO_COMPLETE, keepPromise, nullptr));
    GTEST_SKIP() << "the adapter leaves urEventSetCallback out";
  }

  // Skips where the adapter has no callbacks.
  void set(ur_execution_info_t status) {
    auto promise = std::make_unique<Called>();
    future_ = promise->get_future();
    const ur_result_t result = urEventSetCallback(event(), status, keepPromise, promise.get());
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE && !std::getenv("UR_IPC_TEST_NO_SKIP"))
      GTEST_SKIP() << "the adapter has no event callbacks";
    ASSERT_SUCCESS(result);
    static_cast<void>(promise.release());
  }
  void expectCall(ur_execution_info_t status) {
    ASSERT_EQ(future_.wait_for(std::chrono::seconds(20)), std::future_status::ready);
    EXPECT_EQ(future_.get(), std::make_pair(event(), status));
  }

private:
  std::future<std::pair<ur_event_handle_t, ur_execution_info_t>> future_;
};

TEST_F(EventCallback, RunsOnCompletion) {
  set(UR_EXECUTION_INFO_COMPLETE);
  if (!IsSkipped())
    expectCall(UR_EXECUTION_INFO_COMPLETE);
}

TEST_F(EventCallback, RunsWhenTheStateWasReachedBefore) {
  wait();
  set(UR_EXECUTION_INFO_COMPLETE);
  if (!IsSkipped())
    expectCall(UR_EXECUTION_INFO_COMPLETE);
}

TEST_F(EventCallback, RefusesWhatHasNoCallback) {
  EXPECT_RESULT(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                urEventSetCallback(event(), UR_EXECUTION_INFO_QUEUED, keepPromise, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_ENUMERATION,
                urEventSetCallback(event(), static_cast<ur_execution_info_t>(0x7ffffff0),
                                   keepPromise, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urEventSetCallback(event(), UR_EXECUTION_INFO_COMPLETE, nullptr, nullptr));
}

// Profiling.

class EventProfiling : public EventTest {
protected:
  void SetUp() override {
    EventTest::SetUp();
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                           UR_QUEUE_FLAG_PROFILING_ENABLE};
    ASSERT_SUCCESS(urQueueCreate(context(), device(), &properties, queue_.out()));
    ASSERT_SUCCESS(fill(queue_.get(), profiled_));
    const ur_event_handle_t handle = profiled_.get();
    ASSERT_SUCCESS(urEventWait(1, &handle));
  }
  void TearDown() override {
    profiled_.reset();
    queue_.reset();
    EventTest::TearDown();
  }

  std::uint64_t time(ur_profiling_info_t name) const {
    return info<std::uint64_t>(
        [&](auto... rest) { return urEventGetProfilingInfo(profiled_.get(), rest...); }, name);
  }
  ur_event_handle_t profiled() const { return profiled_.get(); }

private:
  Queue queue_;
  Event profiled_;
};

TEST_F(EventProfiling, TimesAreInOrder) {
  const std::uint64_t queued = time(UR_PROFILING_INFO_COMMAND_QUEUED);
  const std::uint64_t submitted = time(UR_PROFILING_INFO_COMMAND_SUBMIT);
  const std::uint64_t started = time(UR_PROFILING_INFO_COMMAND_START);
  const std::uint64_t ended = time(UR_PROFILING_INFO_COMMAND_END);
  EXPECT_GT(queued, 0u);
  EXPECT_LE(queued, submitted);
  EXPECT_LE(submitted, started);
  EXPECT_LE(started, ended);

  std::uint64_t now = 0;
  EXPECT_SUCCESS(urDeviceGetGlobalTimestamps(device(), &now, nullptr));
  EXPECT_LE(ended, now) << "the times are not those of the device's clock";
}

TEST_F(EventProfiling, NeedsAProfiledQueue) {
  wait();
  std::uint64_t value = 0;
  EXPECT_REFUSED(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                 urEventGetProfilingInfo(event(), UR_PROFILING_INFO_COMMAND_START, sizeof(value),
                                         &value, nullptr));
}

TEST_F(EventProfiling, RefusesBadQueries) {
  std::uint64_t value = 0;
  EXPECT_RESULT(
      UR_RESULT_ERROR_INVALID_VALUE,
      urEventGetProfilingInfo(profiled(), UR_PROFILING_INFO_COMMAND_START, 0, &value, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_ENUMERATION,
                urEventGetProfilingInfo(profiled(), static_cast<ur_profiling_info_t>(0x7ffffff0),
                                        sizeof(value), &value, nullptr));
}

} // namespace
