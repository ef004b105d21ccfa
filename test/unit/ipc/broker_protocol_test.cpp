// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The directories where exporters create their brokers' sockets, and importers search for them.
#include "fixtures.hpp"
#include "ipc/broker_socket.hpp"

#include <cerrno>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace ur::ipc::test {
namespace {

constexpr uid_t kUser = 1000;
constexpr uid_t kOtherUser = 1001;

// Simulates a file system that contains only directories.
class BrokerDirectoryTest : public testing::Test {
protected:
  BrokerDirectoryTest() {
    directories.clear();
    base::OsCalls calls = base::systemCalls();
    calls.lstat = [](const char *path, struct stat *status) -> int {
      const auto found = directories.find(path);
      if (found == directories.end())
        return FailsWith{ENOENT}();
      *status = {};
      status->st_mode = found->second.mode;
      status->st_uid = found->second.owner;
      return 0;
    };
    calls.mkdir = [](const char *path, mode_t mode) -> int {
      if (directories.try_emplace(path, Directory{kUser, S_IFDIR | mode}).second)
        return 0;
      return FailsWith{EEXIST}();
    };
    calls.rmdir = [](const char *path) {
      directories.erase(path);
      return 0;
    };
    calls.chmod = [](const char *path, mode_t mode) {
      directories.at(path).mode = S_IFDIR | mode;
      return 0;
    };
    calls_.emplace(calls);
    unsetVariables();
  }
  ~BrokerDirectoryTest() override { unsetVariables(); }

  static void unsetVariables() {
    unsetenv("XDG_RUNTIME_DIR");
    unsetenv("NVIDIA_DRA_LOCAL_IPC_DIR");
  }

  static void addDirectory(const std::string &path, uid_t owner = kUser, mode_t mode = 0700) {
    directories[path] = {.owner = owner, .mode = S_IFDIR | mode};
  }
  static void setRuntimeDirectory(const std::string &path) {
    setenv("XDG_RUNTIME_DIR", path.c_str(), 1);
  }
  static void setRendezvous(const std::string &path) {
    setenv("NVIDIA_DRA_LOCAL_IPC_DIR", path.c_str(), 1);
  }
  static std::vector<std::string> searched(uid_t exporter, uid_t importer) {
    std::vector<std::string> paths;
    for (const BrokerDirectory &directory : brokerDirectories(base::os(), exporter, importer))
      paths.push_back(directory.path());
    return paths;
  }
  static std::string own(const Config &config = {}) {
    return ownBrokerDirectory(base::os(), config, kUser);
  }

  struct Directory {
    uid_t owner;
    mode_t mode;
  };
  inline static std::map<std::string, Directory> directories;
  inline static const std::string kShared = "/tmp/ur-ipc-1000";
  inline static const std::string kSystem = "/run/user/1000";
  // The address of a socket has room for the first path, but not for the second.
  inline static const std::string kLongest = "/" + std::string(66, 'd');
  inline static const std::string kTooLong = kLongest + "d";

  std::optional<ScopedOsCalls> calls_;
};

TEST_F(BrokerDirectoryTest, IsTheRuntimeDirectory) {
  addDirectory(kSystem);
  EXPECT_EQ(own(), kSystem);
  setRuntimeDirectory("/home/run");
  EXPECT_EQ(own(), kSystem); // the runtime directory does not exist
  addDirectory("/home/run");
  EXPECT_EQ(own(), "/home/run");
}

TEST_F(BrokerDirectoryTest, IsCreatedIfMissing) {
  EXPECT_EQ(own(), kShared);
  EXPECT_EQ(directories.at(kShared).mode, S_IFDIR | mode_t{0700});
  EXPECT_EQ(own(), kShared); // the directory exists now
}

TEST_F(BrokerDirectoryTest, IsNotOwnedOrWritableByAnotherUser) {
  setRuntimeDirectory("/home/run");
  addDirectory("/home/run", kOtherUser);
  EXPECT_EQ(own(), kShared);
  for (const mode_t mode : {0770u, 0707u}) {
    addDirectory("/home/run", kUser, mode);
    EXPECT_EQ(own(), kShared);
  }
  directories["/home/run"] = {.owner = kUser, .mode = S_IFREG | 0700};
  EXPECT_EQ(own(), kShared);
  addDirectory(kShared, kOtherUser);
  const Outcome outcome = outcomeOf([] { own(); });
  expectOutcome(outcome, UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"in /tmp/ur-ipc-1000: it is not a directory that only user 1000 may write to",
                 "remove it, or set XDG_RUNTIME_DIR to a directory of user 1000"});
}

