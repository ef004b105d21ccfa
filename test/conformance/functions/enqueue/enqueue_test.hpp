// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"

#include <cstddef>
#include <optional>

namespace ur::test {

class EnqueueTest : public DeviceTest {
protected:
  static constexpr std::size_t kBytes = 48 * 1024;

  void prepare() override {
    memory_.emplace(session(), kBytes);
    other_.emplace(session(), kBytes);
  }
  void cleanUp() override {
    EXPECT_SUCCESS(urQueueFinish(queue()));
    other_.reset();
    memory_.reset();
  }

  void *memory() const { return memory_->get(); }
  void *other() const { return other_->get(); }
  support::Queue outOfOrderQueue() const {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                           UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    support::Queue created;
    EXPECT_SUCCESS(urQueueCreate(context(), device(), &properties, created.out()));
    return created;
  }

private:
  std::optional<support::Owned<support::MemoryKind>> memory_;
  std::optional<support::Owned<support::MemoryKind>> other_;
};

} // namespace ur::test
