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
  Result outwards; // exporter in the new namespace, importer outside, no broker
  Result inwards;
};

const Result kDirect = Result::via(kDirectTransport);

const Row kRows[] = {
    {"Pid", CLONE_NEWPID, kRefused, kRefused},
    // Root of a user namespace may not inspect processes outside that namespace.
    {"User", CLONE_NEWUSER, kDirect, kRefused},
    {"Network", CLONE_NEWNET, kDirect, kDirect},
    {"Mount", CLONE_NEWNS, kDirect, kDirect},
};

class Namespaces : public RootTest, public testing::WithParamInterface<Row> {
protected:
  struct Results {
    Result outwards;
    Result inwards;
  };

  static Results openInBothDirections(int flags, const char *broker) {
    const RuntimeDirectory directory;
    const std::vector<std::string> variables{std::string("UR_IPC_BROKER=") + broker};
    PeerProcess inside(variables, flags == CLONE_NEWPID ? PeerProcess::PidNamespace::New
                                                        : PeerProcess::PidNamespace::Ours);
    if (flags != CLONE_NEWPID)
      require(inside, {.command = Command::Unshare, .value = static_cast<std::uint64_t>(flags)});
    PeerProcess outside(variables);
    const HandleBytes inner = inside.get(inside.allocate(4096, 'i'));
    const HandleBytes outer = outside.get(outside.allocate(4096, 'o'));
    return {.outwards = resultOf(outside, inner, 'i'), .inwards = resultOf(inside, outer, 'o')};
  }
};

TEST_P(Namespaces, WithoutBroker) {
  const Results results = openInBothDirections(GetParam().flags, "off");
  EXPECT_EQ(results.outwards, GetParam().outwards);
  EXPECT_EQ(results.inwards, GetParam().inwards);
}

TEST_P(Namespaces, WithBroker) {
  const auto expected = [](const Result &direct) {
    return direct == kRefused ? Result::via(Transport::Broker) : direct;
  };
  const Results results = openInBothDirections(GetParam().flags, "on");
  EXPECT_EQ(results.outwards, expected(GetParam().outwards));
  EXPECT_EQ(results.inwards, expected(GetParam().inwards));
}

INSTANTIATE_TEST_SUITE_P(Of, Namespaces, testing::ValuesIn(kRows),
                         [](const auto &row) { return row.param.name; });

// Two processes have pid 1, each in its own namespace. Neither may mistake the other's handle for
// one of its own.
using PidInNamespaces = RootTest;

TEST_F(PidInNamespaces, SameNumberOnBothSides) {
  const RuntimeDirectory directory;
  for (const auto &[broker, expected] :
       {std::pair{"off", kRefused}, std::pair{"on", Result::via(Transport::Broker)}}) {
    const std::vector<std::string> variables{std::string("UR_IPC_BROKER=") + broker};
    PeerProcess exporter(variables, PeerProcess::PidNamespace::New);
    PeerProcess importer(variables, PeerProcess::PidNamespace::New);
    const HandleBytes exporterHandle = exporter.get(exporter.allocate(4096, 'e'));
    const HandleBytes importerHandle = importer.get(importer.allocate(4096, 'm'));
    EXPECT_EQ(std::bit_cast<Handle>(exporterHandle).pid, std::bit_cast<Handle>(importerHandle).pid);
    EXPECT_EQ(resultOf(importer, exporterHandle, 'e'), expected);
    EXPECT_EQ(resultOf(importer, importerHandle, 'm'), Result::via(Transport::OwnTable));
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
  HandleBytes oldHandle;
  {
    PeerProcess firstExporter;
    ASSERT_EQ(firstExporter.pid(), kPid);
    oldHandle = firstExporter.get(firstExporter.allocate(4096, 'a'));
    firstExporter.kill();
  }
  ASSERT_TRUE(setNextPid(kPid));
  PeerProcess secondExporter;
  ASSERT_EQ(secondExporter.pid(), kPid);
  const HandleBytes newHandle = secondExporter.get(secondExporter.allocate(4096, 'b'));
  // The tables' descriptors have equal numbers, so only the process differs.
  EXPECT_EQ(std::bit_cast<Handle>(newHandle).tableFd, std::bit_cast<Handle>(oldHandle).tableFd);
  EXPECT_EQ(std::bit_cast<Handle>(newHandle).serial, std::bit_cast<Handle>(oldHandle).serial);
  PeerProcess importer;
  EXPECT_EQ(resultOf(importer, oldHandle, 'a'), kStale);
  EXPECT_EQ(resultOf(importer, newHandle, 'b'), kDirect);
  // The new process with this pid must not mistake the old handle for its own.
  EXPECT_EQ(resultOf(secondExporter, oldHandle, 'a'), kStale);
}

using ReusedPid = RootTest;

TEST_F(ReusedPid, ReusedIsAnotherProcess) {
  // A child unshares the namespace, because this process must stay in its namespace. The child's
  // children are in the new namespace.
  const pid_t child = fork();
  if (child == 0) {
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
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

} // namespace
} // namespace ur::ipc::test
