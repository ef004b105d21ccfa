// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/config.hpp"

#include <cstdlib>

#include <gtest/gtest.h>

namespace ur::ipc {
namespace {

class ConfigTest : public testing::Test {
protected:
  void SetUp() override { TearDown(); }
  void TearDown() override {
    for (const char *name :
         {"UR_IPC_BROKER", "UR_IPC_ALLOW_UIDS", "UR_IPC_ALLOW_GIDS", "UR_IPC_TIMEOUT_MS",
          "UR_IPC_PUT_REVOKES", "UR_IPC_FABRIC", "NVIDIA_DRA_LOCAL_IPC_DIR"})
      unsetenv(name);
  }

  static Config with(const char *name, const char *value) {
    setenv(name, value, 1);
    return Config::fromEnvironment(base::os());
  }
};

TEST_F(ConfigTest, DefaultsWithoutEnvironment) {
  const Config config = Config::fromEnvironment(base::os());
  EXPECT_EQ(config.broker, BrokerMode::Auto);
  EXPECT_TRUE(config.allowedUids.empty());
  EXPECT_TRUE(config.allowedGids.empty());
  EXPECT_EQ(config.timeout.count(), 2000);
  EXPECT_TRUE(config.putRevokes);
  EXPECT_FALSE(config.fabric);
}

TEST_F(ConfigTest, Broker) {
  EXPECT_EQ(with("UR_IPC_BROKER", "on").broker, BrokerMode::On);
  EXPECT_EQ(with("UR_IPC_BROKER", "off").broker, BrokerMode::Off);
  EXPECT_EQ(with("UR_IPC_BROKER", "auto").broker, BrokerMode::Auto);
  EXPECT_EQ(with("UR_IPC_BROKER", "").broker, BrokerMode::Auto);
  EXPECT_EQ(with("UR_IPC_BROKER", "yes please").broker, BrokerMode::Auto);
}

// Processes that meet in the rendezvous directory are in separate pid namespaces.
TEST_F(ConfigTest, ARendezvousDirectoryNeedsABroker) {
  EXPECT_EQ(with("NVIDIA_DRA_LOCAL_IPC_DIR", "relative").broker, BrokerMode::Auto);
  EXPECT_EQ(with("NVIDIA_DRA_LOCAL_IPC_DIR", "").broker, BrokerMode::Auto);
  EXPECT_EQ(with("NVIDIA_DRA_LOCAL_IPC_DIR", "/run/claim").broker, BrokerMode::On);
  EXPECT_EQ(with("UR_IPC_BROKER", "auto").broker, BrokerMode::On);
  EXPECT_EQ(with("UR_IPC_BROKER", "off").broker, BrokerMode::Off);
}

TEST_F(ConfigTest, AllowedUsersLeaveOutItemsThatAreNotNumbers) {
  using Uids = std::vector<uid_t>;
  EXPECT_EQ(with("UR_IPC_ALLOW_UIDS", "1000").allowedUids, Uids{1000});
  EXPECT_EQ(with("UR_IPC_ALLOW_UIDS", "0,1000,65534").allowedUids, (Uids{0, 1000, 65534}));
  EXPECT_EQ(with("UR_IPC_ALLOW_UIDS", ",,7,").allowedUids, Uids{7});
  EXPECT_EQ(with("UR_IPC_ALLOW_UIDS", "root,-1,4294967296,5x, 6").allowedUids, Uids{});
  EXPECT_EQ(with("UR_IPC_ALLOW_UIDS", ",root,7, 6").ignoredItems,
            "; items of these lists that are not numbers are ignored: 'root', ' 6'");
  EXPECT_EQ(with("UR_IPC_ALLOW_UIDS", ",,7,").ignoredItems, "");
}

TEST_F(ConfigTest, AllowedGroupsLeaveOutItemsThatAreNotNumbers) {
  EXPECT_EQ(with("UR_IPC_ALLOW_GIDS", "3000,staff,0").allowedGids, (std::vector<gid_t>{3000, 0}));
  EXPECT_EQ(with("UR_IPC_ALLOW_UIDS", "me").ignoredItems,
            "; items of these lists that are not numbers are ignored: 'me', 'staff'");
}

TEST_F(ConfigTest, TimeoutAndPut) {
  EXPECT_EQ(with("UR_IPC_TIMEOUT_MS", "150").timeout.count(), 150);
  EXPECT_EQ(with("UR_IPC_TIMEOUT_MS", "soon").timeout.count(), 2000);
  EXPECT_FALSE(with("UR_IPC_PUT_REVOKES", "0").putRevokes);
  EXPECT_TRUE(with("UR_IPC_PUT_REVOKES", "1").putRevokes);
}

TEST_F(ConfigTest, Fabric) {
  EXPECT_TRUE(with("UR_IPC_FABRIC", "1").fabric);
  for (const char *value : {"0", "", "on"})
    EXPECT_FALSE(with("UR_IPC_FABRIC", value).fabric);
}

TEST_F(ConfigTest, AllowsTheOwnUserAndListedUsers) {
  const Config config{.allowedUids = {7, 8}};
  EXPECT_TRUE(config.allows(1000, 1000));
  EXPECT_TRUE(config.allows(8, 1000));
  EXPECT_FALSE(config.allows(0, 1000));
  EXPECT_TRUE(config.allowsOtherUsers(1000));
  EXPECT_FALSE((Config{.allowedUids = {7}}.allowsOtherUsers(7)));
  EXPECT_TRUE((Config{.allowedGids = {7}}.allowsOtherUsers(7)));
}

} // namespace
} // namespace ur::ipc
