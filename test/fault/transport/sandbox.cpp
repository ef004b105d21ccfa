// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T26, T34: opens in a sandbox (seccomp), and system calls that a Get must not make.
#include "test/fault/transport/peers.hpp"
#include "test/unit/ipc/runtime_dir.hpp"

#include <cerrno>
#include <utility>
#include <vector>

#include <sys/syscall.h>

namespace ur::ipc::test {
namespace {

struct Sandbox {
  const char *name;
  std::vector<std::pair<long, int>> forbidden; // a system call, and the errno that it returns
  Result withoutBroker;
  Result withBroker;
};

const Result kReopened = Result::via(Transport::ProcReopen);
const Result kFromBroker = Result::via(Transport::Broker);

// An importer that cannot call statx cannot inspect descriptors, so it uses only the broker.
const Sandbox kSandboxes[] = {
    {"GetfdEperm", {{SYS_pidfd_getfd, EPERM}}, kReopened, kReopened},
    {"GetfdEnosys", {{SYS_pidfd_getfd, ENOSYS}}, kReopened, kReopened},
    {"PidfdOpenEnosys", {{SYS_pidfd_open, ENOSYS}}, kReopened, kReopened},
    {"PidfdOpenEperm", {{SYS_pidfd_open, EPERM}}, kReopened, kReopened},
    {"GetfdAndReopenEperm", {{SYS_pidfd_getfd, EPERM}, {SYS_statx, EPERM}}, kRefused, kFromBroker},
    {"PidfdsEnosysAndReopenEacces",
     {{SYS_pidfd_open, ENOSYS}, {SYS_statx, EACCES}},
     kRefused,
     kFromBroker},
    {"AllEnosys", {{SYS_pidfd_open, ENOSYS}, {SYS_statx, ENOSYS}}, kUnsupported, kFromBroker},
    {"AllAndSocketsEperm",
     {{SYS_pidfd_getfd, EPERM}, {SYS_statx, EPERM}, {SYS_socket, EPERM}},
     kRefused,
     kRefused},
    {"AllAndSocketsEnosys",
     {{SYS_pidfd_open, ENOSYS}, {SYS_statx, ENOSYS}, {SYS_socket, ENOSYS}},
     kUnsupported,
     kUnsupported},
};

class SandboxedOpen : public LeakCheck, public testing::WithParamInterface<Sandbox> {
protected:
  static Result result(const Sandbox &sandbox, const char *broker) {
    const RuntimeDirectory directory;
    const std::string variable = std::string("UR_IPC_BROKER=") + broker;
    PeerProcess exporter({variable});
    const HandleBytes handle = exporter.get(exporter.allocate(4096, 's'));
    PeerProcess importer({variable});
    const Resources before = importer.count().resources;
    for (const auto &[systemCall, error] : sandbox.forbidden)
      forbid(importer, systemCall, error);
    const Result result = resultOf(importer, handle, 's');
    EXPECT_EQ(importer.count().resources, before);
    return result;
  }
};

TEST_P(SandboxedOpen, WithoutBroker) {
  EXPECT_EQ(result(GetParam(), "off"), GetParam().withoutBroker);
}

TEST_P(SandboxedOpen, WithBroker) { EXPECT_EQ(result(GetParam(), "on"), GetParam().withBroker); }

INSTANTIATE_TEST_SUITE_P(Of, SandboxedOpen, testing::ValuesIn(kSandboxes),
                         [](const auto &row) { return row.param.name; });

using Defaults = LeakCheck;

// The sandbox kills the exporter if it makes one of the forbidden calls.
TEST_F(Defaults, GetMakesNoSocketNoThreadAndNoTracer) {
  PeerProcess exporter;
  const std::uint64_t object = exporter.allocate(4096, 'd');
  const Resources before = exporter.count().resources;
  for (const long systemCall : {SYS_socket, SYS_clone, SYS_clone3, SYS_prctl})
    forbid(exporter, systemCall, 0);
  std::uint64_t handleData = 0;
  const HandleBytes handle = exporter.get(object, &handleData);
  const Resources after = exporter.count().resources;
  EXPECT_EQ(after.threads, before.threads);
  EXPECT_EQ(after.fds, before.fds + 2); // the table, and a duplicate of the object's descriptor
  EXPECT_EQ(std::bit_cast<Handle>(handle).brokerName, BrokerName{});
  PeerProcess importer;
  EXPECT_EQ(resultOf(importer, handle, 'd'), Result::via(kDirectTransport));
  exporter.put(handleData);
}

} // namespace
} // namespace ur::ipc::test
