// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T35, T36: the exporter or the importer is killed before each system call of an open.
#include "test/fault/transport/peers.hpp"
#include "test/unit/ipc/adapters.hpp"
#include "test/unit/ipc/fault_calls.hpp"
#include "test/unit/ipc/runtime_dir.hpp"
#include "test/unit/ipc/transports.hpp"

#include <chrono>

namespace ur::ipc::test {
namespace {

using Clock = std::chrono::steady_clock;

class KillPoints : public LeakCheck, public testing::WithParamInterface<Transport> {
protected:
  void SetUp() override {
    if (GetParam() == Transport::Pidfd && !hasPidfds())
      GTEST_SKIP() << "this kernel has no pidfds";
    underlyingCalls = callsThatLeadTo(GetParam());
  }
  void TearDown() override {
    underlyingCalls = base::systemCalls();
    LeakCheck::TearDown();
  }

  const RuntimeDirectory directory_;
};

using ExporterKilled = KillPoints;

// Starts a new exporter for each kill. Every open must end before its deadline.
TEST_P(ExporterKilled, BeforeEachCallOfAnOpen) {
  constexpr std::chrono::seconds kDeadline{2};
  int points = 0;
  for (bool killed = true; killed; ++points) {
    PeerProcess exporter({"UR_IPC_BROKER=on"});
    const HandleBytes handle = exporter.get(exporter.allocate(4096, 'k'));
    Exchange exchange(thisProcess(), kMemfdAdapter, {.timeout = kDeadline});
    const Resources before = resourcesOfThisProcess();
    faultPlan.arm(points + 1, false, 0);
    faultPlan.instead = [&] { exporter.kill(); };
    const auto start = Clock::now();
    const Outcome outcome = outcomeOf([&] {
      const ScopedOsCalls scope(faultyCalls());
      const Imported opened = exchange.open(Kind::Memory, kDevice, handle.data(), handle.size());
      EXPECT_EQ(opened.transport, GetParam());
      EXPECT_EQ(firstByte(opened.fd.get()), 'k');
    });
    killed = faultPlan.calls > points;
    SCOPED_TRACE("killed before call " + std::to_string(points + 1) + ": " + outcome.message);
    EXPECT_TRUE(outcome.result == UR_RESULT_SUCCESS ||
                outcome.result == UR_RESULT_ERROR_INVALID_VALUE)
        << outcome.result;
    EXPECT_LT(Clock::now() - start, kDeadline);
    EXPECT_EQ(resourcesOfThisProcess(), before);
  }
  EXPECT_GE(points - 1, 8) << "an open makes fewer calls than expected";
}

using OpenerKilled = KillPoints;

TEST_P(OpenerKilled, BeforeEachCallOfAnOpen) {
  PeerProcess exporter({"UR_IPC_BROKER=on"});
  const HandleBytes handle = exporter.get(exporter.allocate(4096, 'k'));
  const Reply before = exporter.count();
  int points = 0;
  for (bool killed = true; killed; ++points) {
    PeerProcess importer;
    importer.ask({.command = Command::DieIn,
                  .object = static_cast<std::uint64_t>(GetParam()),
                  .value = static_cast<std::uint64_t>(points + 1)});
    killed = !importer.survives({.command = Command::Open, .handle = handle});
    SCOPED_TRACE("killed before call " + std::to_string(points + 1));
    EXPECT_EQ(awaitResources(exporter, before.resources), before.resources);
    EXPECT_EQ(exporter.count().value, before.value);
  }
  EXPECT_GE(points - 1, 8) << "an open makes fewer calls than expected";
  PeerProcess last;
  EXPECT_EQ(last.open(handle).mark, 'k');
}

constexpr Transport kTransports[] = {Transport::Pidfd, Transport::ProcReopen, Transport::Broker};
const char *const kNames[] = {"OwnTable", "Pidfd", "ProcReopen", "Broker"};

INSTANTIATE_TEST_SUITE_P(On, ExporterKilled, testing::ValuesIn(kTransports),
                         [](const auto &row) { return kNames[static_cast<int>(row.param)]; });
INSTANTIATE_TEST_SUITE_P(On, OpenerKilled, testing::ValuesIn(kTransports),
                         [](const auto &row) { return kNames[static_cast<int>(row.param)]; });

} // namespace
} // namespace ur::ipc::test
