// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace ur::test {

class EnqueueTest : public DeviceTest {
protected:
  static constexpr std::size_t kBytes = 48 * 1024;
  static constexpr std::size_t kBeyond = 4096; // what sizes exceed an allocation by
  using List = std::pair<std::uint32_t, const ur_event_handle_t *>;

  void prepare() override {
    memory_.emplace(session(), kBytes);
    other_.emplace(session(), kBytes);
    ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, event_.out()));
  }
  void cleanUp() override {
    EXPECT_SUCCESS(urQueueFinish(queue()));
    event_.reset();
    other_.reset();
    memory_.reset();
  }

  void *memory() const { return memory_->get(); }
  void *other() const { return other_->get(); }
  std::uint64_t *host() { return &host_; }
  ur_result_t fill(std::size_t patternSize, const void *pattern, std::size_t size) const {
    return urEnqueueUSMFill(queue(), memory(), patternSize, pattern, size, 0, nullptr, nullptr);
  }
  support::Queue outOfOrderQueue() const {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                           UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    support::Queue created;
    EXPECT_SUCCESS(urQueueCreate(context(), device(), &properties, created.out()));
    return created;
  }

  // A count without a list, a list without a count, and a list with a null.
  template <typename Enqueue> void expectWaitListsChecked(Enqueue enqueue) const {
    const ur_event_handle_t list[] = {event_.get(), nullptr};
    for (const auto &[count, events] : {List{1, nullptr}, List{0, list}, List{2, list}})
      EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, enqueue(count, events));
    EXPECT_SUCCESS(enqueue(1, list));
  }

private:
  std::optional<support::Owned<support::MemoryKind>> memory_;
  std::optional<support::Owned<support::MemoryKind>> other_;
  support::Event event_;
  std::uint64_t host_ = 0;
};

} // namespace ur::test
