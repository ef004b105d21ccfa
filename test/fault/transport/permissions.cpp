// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T17, T25, T29: which users may open another user's memory. The kernel decides, without simulated
// calls.
#include "test/fault/transport/peers.hpp"

#include <linux/capability.h>

namespace ur::ipc::test {
namespace {

constexpr std::uint64_t kRoot = 0;
constexpr std::uint64_t kAlice = 60001;
constexpr std::uint64_t kBob = 60002;
constexpr std::uint64_t kTeam = 61001; // the id of a group
constexpr std::uint64_t kNone = 0;
constexpr std::uint64_t kTracing = std::uint64_t{1} << CAP_SYS_PTRACE;

struct Party {
  std::uint64_t user = kRoot;
  std::uint64_t group = 0;
  std::uint64_t capabilities = kNone;
  bool dumpable = true;
  const char *allows = "";       // UR_IPC_ALLOW_UIDS
  std::uint64_t joins = 0;       // a supplementary group
  const char *allowsGroups = ""; // UR_IPC_ALLOW_GIDS
};

struct Row {
  const char *name;
  Party exporter;
  Party importer;
  Result withoutBroker;
  Result withBroker;
};

const Result kDirect = Result::via(kDirectTransport);
const Result kReopened = Result::via(Transport::ProcReopen); // as root opens other users' memory
// With CAP_SYS_PTRACE but no access to /proc/PID/fd, an importer fetches memory without inspection.
const Result kFetched = Result::via(Transport::Pidfd);
const Result kBroker = Result::via(Transport::Broker);

const Party kAlices{.user = kAlice};
const Party kAlicesHidden{.user = kAlice, .dumpable = false};
const Party kAlicesTracer{.user = kAlice, .capabilities = kTracing};
const Party kAlicesForBob{.user = kAlice, .allows = "60002"};
const Party kAlicesInTeam{.user = kAlice, .joins = kTeam, .allowsGroups = "61001"};
const Party kBobsInTeam{.user = kBob, .joins = kTeam, .allowsGroups = "61001"};
const Party kBobs{.user = kBob};
const Party kBobsForAlice{.user = kBob, .allows = "60001"};
const Party kBobsTracer{.user = kBob, .capabilities = kTracing};
const Party kBobsTracerForAlice{.user = kBob, .capabilities = kTracing, .allows = "60001"};
const Party kAlicesForRoot{.user = kAlice, .allows = "0"};
const Party kRoots{.capabilities = kAllCapabilities};
const Party kRootsForAlice{.capabilities = kAllCapabilities, .allows = "60001"};
const Party kRootsWithoutCapabilities{};

const Row kRows[] = {
    {"SameUser", kAlices, kAlices, kDirect, kDirect},
    {"SameUserNotDumpable", kAlicesHidden, kAlices, kRefused, kBroker},
    {"SameUserOtherGroup", {.user = kAlice, .group = 1}, kAlices, kRefused, kBroker},
    {"SameUserNotDumpableOpenerMayTrace", kAlicesHidden, kAlicesTracer, kFetched, kFetched},
    {"ExporterHasMoreCapabilities", kAlicesTracer, kAlices, kRefused, kBroker},
    {"OpenerHasMoreCapabilities", kAlices, kAlicesTracer, kDirect, kDirect},
    {"OtherUserUnlisted", kAlices, kBobs, kRefused, kRefused},
    {"OtherUserListedByTheOpenerOnly", kAlices, kBobsForAlice, kRefused, kRefused},
    {"OtherUserListedByTheExporterOnly", kAlicesForBob, kBobs, kRefused, kRefused},
    {"OtherUserListedByBoth", kAlicesForBob, kBobsForAlice, kRefused, kBroker},
    {"OtherUserListedAndOpenerMayTrace", kAlicesForBob, kBobsTracerForAlice, kFetched, kFetched},
    {"OtherUserUnlistedAndOpenerMayTrace", kAlices, kBobsTracer, kRefused, kRefused},
    {"GroupListedByBoth", kAlicesInTeam, kBobsInTeam, kRefused, kBroker},
    {"EffectiveGroupListedByBoth",
     {.user = kAlice, .group = kTeam, .allowsGroups = "61001"},
     kBobsInTeam,
     kRefused,
     kBroker},
    {"GroupThatTheOpenerDoesNotHave",
     kAlicesInTeam,
     {.user = kBob, .allowsGroups = "61001"},
     kRefused,
     kStale}, // only the broker finds that the importer is not in the group
    {"GroupThatTheExporterDoesNotHave",
     {.user = kAlice, .allowsGroups = "61001"},
     kBobsInTeam,
     kRefused,
     kRefused},
    {"GroupListedByTheOpenerOnly",
     {.user = kAlice, .allows = "60003", .joins = kTeam},
     kBobsInTeam,
     kRefused,
     kStale},
    {"GroupListedByTheExporterAndUserByTheOpener",
     kAlicesInTeam,
     {.user = kBob, .allows = "60001", .joins = kTeam},
     kRefused,
     kBroker},
    // Only the broker proves membership of a group, so a right to trace permits no other transport.
    {"GroupListedAndOpenerMayTrace",
     kAlicesInTeam,
     {.user = kBob, .capabilities = kTracing, .joins = kTeam, .allowsGroups = "61001"},
     kRefused,
     kBroker},
    {"RootOpensAnotherUnlisted", kAlices, kRoots, kRefused, kRefused},
    {"RootOpensAnotherListed", kAlicesForRoot, kRootsForAlice, kReopened, kReopened},
    {"AnotherOpensRootUnlisted", kRoots, kAlices, kRefused, kRefused},
    {"AnotherOpensRootListed", kRootsForAlice, kAlicesForRoot, kRefused, kBroker},
    {"RootWithoutCapabilitiesOpensRoot", kRoots, kRootsWithoutCapabilities, kRefused, kBroker},
    {"RootWithoutCapabilitiesBoth", kRootsWithoutCapabilities, kRootsWithoutCapabilities, kDirect,
     kDirect},
};

class Permissions : public RootTest, public testing::WithParamInterface<Row> {
protected:
  // Without XDG_RUNTIME_DIR all brokers of a user share one directory. The test leaves that
  // directory in place, because another test's broker may use it.
  static Result result(const Row &row, const char *broker) {
    PeerProcess exporter(variables(row.exporter, broker));
    become(exporter, row.exporter);
    const HandleBytes handle = exporter.get(exporter.allocate(4096, 'p'));
    const Resources before = exporter.count().resources;
    PeerProcess importer(variables(row.importer, broker));
    become(importer, row.importer);
    const Result result = resultOf(importer, handle, 'p');
    // When `before` was counted, another test's new broker may have been connected to this one.
    Resources after = awaitResources(exporter, before);
    EXPECT_LE(after.fds, before.fds);
    after.fds = before.fds;
    EXPECT_EQ(after, before);
    return result;
  }

private:
  static std::vector<std::string> variables(const Party &party, const char *broker) {
    return {"XDG_RUNTIME_DIR=", std::string("UR_IPC_BROKER=") + broker,
            std::string("UR_IPC_ALLOW_UIDS=") + party.allows,
            std::string("UR_IPC_ALLOW_GIDS=") + party.allowsGroups};
  }
  static void become(PeerProcess &peer, const Party &party) {
    require(peer, {.command = Command::Become,
                   .object = party.user,
                   .offset = party.group,
                   .length = party.capabilities,
                   .value = party.dumpable,
                   .supplementary = party.joins});
  }
};

TEST_P(Permissions, WithoutBroker) {
  EXPECT_EQ(result(GetParam(), "off"), GetParam().withoutBroker);
}

TEST_P(Permissions, WithBroker) { EXPECT_EQ(result(GetParam(), "on"), GetParam().withBroker); }

INSTANTIATE_TEST_SUITE_P(Rows, Permissions, testing::ValuesIn(kRows),
                         [](const auto &row) { return row.param.name; });

} // namespace
} // namespace ur::ipc::test
