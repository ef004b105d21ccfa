// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T112: processes of different pods meet in the rendezvous directory of their ResourceClaim.
#include "test/fault/transport/broker_abuse.hpp"
#include "test/unit/log/temporary_directory.hpp"

#include <filesystem>
#include <string>
#include <vector>

#include <sys/stat.h>

namespace ur::ipc::test {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kAlice = 60001; // the exporter
constexpr std::uint64_t kBob = 60002;   // the importer
constexpr uid_t kMallory = 60003;
constexpr std::uint64_t kTeam = 61001;

// A directory as NVIDIA's DRA driver makes it: root owns it, and every user may create files in
// it.
class Pods : public RootTest {
protected:
  void SetUp() override {
    RootTest::SetUp();
    if (IsSkipped())
      return;
    ASSERT_EQ(chmod(directory_.c_str(), S_ISVTX | 0777), 0);
  }

  std::vector<std::string> variables(std::vector<std::string> values) const {
    values.push_back("NVIDIA_DRA_LOCAL_IPC_DIR=" + directory_);
    values.push_back("XDG_RUNTIME_DIR=");
    return values;
  }
  // Puts a process into a pod: the process gets another user and an additional group. The process's
  // pid namespace is new already.
  static void enterPod(PeerProcess &process, std::uint64_t user) {
    require(process, {.command = Command::Become,
                      .object = user,
                      .offset = user,
                      .value = 1,
                      .supplementary = kTeam});
  }
  std::string directoryOf(std::uint64_t user) const {
    return directory_ + "/ur-ipc-" + std::to_string(user);
  }

private:
  const ur::test::TemporaryDirectory temporary_;

protected:
  const std::string directory_ = temporary_.path();
};

TEST_F(Pods, ShareByUserOrByGroupAndSetNoOtherVariable) {
  for (const auto &[exporterVariable, importerVariable] :
       {std::pair{"UR_IPC_ALLOW_UIDS=60002", "UR_IPC_ALLOW_UIDS=60001"},
        std::pair{"UR_IPC_ALLOW_GIDS=61001", "UR_IPC_ALLOW_GIDS=61001"}}) {
    PeerProcess exporter(variables({exporterVariable}), PeerProcess::PidNamespace::New);
    enterPod(exporter, kAlice);
    PeerProcess importer(variables({importerVariable}), PeerProcess::PidNamespace::New);
    enterPod(importer, kBob);
    const HandleBytes handle = exporter.get(exporter.allocate(4096, 'p'));
    EXPECT_EQ(resultOf(importer, handle, 'p'), Result::via(Transport::Broker));
    PeerProcess stranger(variables({importerVariable}), PeerProcess::PidNamespace::New);
    require(stranger, {.command = Command::Become, .object = kMallory, .value = 1});
    EXPECT_EQ(resultOf(stranger, handle, 'p'), kStale);
  }
}

// A pod that may write the directory can prevent sharing, but cannot receive a handle.
TEST_F(Pods, AnotherUserCannotTakeTheExportersPlace) {
  for (const auto &[allowed, result] :
       {std::pair{"UR_IPC_ALLOW_UIDS=60001", kStale},
        std::pair{"UR_IPC_ALLOW_GIDS=61001",
                  kRefused}, // the impostor's process is not in the group
        std::pair{"UR_IPC_ALLOW_UIDS=60001,60003",
                  kStale}}) { // the inode of the impostor's pidfd is not the exporter's
    PeerProcess exporter(variables({"UR_IPC_ALLOW_UIDS=60002"}), PeerProcess::PidNamespace::New);
    enterPod(exporter, kAlice);
    PeerProcess importer(variables({allowed}), PeerProcess::PidNamespace::New);
    enterPod(importer, kBob);
    const HandleBytes handle = exporter.get(exporter.allocate(4096, 'p'));
    // Simulates a directory without the sticky bit: root may rename other users' files anyway.
    fs::rename(directoryOf(kAlice), directory_ + "/moved");
    fs::create_directory(directoryOf(kAlice));
    ASSERT_EQ(chown(directoryOf(kAlice).c_str(), kMallory, kMallory), 0);
    Listener impostor(kMallory,
                      brokerAddress(directoryOf(kAlice), std::bit_cast<Handle>(handle).brokerName));
    EXPECT_EQ(resultOf(importer, handle, 'p'), result);
    if (std::string_view(allowed) != "UR_IPC_ALLOW_UIDS=60001") {
      EXPECT_FALSE(impostor.receivesByte()) << "the importer sent the handle to the impostor";
    }
    fs::remove_all(directoryOf(kAlice));
    fs::remove_all(directory_ + "/moved");
  }
}

TEST_F(Pods, ADirectoryThatAnotherUserMadeTakesNoSocket) {
  fs::create_directory(directoryOf(kAlice));
  ASSERT_EQ(chown(directoryOf(kAlice).c_str(), kMallory, kMallory), 0);
  PeerProcess exporter(variables({}), PeerProcess::PidNamespace::New);
  enterPod(exporter, kAlice);
  const std::uint64_t object = exporter.allocate(4096, 'p');
  EXPECT_EQ(exporter.ask({.command = Command::Get, .object = object}).result,
            UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_TRUE(fs::is_empty(directoryOf(kAlice)));
}

} // namespace
} // namespace ur::ipc::test
