// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/event.hpp"

#include "adapters/kit/callbacks.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "test/support/forked_child.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <semaphore>
#include <thread>
#include <utility>

namespace ur::native_cpu {
namespace {

class CompleteSignal : public Signal {
public:
  ur_event_status_t status() const noexcept override { return UR_EVENT_STATUS_COMPLETE; }
  void wait() const override {}
  bool watch(kit::Sleeper &) override { return false; }
  void begin() noexcept override {}
  void finish(bool) noexcept override {}
};

// A signal that blocks its callers when they query the times.
class BlockingSignal final : public CompleteSignal {
public:
  std::optional<kit::CommandTimes> times() const override {
    queried = true;
    queried.notify_all();
    released.wait(false);
    return kit::CommandTimes{};
  }

  mutable std::atomic<bool> queried{false};
  std::atomic<bool> released{false};
};

class TimedSignal final : public CompleteSignal {
public:
  std::optional<kit::CommandTimes> times() const override {
    return kit::CommandTimes{.submitted = 1, .started = 2, .ended = 3};
  }
};

// The command starts while the callbacks' thread begins to watch it.
class StartingSignal final : public CompleteSignal {
public:
  ur_event_status_t status() const noexcept override { return status_; }
  bool watch(kit::Sleeper &) override {
    status_ = UR_EVENT_STATUS_RUNNING;
    return true;
  }

private:
  std::atomic<ur_event_status_t> status_{UR_EVENT_STATUS_SUBMITTED};
};

using EventTest = ContextTest;

TEST_F(EventTest, CallbackForTheStartDoesNotMissTheStart) {
  const auto signal = std::make_shared<StartingSignal>();
  auto *event = new ur_event_handle_t_(context_, signal);
  std::binary_semaphore called{0};
  const auto notify = [](ur_event_handle_t, ur_execution_info_t, void *data) {
    static_cast<std::binary_semaphore *>(data)->release();
  };
  kit::callbacks().add(event, signal, UR_EXECUTION_INFO_RUNNING, notify, &called);
  EXPECT_TRUE(called.try_acquire_for(std::chrono::seconds{20}));
  backend::urEventRelease(event);
}

// The queue has profiling disabled.
TEST_F(EventTest, HasTimesOfAnUnprofiledQueue) {
  const ur_event_handle_t event = new ur_event_handle_t_(context_, std::make_shared<TimedSignal>());
  for (const auto &[moment, expected] :
       {std::pair{UR_PROFILING_INFO_COMMAND_QUEUED, std::optional<std::uint64_t>()},
        {UR_PROFILING_INFO_COMMAND_START, 2},
        {UR_PROFILING_INFO_COMMAND_END, 3},
        {UR_PROFILING_INFO_COMMAND_COMPLETE, std::nullopt}})
    EXPECT_EQ(event->profile(moment), expected) << moment;
  backend::urEventRelease(event);
}

TEST_F(EventTest, ForkedChildIsNotBlockedByAThreadOfItsParent) {
  const auto signal = std::make_shared<BlockingSignal>();
  auto *event = new ur_event_handle_t_(context_, signal);
  std::thread querying([&] { event->profile(UR_PROFILING_INFO_COMMAND_END); });
  signal->queried.wait(false);
  test::expectForkedChildSucceeds([&] {
    const bool isComplete = event->status() == UR_EVENT_STATUS_COMPLETE;
    if (event->release())
      destroy(event);
    return isComplete;
  });
  signal->released = true;
  signal->released.notify_all();
  querying.join();
  if (event->release())
    destroy(event);
}

} // namespace
} // namespace ur::native_cpu
