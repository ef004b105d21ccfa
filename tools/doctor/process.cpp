// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/processes/process.hpp"

#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "ipc/process_identity.hpp"
#include "tools/doctor/broker_access.hpp"
#include "tools/doctor/checks.hpp"
#include "tools/doctor/remedies.hpp"
#include "tools/processes/adapter_names.hpp"
#include "tools/processes/exporter.hpp"
#include "tools/support/printable.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <limits>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::doctor {
namespace {

using processes::Exporter;
using processes::Process;
using processes::Table;

// The transports, except the broker, that let this process fetch another process's objects.
struct Transports {
  std::optional<std::string> memory{};  // the transport of memory files
  std::optional<std::string> drivers{}; // the transport of drivers' objects
  std::string refusal{};                // why a transport is missing
};

bool isInOtherPidNamespace(pid_t pid, const ipc::ProcessIdentity &self) {
  struct stat status{};
  return stat(fmt::format("/proc/{}/ns/pid", pid).c_str(), &status) == 0 &&
         status.st_ino != self.pidNamespace;
}

void addRefusal(Transports &transports, const ipc::Refusal &refusal) {
  transports.refusal += fmt::format("{}{}: {}", transports.refusal.empty() ? "" : ", ",
                                    refusal.step, base::errorName(refusal.error));
}

// Tries to fetch a descriptor whose number is never in use. The error shows whether the kernel
// allows this process to fetch the exporter's descriptors.
void tryToFetch(const Exporter &exporter, Transports &transports) {
  const ipc::ExporterProcess &process = exporter.process();
  if (!process.pidfd)
    return addRefusal(transports, {"pidfd_open", process.pidfdError});
  const base::UniqueFd fetched(
      base::os().pidfdGetfd(process.pidfd.get(), std::numeric_limits<int>::max(), 0));
  if (fetched || errno == EBADF)
    transports.drivers = "fetched by pidfd_getfd";
  else
    addRefusal(transports, {"pidfd_getfd", errno});
}

// Returns the transports of the exporter's objects. The kernel allows or forbids access to a whole
// process, so it is sufficient to try the exporter's tables.
Transports transportsTo(const Exporter &exporter, const ipc::Config &config,
                        std::vector<Table> &tables) {
  Transports transports;
  try {
    const ipc::Deadline deadline(base::os(), config.timeout);
    exporter.visitTables(exporter.tableFds(deadline), deadline, [&](Table table) {
      if (table.isOwnedByProcess)
        tables.push_back(std::move(table));
    });
    transports.memory = "reopened through /proc";
  } catch (const ipc::Refusal &refusal) {
    addRefusal(transports, refusal);
  }
  tryToFetch(exporter, transports);
  if (!transports.memory)
    transports.memory = transports.drivers;
  return transports;
}

Finding exportsFinding(const std::vector<Table> &tables) {
  std::string text;
  for (const Table &table : tables) {
    std::set<std::pair<std::uint64_t, std::int32_t>> objects;
    for (const ipc::TableEntry &entry : table.entries)
      objects.emplace(entry.objectInode, entry.objectFd);
    const std::string_view name = processes::adapterName(table.adapter);
    text += fmt::format("{}{}: {} handles of {} objects", text.empty() ? "" : ", ",
                        name.empty() ? "an adapter of an unknown version" : name,
                        table.entries.size(), objects.size());
  }
  return {.check = "exports", .text = text.empty() ? "none that this process sees" : text};
}

// Returns the finding for one kind of object: a transport without a broker if possible, otherwise
// the broker.
Finding transportFinding(const char *objectKind, const std::optional<std::string> &transport,
                         const std::optional<BrokerSocket> &broker, const std::string &refusal,
                         const Remedies &remedies) {
  Finding finding{.check = objectKind};
  if (transport) {
    finding.text = *transport;
  } else if (broker && broker->access == BrokerAccess::Served) {
    finding.text = fmt::format("sent by the exporter's broker in {}", broker->path);
  } else {
    finding.verdict = Verdict::Problem;
    finding.text = fmt::format("out of reach: {}; {}", refusal,
                               !broker ? "the exporter has no broker"
                               : broker->access == BrokerAccess::NoAnswer
                                   ? "the exporter's broker does not answer in time"
                                   : "the exporter's broker does not serve this user");
    finding.remedies = remedies;
    if (broker && broker->access == BrokerAccess::NoAnswer)
      finding.remedies = {{"exporter", "check that it runs: a stopped or starved process does not "
                                       "answer"},
                          {"environment of the importer", "UR_IPC_TIMEOUT_MS=10000"}};
  }
  return finding;
}

bool hasDriverDescriptors(const std::vector<Table> &tables) {
  return std::ranges::any_of(tables, [](const Table &table) {
    return std::ranges::any_of(table.entries,
                               [](const ipc::TableEntry &entry) { return entry.objectInode == 0; });
  });
}

// Returns whether the process exists, but /proc hides it from this user (hidepid).
bool isHidden(pid_t pid) {
  return (kill(pid, 0) == 0 || errno == EPERM) &&
         ipc::ProcFile::ofProcess(base::os(), static_cast<std::uint32_t>(pid), "stat")
             .text()
             .empty();
}

Finding hiddenFinding(pid_t pid) {
  return {.check = "process",
          .verdict = Verdict::Problem,
          .text = fmt::format("process {} exists, but /proc hides it from this user (hidepid): "
                              "its exports can be opened only through a broker",
                              pid),
          .remedies = {{"environment of the exporter", "UR_IPC_BROKER=on"},
                       {"machine", "mount -o remount,hidepid=0 /proc"}}};
}

Finding nonexistentFinding(pid_t pid) {
  return {.check = "process",
          .verdict = Verdict::Problem,
          .text = fmt::format("process {} does not exist{}, or has ended: its handles cannot be "
                              "opened any more",
                              pid,
                              inspectSystem().inChildPidNamespace
                                  ? " in this pid namespace, which has its own process numbers"
                                  : ""),
          .remedies = {{"exporter", "keep it running until its handles are opened, and get new "
                                    "handles from the process that runs now"}}};
}

} // namespace

