// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/os_calls.hpp"
#include "ipc/process_identity.hpp"
#include "tools/doctor/checks.hpp"
#include "tools/doctor/remedies.hpp"
#include "tools/processes/process.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <linux/capability.h>

namespace ur::doctor {
namespace {

Finding yamaFinding(const SystemFacts &facts, const ipc::Config &config) {
  Finding finding{.check = "yama"};
  if (!facts.yamaScope) {
    finding.text = "the kernel has no Yama";
    return finding;
  }
  const int scope = *facts.yamaScope;
  static constexpr const char *kMeanings[] = {
      "processes of one user may fetch each other's descriptors",
      "a process without CAP_SYS_PTRACE may fetch only descriptors of its children",
      "only processes with CAP_SYS_PTRACE may fetch descriptors of other processes",
      "no process may fetch descriptors of other processes"};
  finding.text = fmt::format("kernel.yama.ptrace_scope={}: {}", scope,
                             kMeanings[scope >= 0 && scope <= 3 ? scope : 3]);
  if (scope == 0 || (scope < 3 && facts.has(CAP_SYS_PTRACE)))
    return finding;
  if (config.broker != ipc::BrokerMode::Off) {
    finding.text +=
        "; memory files can still be opened, and drivers' objects come from a broker in the "
        "exporter";
    return finding;
  }
  finding.verdict = Verdict::Warning;
  finding.text += "; memory files can still be opened, but not drivers' objects, since "
                  "UR_IPC_BROKER=off";
  finding.remedies = {{"environment of both processes", "UR_IPC_BROKER=auto"}};
  if (scope < 3)
    finding.remedies.push_back({"machine", "sysctl kernel.yama.ptrace_scope=0"});
  else
    finding.remedies.push_back({"machine", "kernel.yama.ptrace_scope=0 in /etc/sysctl.d, and a "
                                           "restart, because the kernel never lowers 3"});
  return finding;
}

Finding seccompFinding(const SystemFacts &facts) {
  return {.check = "seccomp",
          .text = facts.seccomp
                      ? "a filter is in force; the checks above show the calls that it forbids"
                      : "no filter is in force"};
}

Finding namespaceFinding(const SystemFacts &facts, const ipc::Config &config) {
  if (!facts.inChildPidNamespace && !facts.inChildUserNamespace)
    return {.check = "namespaces", .text = "pid and user namespace are the machine's own"};
  Finding finding{
      .check = "namespaces",
      .text = fmt::format("separate namespaces for {}{}{}", facts.inChildPidNamespace ? "pids" : "",
                          facts.inChildPidNamespace && facts.inChildUserNamespace ? " and " : "",
                          facts.inChildUserNamespace ? "users" : "")};
  if (!facts.inChildPidNamespace)
    return finding;
  if (config.broker != ipc::BrokerMode::On)
    finding.text += "; to share with processes outside, such as in other containers, set "
                    "UR_IPC_BROKER=on in the exporter and mount one /tmp in both; pods can have "
                    "one ResourceClaim with a LocalIPCConfig instead (NVIDIA_DRA_LOCAL_IPC_DIR)";
  else if (const std::string directory = ipc::rendezvousDirectory(base::os()); !directory.empty())
    finding.text += fmt::format("; a broker answers across pid namespaces, to the processes that "
                                "see {} (NVIDIA_DRA_LOCAL_IPC_DIR)",
                                directory);
  else
    finding.text += "; a broker (UR_IPC_BROKER=on) answers across pid namespaces, to the processes "
                    "that see the directory of its socket";
  return finding;
}

Finding containerFinding(const SystemFacts &facts) {
  return {.check = "container",
          .text =
              facts.container.empty() ? "none was detected" : "it looks like " + facts.container};
}

// Returns the other users and the groups that this process allows.
std::string allowedUsersAndGroups(const ipc::Config &config) {
  const std::string users = config.allowedUids.empty()
                                ? ""
                                : fmt::format("users {}", fmt::join(config.allowedUids, ", "));
  if (config.allowedGids.empty())
    return users;
  return fmt::format("{}{}members of groups {}", users, users.empty() ? "" : ", and with ",
                     fmt::join(config.allowedGids, ", "));
}

Finding userFinding(const SystemFacts &facts, const ipc::Config &config) {
  const uid_t self = base::os().geteuid();
  Finding finding{.check = "user",
                  .text = fmt::format("{} ({}), {}", processes::userName(self), self,
                                      facts.has(CAP_SYS_PTRACE)
                                          ? "may trace other processes (CAP_SYS_PTRACE)"
                                          : "without CAP_SYS_PTRACE")};
  if (!ipc::mapsAllUsers(base::os()) && self == processes::thisProcess().identity().overflowUid) {
    finding.verdict = Verdict::Problem;
    finding.text +=
        "; its user namespace does not map this user, so no process shares with this one";
    finding.remedies = {{"docker", "without --userns"},
                        {"podman", "--userns=keep-id"},
                        {"machine", "map the user in /proc/PID/uid_map"}};
  } else if (config.allowsOtherUsers(self)) {
    finding.text += fmt::format("; also shares with {}", allowedUsersAndGroups(config));
    if (config.broker != ipc::BrokerMode::On) {
      finding.verdict = Verdict::Warning;
      finding.text += ", who need a broker unless they are root";
      finding.remedies = {{"environment of the exporter", "UR_IPC_BROKER=on"}};
    }
  }
  return finding;
}

} // namespace

Findings checkConfinement(const SystemFacts &facts, const ipc::Config &config) {
  return {yamaFinding(facts, config), seccompFinding(facts), namespaceFinding(facts, config),
          containerFinding(facts), userFinding(facts, config)};
}

} // namespace ur::doctor
