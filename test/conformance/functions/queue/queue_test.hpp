// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <cstdint>

namespace ur::test {

class QueueTest : public DeviceTest {
protected:
  ur_result_t create(ur_queue_flags_t flags, support::Queue &queue,
                     ur_structure_type_t type = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES) const {
    const ur_queue_properties_t properties{type, nullptr, flags};
    return urQueueCreate(context(), device(), &properties, queue.out());
  }
  static auto queryOf(ur_queue_handle_t queue) {
    return [queue](auto... rest) { return urQueueGetInfo(queue, rest...); };
  }
  static std::uint32_t references(ur_queue_handle_t queue) {
    return info<std::uint32_t>(queryOf(queue), UR_QUEUE_INFO_REFERENCE_COUNT);
  }
};

} // namespace ur::test