Findings checkProcess(pid_t pid, const ipc::Config &config) {
  const std::optional<Process> process = processes::processOf(pid);
  if (!process)
    return {isHidden(pid) ? hiddenFinding(pid) : nonexistentFinding(pid)};
  const uid_t self = base::os().geteuid();
  const ipc::Opener opener{.os = base::os(),
                           .self = processes::thisProcess().identity(),
                           .effectiveUid = self,
                           .config = config};
  Findings findings{{.check = "process",
                     .text = fmt::format("{} ({}) of user {}", support::printable(process->name),
                                         pid, process->uid)}};

  const bool hasOtherPidNamespace = isInOtherPidNamespace(pid, opener.self);
  std::vector<Table> tables;
  Transports transports;
  Remedies remedies = fetchRemedies();
  if (process->uid != self) {
    const Remedies users = userRemedies(process->uid, self);
    remedies.insert(remedies.begin(), users.begin(), users.end());
  }
  try {
    const Exporter exporter(pid, opener);
    transports = transportsTo(exporter, config, tables);
    if (hasOtherPidNamespace) {
      transports = {.refusal = "the exporter is in another pid namespace, so the kernel gives "
                               "no descriptors"};
      remedies = pidNamespaceRemedies();
    }
  } catch (const ipc::Refusal &refusal) {
    addRefusal(transports, refusal);
    if (hasOtherPidNamespace)
      remedies = pidNamespaceRemedies();
  } catch (const base::Error &error) {
    findings.push_back({.check = "user",
                        .verdict = Verdict::Problem,
                        .text = error.message(),
                        .remedies = userRemedies(process->uid, self)});
    return findings;
  }

  std::optional<BrokerSocket> broker;
  if (config.broker != ipc::BrokerMode::Off)
    broker = findBroker(pid, process->uid, config);
  else
    remedies.push_back({"environment of the importer", "UR_IPC_BROKER=auto"});
  findings.push_back(exportsFinding(tables));
  findings.push_back(
      transportFinding("memory files", transports.memory, broker, transports.refusal, remedies));
  if (hasDriverDescriptors(tables))
    findings.push_back(transportFinding("descriptors of drivers", transports.drivers, broker,
                                        transports.refusal, remedies));
  return findings;
}

} // namespace ur::doctor
