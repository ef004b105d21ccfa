// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm_p2p/peer_access_test.hpp"
#include "test/conformance/support/device_test.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urUsmP2PEnablePeerAccessExpTest = PeerAccessTest;

TEST_F(urUsmP2PEnablePeerAccessExpTest, FollowsTheClaim) {
  const ur_result_t result = urUsmP2PEnablePeerAccessExp(device(), peer());
  EXPECT_RESULT(possible() ? UR_RESULT_SUCCESS : kUnsupportedFeature, result);
  if (result == UR_RESULT_SUCCESS) {
    EXPECT_SUCCESS(urUsmP2PDisablePeerAccessExp(device(), peer()));
  }
}

TEST_F(urUsmP2PEnablePeerAccessExpTest, NullArguments) {
  EXPECT_RESULT(kNullHandle, urUsmP2PEnablePeerAccessExp(nullptr, device()));
  EXPECT_RESULT(kNullHandle, urUsmP2PEnablePeerAccessExp(device(), nullptr));
}

} // namespace
