// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm_p2p/peer_access_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urUsmP2PPeerAccessGetInfoExpTest = PeerAccessTest;

TEST_F(urUsmP2PPeerAccessGetInfoExpTest, FollowsTheRules) {
  expectInfoRules<ur_exp_peer_info_t>(query());
}

TEST_F(urUsmP2PPeerAccessGetInfoExpTest, AnswersYesOrNo) {
  const int answer = info<int>(query(), UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT);
  EXPECT_TRUE(answer == 0 || answer == 1) << answer;
}

TEST_F(urUsmP2PPeerAccessGetInfoExpTest, ADeviceReachesItsOwnMemory) {
  const auto own = [](auto... rest) {
    return urUsmP2PPeerAccessGetInfoExp(device(), device(), rest...);
  };
  EXPECT_EQ(info<int>(own, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT), 1);
}

IN_THREADS(urUsmP2PPeerAccessGetInfoExp) {
  answers.addInfo<ur_exp_peer_info_t>([&](auto... rest) {
    return urUsmP2PPeerAccessGetInfoExp(given.device(), given.device(), rest...);
  });
}

} // namespace
