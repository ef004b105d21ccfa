// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm_p2p/peer_access_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urUsmP2PDisablePeerAccessExpTest = PeerAccessTest;

TEST_F(urUsmP2PDisablePeerAccessExpTest, AllowsEnablingAgain) {
  if (!possible())
    return skipUnclaimed("peer access between these devices: its query answers false");
  for (int round = 0; round < 2; ++round) {
    EXPECT_SUCCESS(urUsmP2PEnablePeerAccessExp(device(), peer()));
    EXPECT_SUCCESS(urUsmP2PDisablePeerAccessExp(device(), peer()));
  }
}

IN_THREADS(urUsmP2PDisablePeerAccessExp) {
  // Any of the threads may find access switched already.
  for (const ur_result_t result : {urUsmP2PEnablePeerAccessExp(given.device(), given.device()),
                                   urUsmP2PDisablePeerAccessExp(given.device(), given.device())})
    answers << (result == UR_RESULT_ERROR_INVALID_OPERATION ? UR_RESULT_SUCCESS : result);
}

} // namespace