TEST_F(BrokerDirectoryTest, HasAnAbsolutePath) {
  addDirectory("run");
  setRuntimeDirectory("run");
  EXPECT_EQ(own(), kShared);
  EXPECT_EQ(searched(kUser, kUser), (std::vector{kSystem, kShared}));
}

TEST_F(BrokerDirectoryTest, LeavesRoomForTheSocketsName) {
  addDirectory(kLongest);
  addDirectory(kTooLong);
  setRuntimeDirectory(kTooLong);
  EXPECT_EQ(own(), kShared);
  EXPECT_EQ(searched(kUser, kUser), (std::vector{kSystem, kShared}));
  setRuntimeDirectory(kLongest);
  EXPECT_EQ(own(), kLongest);
  EXPECT_EQ(searched(kUser, kUser), (std::vector{kLongest, kSystem, kShared}));
  const std::string path = brokerAddress(kLongest, {1}).sun_path;
  EXPECT_TRUE(isBrokerFile(path.substr(kLongest.size() + 1)));
}

// Listed users can open a socket if they know its name, but cannot list the directory.
TEST_F(BrokerDirectoryTest, IsAccessibleToListedUsers) {
  addDirectory(kSystem);
  EXPECT_EQ(own({.allowedUids = {kUser}}), kSystem);
  EXPECT_EQ(own({.allowedUids = {kUser, kOtherUser}}), kShared);
  EXPECT_EQ(directories.at(kShared).mode, S_IFDIR | mode_t{0711});
  setRuntimeDirectory("/home/run");
  addDirectory("/home/run");
  EXPECT_EQ(own({.allowedUids = {kOtherUser}}), kShared);
  addDirectory("/home/run", kUser, 0711);
  EXPECT_EQ(own({.allowedUids = {kOtherUser}}), "/home/run");
}

TEST_F(BrokerDirectoryTest, FailingCallsAreNamed) {
  base::OsCalls calls = *ur::test::callsInScope.load();
  calls.chmod = FailsWith{EPERM};
  const ScopedOsCalls chmodFails(calls);
  const Outcome outcome = outcomeOf([] { own({.allowedUids = {kOtherUser}}); });
  expectOutcome(outcome, UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"cannot make the directory /tmp/ur-ipc-1000 accessible to the processes that "
                 "UR_IPC_ALLOW_UIDS and UR_IPC_ALLOW_GIDS allow",
                 "chmod: EPERM"});
  calls.mkdir = FailsWith{ENOSPC};
  const ScopedOsCalls mkdirFails(calls);
  expectOutcome(outcomeOf([] { own(); }), UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                {"cannot make the directory /tmp/ur-ipc-1000", "mkdir: ENOSPC"});
  for (const int error : {EACCES, EPERM, EROFS, ENOENT, ENOTDIR}) {
    calls.mkdir = FailsWith{error};
    const ScopedOsCalls mkdirIsForbidden(calls);
    expectOutcome(outcomeOf([] { own(); }), UR_RESULT_ERROR_INVALID_ARGUMENT,
                  {"cannot make the directory /tmp/ur-ipc-1000",
                   std::string("mkdir: ") + strerrorname_np(error),
                   "set XDG_RUNTIME_DIR to a directory of user 1000"});
  }
}

