// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <cstddef>

namespace ur::test {

class PeerAccessTest : public DeviceTest {
protected:
  // A device may keep something for good from its first use on.
  static void SetUpTestSuite() {
    for (const support::DeviceEntry &entry : runtime().devices())
      if (entry.device == peer() && entry.supports(UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP)) {
        const support::Session session(entry);
        const std::byte from{};
        std::byte to{};
        session.copy(&to, &from, sizeof(to));
      }
  }
  void prepare() override { requireSupport(UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP, "peer access"); }
  // Another device of the platform, or the device itself where it is alone.
  static ur_device_handle_t peer() {
    for (const support::DeviceEntry &entry : runtime().devices())
      if (entry.platform == platform() && entry.device != device())
        return entry.device;
    return device();
  }
  static auto query() {
    return [](auto... rest) { return urUsmP2PPeerAccessGetInfoExp(device(), peer(), rest...); };
  }
  static bool possible() {
    return info<int>(query(), UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT) != 0;
  }
};

} // namespace ur::test
