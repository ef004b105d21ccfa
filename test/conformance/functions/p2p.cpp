// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class PeerAccess : public DeviceTest {
protected:
  void SetUp() override {
    DeviceTest::SetUp();
    requireSupport(UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP, "peer access");
  }
  // Another device of the platform, or the device itself where it is alone.
  ur_device_handle_t peer() const {
    for (const DeviceEntry &entry : runtime().devices())
      if (entry.platform == deviceUnderTest().platform && entry.device != device())
        return entry.device;
    return device();
  }
};

TEST_F(PeerAccess, InfoFollowsTheRules) {
  const auto query = [&](auto... rest) {
    return urUsmP2PPeerAccessGetInfoExp(device(), peer(), rest...);
  };
  expectInfoRules(query, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT);
  for (const ur_exp_peer_info_t name :
       {UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT}) {
    const int answer = info<int>(query, name);
    EXPECT_TRUE(answer == 0 || answer == 1) << answer;
  }
}

TEST_F(PeerAccess, CanBeEnabledAndDisabledWhereClaimed) {
  int possible = 0;
  ASSERT_SUCCESS(urUsmP2PPeerAccessGetInfoExp(device(), peer(),
                                              UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                              sizeof(possible), &possible, nullptr));
  if (!possible)
    GTEST_SKIP() << "the devices cannot reach each other's memory";
  EXPECT_SUCCESS(urUsmP2PEnablePeerAccessExp(device(), peer()));
  EXPECT_SUCCESS(urUsmP2PDisablePeerAccessExp(device(), peer()));
}

TEST_F(PeerAccess, NullArguments) {
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urUsmP2PEnablePeerAccessExp(nullptr, device()));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urUsmP2PEnablePeerAccessExp(device(), nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urUsmP2PDisablePeerAccessExp(nullptr, device()));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urUsmP2PDisablePeerAccessExp(device(), nullptr));
}

} // namespace
