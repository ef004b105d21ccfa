// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class PeerAccessTest : public DeviceTest {
protected:
  // Uses the peer once, because a device may allocate permanent resources at its first use.
  static void SetUpTestSuite() {
    for (const DeviceEntry &entry : runtime().devices())
      if (entry.device == peer() && entry.supports(UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP)) {
        const Session session(entry);
        const std::byte source{};
        std::byte target{};
        session.copy(&target, &source, sizeof(target));
      }
  }
  void prepare() override { requireSupport(UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP, "peer access"); }
  // Returns another device of the platform, or the device itself if it is the only one.
  static ur_device_handle_t peer() {
    for (const DeviceEntry &entry : runtime().devices())
      if (entry.platform == platform() && entry.device != device())
        return entry.device;
    return device();
  }
  static auto query() {
    return [](auto... rest) { return urUsmP2PPeerAccessGetInfoExp(device(), peer(), rest...); };
  }
  static bool isPossible() {
    return info<int>(query(), UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT) != 0;
  }
};

using urUsmP2PEnablePeerAccessExpTest = PeerAccessTest;

TEST_F(urUsmP2PEnablePeerAccessExpTest, FollowsTheClaim) {
  const ur_result_t result = urUsmP2PEnablePeerAccessExp(device(), peer());
  EXPECT_RESULT(isPossible() ? UR_RESULT_SUCCESS : kUnsupportedFeature, result);
  if (result == UR_RESULT_SUCCESS) {
    EXPECT_SUCCESS(urUsmP2PDisablePeerAccessExp(device(), peer()));
  }
}

TEST_F(urUsmP2PEnablePeerAccessExpTest, LetsCommandsUseMemoryOfThePeer) {
  if (!isPossible())
    return skipUnclaimed("peer access between these devices: its query returns false");
  constexpr std::size_t kBytes = 10000;
  const std::array devices{device(), peer()};
  Context context;
  Queue queue;
  ASSERT_SUCCESS(
      urContextCreate(device() == peer() ? 1 : 2, devices.data(), nullptr, context.out()));
  ASSERT_SUCCESS(urQueueCreate(context.get(), device(), nullptr, queue.out()));
  const auto use = [&](void *memory, unsigned char value) {
    std::vector<unsigned char> actual(kBytes);
    EXPECT_SUCCESS(urEnqueueUSMFill(queue.get(), memory, 1, &value, kBytes, 0, nullptr, nullptr));
    EXPECT_SUCCESS(urQueueFinish(queue.get()));
    EXPECT_SUCCESS(
        urEnqueueUSMMemcpy(queue.get(), true, actual.data(), memory, kBytes, 0, nullptr, nullptr));
    EXPECT_EQ(actual, std::vector<unsigned char>(kBytes, value));
  };
  void *olderMemory = nullptr;
  void *newerMemory = nullptr;
  ASSERT_SUCCESS(urUSMDeviceAlloc(context.get(), peer(), nullptr, nullptr, kBytes, &olderMemory));
  EXPECT_SUCCESS(urUsmP2PEnablePeerAccessExp(device(), peer()));
  ASSERT_SUCCESS(urUSMDeviceAlloc(context.get(), peer(), nullptr, nullptr, kBytes, &newerMemory));
  use(olderMemory, 1);
  use(newerMemory, 2);
  EXPECT_SUCCESS(urUsmP2PDisablePeerAccessExp(device(), peer()));
  EXPECT_SUCCESS(urUSMFree(context.get(), olderMemory));
  EXPECT_SUCCESS(urUSMFree(context.get(), newerMemory));
}
IN_THREADS(urUsmP2PEnablePeerAccessExp) {
  // Another thread may have enabled or disabled the access.
  for (const ur_result_t result :
       {urUsmP2PEnablePeerAccessExp(objects.device(), objects.device()),
        urUsmP2PDisablePeerAccessExp(objects.device(), objects.device())})
    answers << (result == UR_RESULT_ERROR_INVALID_OPERATION ? UR_RESULT_SUCCESS : result);
}

using urUsmP2PDisablePeerAccessExpTest = PeerAccessTest;

TEST_F(urUsmP2PDisablePeerAccessExpTest, AllowsEnablingAgain) {
  if (!isPossible())
    return skipUnclaimed("peer access between these devices: its query returns false");
  for (int round = 0; round < 2; ++round) {
    EXPECT_SUCCESS(urUsmP2PEnablePeerAccessExp(device(), peer()));
    EXPECT_SUCCESS(urUsmP2PDisablePeerAccessExp(device(), peer()));
  }
}

const InThreads kDisableInThreads("urUsmP2PDisablePeerAccessExp",
                                  urUsmP2PEnablePeerAccessExpInThreads);

} // namespace