// The process may change its user before mkdir. The new directory then belongs to the new user.
TEST_F(BrokerDirectoryTest, IsRemovedIfItsCreatorChangedItsUser) {
  base::OsCalls calls = *ur::test::callsInScope.load();
  calls.mkdir = [](const char *path, mode_t) {
    addDirectory(path, kOtherUser);
    return 0;
  };
  const ScopedOsCalls asAnotherUser(calls);
  expectOutcome(outcomeOf([] { own(); }), UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"it is not a directory that only user 1000 may write to"});
  EXPECT_FALSE(directories.contains(kShared));
  addDirectory(kShared, kOtherUser); // as if another user had created it
  calls.mkdir = FailsWith{EEXIST};
  const ScopedOsCalls exists(calls);
  expectOutcome(outcomeOf([] { own(); }), UR_RESULT_ERROR_INVALID_ARGUMENT, {"remove it"});
  EXPECT_TRUE(directories.contains(kShared));
}

// Each user has a private directory in the rendezvous directory, which another user may own.
TEST_F(BrokerDirectoryTest, IsInTheRendezvousDirectory) {
  setRendezvous("/run/claim");
  addDirectory("/run/claim", kOtherUser, 01777);
  addDirectory(kSystem);
  setRuntimeDirectory("/home/run");
  addDirectory("/home/run");
  EXPECT_EQ(own(), "/run/claim/ur-ipc-1000");
  EXPECT_EQ(directories.at("/run/claim/ur-ipc-1000").mode, S_IFDIR | mode_t{0700});
  EXPECT_EQ(own({.allowedGids = {3000}}), "/run/claim/ur-ipc-1000");
  EXPECT_EQ(directories.at("/run/claim/ur-ipc-1000").mode, S_IFDIR | mode_t{0711});
  EXPECT_EQ(searched(kOtherUser, kUser),
            (std::vector<std::string>{"/run/claim/ur-ipc-1000", "/run/claim/ur-ipc-1001",
                                      "/home/run", kSystem, kShared, "/tmp/ur-ipc-1001"}));
}

// An attacker who can write the rendezvous directory can prevent sharing, but the broker must
// not create its socket in the attacker's directory.
TEST_F(BrokerDirectoryTest, IsNotAnotherUsersPartOfTheRendezvous) {
  setRendezvous("/run/claim");
  addDirectory("/run/claim/ur-ipc-1000", kOtherUser);
  constexpr std::string_view kRemedy =
      "set NVIDIA_DRA_LOCAL_IPC_DIR to a directory that this user may write, or unset it";
  expectOutcome(
      outcomeOf([] { own(); }), UR_RESULT_ERROR_INVALID_ARGUMENT,
      {"in /run/claim/ur-ipc-1000: it is not a directory that only user 1000 may write to",
       kRemedy});
  addDirectory("/run/claim/ur-ipc-1000", kUser, 0770);
  EXPECT_EQ(outcomeOf([] { own(); }).result, UR_RESULT_ERROR_INVALID_ARGUMENT);
  setRendezvous(kLongest);
  expectOutcome(outcomeOf([] { own(); }), UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"the path is too long", kRemedy});
}

// An importer also searches its own directories, because an exporter with another uid may be the
// same user in another user namespace.
TEST_F(BrokerDirectoryTest, ImportersAlsoSearchTheirOwnDirectories) {
  setRuntimeDirectory("/home/run");
  EXPECT_EQ(searched(kUser, kUser), (std::vector<std::string>{"/home/run", kSystem, kShared}));
  EXPECT_EQ(searched(kOtherUser, kUser),
            (std::vector<std::string>{"/home/run", kSystem, kShared, "/tmp/ur-ipc-1001"}));
}

TEST(BrokerFile, IsRecognizedByItsName) {
  const std::string digits(32, 'a');
  EXPECT_TRUE(isBrokerFile("ur-ipc-" + digits));
  EXPECT_FALSE(isBrokerFile("ur-new-" + digits));
  EXPECT_TRUE(isNewBrokerFile("ur-new-" + digits));
  EXPECT_FALSE(isNewBrokerFile("ur-ipc-" + digits));
  EXPECT_FALSE(isBrokerFile("ur-ipc-" + digits + "a"));
  EXPECT_FALSE(isBrokerFile("ur-ipc-" + digits.substr(1)));
  EXPECT_FALSE(isBrokerFile("ur-ipc-" + digits.substr(1) + "x"));
  EXPECT_FALSE(isBrokerFile(""));
}

} // namespace
} // namespace ur::ipc::test
