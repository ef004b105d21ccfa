// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <cstdint>

namespace ur::test {

class ReusableEventTest : public DeviceTest {
protected:
  void prepare() override {
    requireSupport(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, "reusable events");
  }
  ur_result_t create(support::Event &event, ur_exp_event_flags_t flags = 0,
                     ur_structure_type_t type = UR_STRUCTURE_TYPE_EXP_EVENT_DESC) const {
    const ur_exp_event_desc_t description{type, nullptr, flags};
    return urEventCreateExp(context(), device(), &description, event.out());
  }
  static auto queryOf(ur_event_handle_t event) {
    return [event](auto... rest) { return urEventGetInfo(event, rest...); };
  }
  static std::uint32_t references(ur_event_handle_t event) {
    return info<std::uint32_t>(queryOf(event), UR_EVENT_INFO_REFERENCE_COUNT);
  }
  static void expectComplete(ur_event_handle_t event) {
    EXPECT_SUCCESS(urEventWait(1, &event));
    EXPECT_EQ(info<ur_event_status_t>(queryOf(event), UR_EVENT_INFO_COMMAND_EXECUTION_STATUS),
              UR_EVENT_STATUS_COMPLETE);
  }
};

} // namespace ur::test
