// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/event.hpp"

#include "adapters/native_cpu/backend.hpp"
#include "test/support/forked_child.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <future>
#include <iterator>
#include <memory>
#include <optional>
#include <thread>

namespace ur::native_cpu {
namespace {

// The signal of a complete command.
class CompleteSignal : public Signal {
public:
  ur_event_status_t status() const noexcept override { return UR_EVENT_STATUS_COMPLETE; }
  void wait() const override {}
  bool watch(kit::Sleeper &) override { return false; }
  void begin() noexcept override {}
  void finish(bool) noexcept override {}
};

// Blocks its callers when they query the times.
class HoldingSignal final : public CompleteSignal {
public:
  std::optional<kit::CommandTimes> times() const override {
    asked = true;
    asked.notify_all();
    released.wait(false);
    return kit::CommandTimes{};
  }

  mutable std::atomic<bool> asked{false};
  std::atomic<bool> released{false};
};

class TimedSignal final : public CompleteSignal {
public:
  std::optional<kit::CommandTimes> times() const override {
    return kit::CommandTimes{.submitted = 1, .started = 2, .ended = 3};
  }
};

using EventTest = ContextTest;

constexpr ur_profiling_info_t kMoments[] = {
    UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT,
    UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END,
    UR_PROFILING_INFO_COMMAND_COMPLETE};

TEST_F(EventTest, OfAProfiledQueueTellsEachMomentOfItsCommand) {
  const ur_queue_handle_t queue =
      new ur_queue_handle_t_(context_, device_, UR_QUEUE_FLAG_PROFILING_ENABLE);
  const ur_event_handle_t done =
      new ur_event_handle_t_(queue, UR_COMMAND_MEM_BUFFER_FILL, std::make_shared<TimedSignal>());
  const ur_event_handle_t pending = new ur_event_handle_t_(
      queue, UR_COMMAND_MEM_BUFFER_FILL, std::make_shared<kit::LocalSignal>(true));
  const std::uint64_t expected[] = {1, 1, 2, 3, 3};
  for (std::size_t i = 0; i < std::size(kMoments); ++i) {
    EXPECT_EQ(done->profile(kMoments[i]), expected[i]) << i;
    EXPECT_EQ(pending->profile(kMoments[i]).has_value(), i < 2) << i; // its command has not started
  }
  backend::urEventRelease(done);
  backend::urEventRelease(pending);
  backend::urQueueRelease(queue);
}

TEST_F(EventTest, IsForgottenWithItsNativeHandle) {
  const auto event = new ur_event_handle_t_(context_, std::make_shared<TimedSignal>());
  ur_native_handle_t native = 0;
  backend::urEventGetNativeHandle(event, &native);
  backend::urEventRelease(event);
  ur_event_handle_t again = nullptr;
  EXPECT_EQ(
      codeOf([&] { backend::urEventCreateWithNativeHandle(native, context_, nullptr, &again); }),
      UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(again, nullptr);
}

TEST_F(EventTest, TimedAloneTellsWhenItsCommandRan) {
  const ur_event_handle_t event = new ur_event_handle_t_(context_, std::make_shared<TimedSignal>());
  const std::optional<std::uint64_t> expected[] = {{}, {}, 2, 3, {}};
  for (std::size_t i = 0; i < std::size(kMoments); ++i)
    EXPECT_EQ(event->profile(kMoments[i]), expected[i]) << i;
  backend::urEventRelease(event);
}

// A wait with a list does not wait for other pending commands, unlike a wait without a list.
TEST_F(EventTest, ListsOfCompleteEventsAreWaitedForAlone) {
  const auto pending = std::make_shared<kit::LocalSignal>();
  ur_event_handle_t held = new ur_event_handle_t_(context_, pending);
  ur_event_handle_t complete = new ur_event_handle_t_(context_, std::make_shared<TimedSignal>());
  const ur_queue_handle_t queue =
      new ur_queue_handle_t_(context_, device_, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  backend::urEnqueueEventsWait(queue, 1, &held, nullptr);
  ur_event_handle_t waited = nullptr;
  ur_event_handle_t barrier = nullptr;
  backend::urEnqueueEventsWait(queue, 1, &complete, &waited);
  backend::urEnqueueEventsWaitWithBarrier(queue, 1, &complete, &barrier);
  auto done = std::async(std::launch::async, [&] {
    backend::urEventWait(1, &waited);
    backend::urEventWait(1, &barrier);
  });
  EXPECT_EQ(done.wait_for(std::chrono::seconds{20}), std::future_status::ready);
  pending->finish(false);
  done.get();
  for (const ur_event_handle_t event : {held, complete, waited, barrier})
    backend::urEventRelease(event);
  backend::urQueueRelease(queue);
}

TEST_F(EventTest, ChildOfAForkIsNotHeldUpByAThreadOfItsParent) {
  const auto signal = std::make_shared<HoldingSignal>();
  auto *event = new ur_event_handle_t_(context_, signal);
  std::thread asker([&] { event->profile(UR_PROFILING_INFO_COMMAND_END); });
  signal->asked.wait(false);
  test::expectForkedChildSucceeds([&] {
    const bool answered = event->status() == UR_EVENT_STATUS_COMPLETE;
    if (event->release())
      destroy(event);
    return answered;
  });
  signal->released = true;
  signal->released.notify_all();
  asker.join();
  if (event->release())
    destroy(event);
}

} // namespace
} // namespace ur::native_cpu
