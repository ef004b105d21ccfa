// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm_p2p/peer_access_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

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

IN_THREADS(urUsmP2PEnablePeerAccessExp) {
  // Which of the threads finds access switched already is not told in advance.
  for (const ur_result_t result : {urUsmP2PEnablePeerAccessExp(given.device(), given.device()),
                                   urUsmP2PDisablePeerAccessExp(given.device(), given.device())})
    answers << (result == UR_RESULT_ERROR_INVALID_OPERATION ? UR_RESULT_SUCCESS : result);
}

} // namespace
