// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ur::test {

inline auto queryOf(ur_event_handle_t event) {
  return [event](auto... rest) { return urEventGetInfo(event, rest...); };
}

// The event of a command of the session's queue.
class EventTest : public DeviceTest {
protected:
  void prepare() override {
    memory_.emplace(session(), kFilled);
    ASSERT_SUCCESS(fill(queue(), event_));
  }
  void cleanUp() override {
    event_.reset();
    EXPECT_SUCCESS(urQueueFinish(queue()));
    memory_.reset();
  }

  ur_result_t fill(ur_queue_handle_t queue, support::Event &event) const {
    const std::uint32_t pattern = 0x01020304;
    return urEnqueueUSMFill(queue, memory_->get(), sizeof(pattern), &pattern, kFilled, 0, nullptr,
                            event.out());
  }
  ur_event_handle_t event() const { return event_.get(); }
  void wait() const {
    const ur_event_handle_t handle = event();
    EXPECT_SUCCESS(urEventWait(1, &handle));
  }
  auto query() const { return queryOf(event()); }
  std::uint32_t references() const {
    return info<std::uint32_t>(query(), UR_EVENT_INFO_REFERENCE_COUNT);
  }

private:
  static constexpr std::size_t kFilled = 4096;
  std::optional<support::Owned<support::MemoryKind>> memory_;
  support::Event event_;
};

} // namespace ur::test
