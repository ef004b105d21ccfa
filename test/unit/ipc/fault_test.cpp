// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes system call k fail, alone or with all later ones, for k = 1, 2, ... up to the last call.
#include "fault_calls.hpp"
#include "fixtures.hpp"
#include "peer_process.hpp"
#include "runtime_dir.hpp"
#include "test/unit/ipc/adapters.hpp"
#include "transports.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>

#include <gtest/gtest.h>
#include <sys/eventfd.h>

namespace ur::ipc::test {
namespace {

class FaultTest : public LeakCheck {
protected:
  FaultTest() { callsBeneath = base::systemCalls(); }

  // Runs `attempt` with each fault, and `settle` after each attempt without faults.
  template <typename Attempt, typename Settle>
  void underEveryFault(Attempt attempt, Settle settle) {
    for (const bool forEver : {false, true})
      for (const int error : kErrors)
        for (int k = 1;; ++k) {
          ASSERT_LT(k, 500) << "there are too many calls";
          faultPlan.arm(k, forEver, error);
          Outcome outcome;
          {
            const ScopedOsCalls scope(faultyCalls());
            outcome = outcomeOf(attempt);
          }
          const bool struck = faultPlan.calls >= k;
          const auto label = [&] {
            return std::string(strerrorname_np(error)) + " at call " + std::to_string(k) +
                   (forEver ? " and all later" : "") + ": " + outcome.message;
          };
          EXPECT_NE(std::ranges::find(kListed, outcome.result), kListed.end())
              << outcome.result << " for " << label();
          settle(outcome, label());
          if (testing::Test::HasFailure())
            return;
          if (!struck) {
            EXPECT_EQ(outcome.result, UR_RESULT_SUCCESS) << label();
            break;
          }
        }
  }

  // Opens another process's handle. `callsBeneath` forbids all transports but `transport`.
  void faultsOfOpen(PeerProcess &exporter, Transport transport) {
    const HandleBytes bytes = exporter.get(exporter.allocate(4096, 'x'));
    const Resources theirs = exporter.count().resources;
    const Config config{.timeout = std::chrono::milliseconds(200)};
    Exchange exchange(thisProcess(), kMemfdAdapter, config);
    const auto open = [&] {
      return exchange.open(Kind::Memory, kDevice, bytes.data(), bytes.size());
    };
    {
      const ScopedOsCalls scope(callsBeneath);
      EXPECT_EQ(open().transport, transport);
    }
    const Resources ours = resourcesOfThisProcess();
    underEveryFault(
        [&] {
          const Imported opened = open();
          EXPECT_TRUE(opened.fd);
        },
        [&](const Outcome &, const std::string &label) {
          EXPECT_EQ(resourcesOfThisProcess(), ours) << label;
        });
    EXPECT_EQ(settled(exporter, theirs), theirs);
  }

  // Runs the first get of a new exchange.
  void faultsOfGet(const ExportRequest &request, const Config &config,
                   AdapterTraits adapter = kMemfdAdapter) {
    const Resources start = resourcesOfThisProcess();
    std::unique_ptr<Exchange> exchange;
    const void *blob = nullptr;
    underEveryFault(
        [&] {
          exchange = std::make_unique<Exchange>(thisProcess(), adapter, config);
          blob = exchange->get(request);
        },
        [&](const Outcome &outcome, const std::string &label) {
          if (outcome.result == UR_RESULT_SUCCESS) {
            EXPECT_EQ(exchange->liveEntries(), 1u) << label;
            EXPECT_EQ(
                resultOfCall([&] { exchange->open(request.kind, kDevice, blob, kHandleSize); }),
                UR_RESULT_SUCCESS)
                << label;
          } else {
            EXPECT_EQ(exchange->liveEntries(), 0u) << label;
            EXPECT_EQ(resourcesOfThisProcess(), start) << label;
            EXPECT_NE(exchange->get(request), nullptr) << label; // the exchange recovers
          }
          exchange.reset();
          EXPECT_EQ(resourcesOfThisProcess(), start) << label;
        });
  }
};

TEST_F(FaultTest, GetThatStartsABroker) {
  const RuntimeDirectory directory;
  const Memory memory(4096);
  faultsOfGet(memory.request(), {.broker = BrokerMode::On});
  EXPECT_TRUE(directory.isEmpty());
}

TEST_F(FaultTest, GetThatLooksForABroker) {
  const RuntimeDirectory directory;
  const base::UniqueFd event(eventfd(0, EFD_CLOEXEC));
  faultsOfGet({.kind = Kind::Event, .fd = event.get(), .object = this, .deviceUuid = kDevice}, {},
              kAnyFdAdapter);
  EXPECT_TRUE(directory.isEmpty());
}

TEST_F(FaultTest, OpenThroughProc) {
  PeerProcess exporter;
  callsBeneath = callsThatLeadTo(Transport::ProcReopen);
  faultsOfOpen(exporter, Transport::ProcReopen);
}

TEST_F(FaultTest, OpenThroughProcWithoutPidfds) {
  PeerProcess exporter;
  callsBeneath.pidfdOpen = FailsWith{ENOSYS};
  faultsOfOpen(exporter, Transport::ProcReopen);
}

TEST_F(FaultTest, OpenThroughPidfd) {
  if (!hasPidfds())
    GTEST_SKIP() << "this kernel has no pidfds";
  PeerProcess exporter;
  callsBeneath = callsThatLeadTo(Transport::Pidfd);
  faultsOfOpen(exporter, Transport::Pidfd);
}

TEST_F(FaultTest, OpenThroughBroker) {
  const RuntimeDirectory directory;
  PeerProcess exporter({"UR_IPC_BROKER=on"});
  callsBeneath = callsThatLeadTo(Transport::Broker);
  faultsOfOpen(exporter, Transport::Broker);
}

// The stop of a broker does not hang if its wake-up fails.
TEST_F(FaultTest, BrokerEndsWithoutItsWakeUp) {
  const RuntimeDirectory directory;
  const Memory memory(4096);
  auto exchange =
      std::make_unique<Exchange>(thisProcess(), kMemfdAdapter, Config{.broker = BrokerMode::On});
  exchange->get(memory.request());
  base::OsCalls calls = base::systemCalls();
  calls.write = FailsWith{EIO};
  const ScopedOsCalls scope(calls);
  exchange.reset();
  EXPECT_TRUE(directory.isEmpty());
}

} // namespace
} // namespace ur::ipc::test
