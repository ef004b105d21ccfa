// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T65: a signal fails when its signaler exits or calls exec, and only then. The signaler's pid
// cannot show this: the pid is different in another pid namespace, stays the same after exec, and
// may be a thread's id.
#include "test/fault/transport/peers.hpp"
#include "test/unit/ipc/runtime_dir.hpp"

#include <csignal>

namespace ur::ipc::test {
namespace {

using PidNamespace = PeerProcess::PidNamespace;

// An event with another process's signal, which is pending until Command::Complete.
class PendingSignal {
public:
  explicit PendingSignal(PidNamespace signalerNamespace = PidNamespace::Ours)
      : signaler(kVariables, signalerNamespace) {
    event_ = waiter.ask({.command = Command::CreateEvent}).value;
    const Reply reply = signaler.ask({.command = Command::Signal, .handle = waiter.get(event_)});
    EXPECT_EQ(reply.result, UR_RESULT_SUCCESS);
    EXPECT_EQ(status(), UR_EVENT_STATUS_SUBMITTED);
  }

  ur_event_status_t status() {
    const Reply reply = waiter.ask({.command = Command::EventStatus, .object = event_});
    return static_cast<ur_event_status_t>(reply.value);
  }

  void expectCompletion() {
    EXPECT_EQ(status(), UR_EVENT_STATUS_SUBMITTED);
    signaler.ask({.command = Command::Complete});
    EXPECT_EQ(status(), UR_EVENT_STATUS_COMPLETE);
  }

private:
  static inline const std::vector<std::string> kVariables{"UR_IPC_BROKER=on"};
  const RuntimeDirectory directory_;
  std::uint64_t event_ = 0;

public:
  PeerProcess waiter{kVariables};
  PeerProcess signaler;
};

using Signaler = LeakCheck;
using SignalerInAnotherPidNamespace = RootTest;

TEST_F(SignalerInAnotherPidNamespace, ThatDiesFailsItsSignal) {
  PendingSignal signal(PidNamespace::New);
  signal.signaler.kill();
  EXPECT_EQ(signal.status(), UR_EVENT_STATUS_ERROR);
}

TEST_F(SignalerInAnotherPidNamespace, ThatLivesCompletesIt) {
  PendingSignal signal(PidNamespace::New);
  signal.expectCompletion();
}

TEST_F(Signaler, ThatExecsFailsItsSignal) {
  PendingSignal signal;
  signal.signaler.exec();
  EXPECT_EQ(signal.status(), UR_EVENT_STATUS_ERROR);
}

TEST_F(Signaler, WhoseMainThreadEndedCompletesItsSignal) {
  PendingSignal signal;
  require(signal.signaler, {.command = Command::EndMainThread});
  signal.expectCompletion();
}

TEST_F(Signaler, WhoseMainThreadEndedBeforeCompletesItsSignal) {
  PeerProcess exporter;
  const HandleBytes event = exporter.get(exporter.ask({.command = Command::CreateEvent}).value);
  PeerProcess signaler;
  require(signaler, {.command = Command::EndMainThread});
  require(signaler, {.command = Command::Signal, .handle = event});
  require(signaler, {.command = Command::Complete});
}

TEST_F(Signaler, WhoseMainThreadEndedFailsItsSignalWhenItDies) {
  PendingSignal signal;
  require(signal.signaler, {.command = Command::EndMainThread});
  signal.signaler.kill();
  EXPECT_EQ(signal.status(), UR_EVENT_STATUS_ERROR);
}

// The child inherits all descriptors of the signaler, and lives longer.
TEST_F(Signaler, ThatDiesFailsItsSignalThoughItsChildLives) {
  PendingSignal signal;
  const auto child = static_cast<pid_t>(signal.signaler.ask({.command = Command::ForkWhile}).value);
  ASSERT_EQ(kill(child, SIGSTOP), 0);
  signal.signaler.kill();
  EXPECT_EQ(signal.status(), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(kill(child, SIGKILL), 0);
}

} // namespace
} // namespace ur::ipc::test
