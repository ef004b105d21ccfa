// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T08, T28: pids that mean different processes in different namespaces, or at different times.
#include "test/fault/transport/peers.hpp"
#include "test/unit/ipc/runtime_dir.hpp"

#include <fstream>
#include <string>
#include <utility>

#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>

namespace ur::ipc::test {
namespace {

struct Row {
  const char *name;
  int flags;
  Ending outwards; // exporter in the new namespace, importer outside, no broker
  Ending inwards;
};

const Ending kDirect = Ending::on(kDirectTransport);

const Row kRows[] = {
    {"Pid", CLONE_NEWPID, kRefused, kRefused},
    // Root of a user namespace may not inspect processes outside that namespace.
    {"User", CLONE_NEWUSER, kDirect, kRefused},
    {"Network", CLONE_NEWNET, kDirect, kDirect},
    {"Mount", CLONE_NEWNS, kDirect, kDirect},
};

class Namespaces : public RootTest, public testing::WithParamInterface<Row> {
protected:
  struct Endings {
    Ending outwards;
    Ending inwards;
  };

  static Endings endings(int flags, const char *broker) {
    const RuntimeDirectory directory;
    const std::vector<std::string> variables{std::string("UR_IPC_BROKER=") + broker};
    PeerProcess inside(variables, flags == CLONE_NEWPID ? PeerProcess::PidNamespace::New
                                                        : PeerProcess::PidNamespace::Ours);
    if (flags != CLONE_NEWPID)
      require(inside, {.command = Command::Unshare, .value = static_cast<std::uint64_t>(flags)});
    PeerProcess outside(variables);
    const HandleBytes theirs = inside.get(inside.allocate(4096, 'i'));
    const HandleBytes ours = outside.get(outside.allocate(4096, 'o'));
    return {.outwards = endingOf(outside, theirs, 'i'), .inwards = endingOf(inside, ours, 'o')};
  }
};

TEST_P(Namespaces, WithoutBroker) {
  const Endings found = endings(GetParam().flags, "off");
  EXPECT_EQ(found.outwards, GetParam().outwards);
  EXPECT_EQ(found.inwards, GetParam().inwards);
}

TEST_P(Namespaces, WithBroker) {
  const auto served = [](const Ending &ending) {
    return ending == kRefused ? Ending::on(Transport::Broker) : ending;
  };
  const Endings found = endings(GetParam().flags, "on");
  EXPECT_EQ(found.outwards, served(GetParam().outwards));
  EXPECT_EQ(found.inwards, served(GetParam().inwards));
}

INSTANTIATE_TEST_SUITE_P(Of, Namespaces, testing::ValuesIn(kRows),
                         [](const auto &row) { return row.param.name; });

// Two processes have pid 1, each in its own namespace. Neither may take the other's handle for its
// own.
using PidInNamespaces = RootTest;

TEST_F(PidInNamespaces, SameNumberOnBothSides) {
  const RuntimeDirectory directory;
  for (const auto &[broker, expected] :
       {std::pair{"off", kRefused}, std::pair{"on", Ending::on(Transport::Broker)}}) {
    const std::vector<std::string> variables{std::string("UR_IPC_BROKER=") + broker};
    PeerProcess exporter(variables, PeerProcess::PidNamespace::New);
    PeerProcess importer(variables, PeerProcess::PidNamespace::New);
    const HandleBytes theirs = exporter.get(exporter.allocate(4096, 'e'));
    const HandleBytes own = importer.get(importer.allocate(4096, 'm'));
    EXPECT_EQ(std::bit_cast<Handle>(theirs).pid, std::bit_cast<Handle>(own).pid);
    EXPECT_EQ(endingOf(importer, theirs, 'e'), expected);
    EXPECT_EQ(endingOf(importer, own, 'm'), Ending::on(Transport::OwnTable));
  }
}

// In a pid namespace, root may set the pid of the next process.

bool setNextPid(pid_t pid) {
  std::ofstream file("/proc/sys/kernel/ns_last_pid");
  file << pid - 1;
  return static_cast<bool>(file.flush());
}

void openAfterPidReuse() {
  ASSERT_EQ(mount("", "/", nullptr, MS_REC | MS_PRIVATE, nullptr), 0);
  ASSERT_EQ(mount("proc", "/proc", "proc", 0, nullptr), 0);
  constexpr pid_t kPid = 4000;
  ASSERT_TRUE(setNextPid(kPid));
  HandleBytes old;
  {
    PeerProcess first;
    ASSERT_EQ(first.pid(), kPid);
    old = first.get(first.allocate(4096, 'a'));
    first.kill();
  }
  ASSERT_TRUE(setNextPid(kPid));
  PeerProcess second;
  ASSERT_EQ(second.pid(), kPid);
  const HandleBytes fresh = second.get(second.allocate(4096, 'b'));
  // The tables' descriptors have equal numbers, so only the process differs.
  EXPECT_EQ(std::bit_cast<Handle>(fresh).tableFd, std::bit_cast<Handle>(old).tableFd);
  EXPECT_EQ(std::bit_cast<Handle>(fresh).serial, std::bit_cast<Handle>(old).serial);
  PeerProcess importer;
  EXPECT_EQ(endingOf(importer, old, 'a'), kStale);
  EXPECT_EQ(endingOf(importer, fresh, 'b'), kDirect);
  // The new process with this pid must not take the old handle for its own.
  EXPECT_EQ(endingOf(second, old, 'a'), kStale);
}

using ReusedPid = RootTest;

TEST_F(ReusedPid, ReusedIsAnotherProcess) {
  // A child unshares the namespace, because this process must stay in its own. The child's children
  // are in the new one.
  const pid_t mover = fork();
  if (mover == 0) {
    if (unshare(CLONE_NEWPID | CLONE_NEWNS) != 0)
      _exit(2);
    const pid_t first = fork();
    if (first == 0) {
      openAfterPidReuse();
      _exit(testing::Test::HasFailure() ? 1 : 0);
    }
    int status = 0;
    waitpid(first, &status, 0);
    _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 3);
  }
  int status = 0;
  ASSERT_EQ(waitpid(mover, &status, 0), mover);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

} // namespace
} // namespace ur::ipc::test
