// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/ls/listing.hpp"

#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "ipc/broker_socket.hpp"
#include "ipc/process_identity.hpp"
#include "tools/processes/exporter.hpp"
#include "tools/processes/holders.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <tuple>
#include <utility>

#include <fmt/format.h>

namespace ur::ls {
namespace {

using processes::Process;

// A row whose openers are yet to be found.
struct Draft {
  Row row;
  std::optional<processes::FileId> file;
};

std::uint32_t secondsAfterBoot() {
  timespec now{};
  base::os().clockGettime(CLOCK_BOOTTIME, &now);
  return static_cast<std::uint32_t>(now.tv_sec);
}

// One for each object of a table: its entries have one descriptor.
std::vector<Draft> rowsOf(const Process &process, const processes::Table &table,
                          std::uint32_t now) {
  std::map<std::tuple<std::uint64_t, std::int32_t>, std::vector<ipc::TableEntry>> objects;
  std::size_t withoutFile = 0;
  for (const ipc::TableEntry &entry : table.live)
    // What has no descriptor is one object each for all that can be seen.
    objects[{entry.objectInode,
             entry.objectFd >= 0 ? entry.objectFd : -1 - static_cast<std::int32_t>(withoutFile++)}]
        .push_back(entry);

  std::vector<Draft> drafts;
  for (const auto &[object, entries] : objects) {
    const ipc::TableEntry &any = entries.front();
    const auto madeAt = std::ranges::min(entries, {}, [](const ipc::TableEntry &entry) {
                          return entry.note.madeAt;
                        }).note.madeAt;
    std::optional<std::uint32_t> age;
    if (madeAt != 0 && madeAt <= now)
      age = now - madeAt;
    drafts.push_back({.row = {.exporter = process,
                              .adapter = table.adapter,
                              .device = any.note.device,
                              .kind = any.note.kind,
                              .bytes = any.objectSize,
                              .handles = entries.size(),
                              .ageSeconds = age,
                              .openedBy = std::nullopt},
                      .file = any.objectFd >= 0 ? processes::fileBehind(process.pid, any.objectFd)
                                                : std::nullopt});
  }
  return drafts;
}

void addRows(const Process &process, const ipc::Opener &opener, std::vector<Draft> &drafts) {
  const std::uint32_t now = secondsAfterBoot();
  for (const processes::Table &table : processes::Exporter(process.pid, opener).tables())
    std::ranges::move(rowsOf(process, table, now), std::back_inserter(drafts));
}

bool hidesProcesses() {
  std::ifstream mounts("/proc/self/mountinfo");
  for (std::string line; std::getline(mounts, line);)
    if (line.find(" /proc ") != std::string::npos && line.find("hidepid=") != std::string::npos &&
        line.find("hidepid=0") == std::string::npos)
      return base::os().geteuid() != 0;
  return false;
}

std::string processCount(std::size_t count) {
  return fmt::format("{} process{}", count, count == 1 ? "" : "es");
}

} // namespace

std::vector<std::string> Blind::sentences() const {
  std::vector<std::string> all;
  if (otherUsers != 0)
    all.push_back(fmt::format("{} of other users {} not looked into; root with "
                              "CAP_SYS_PTRACE sees them",
                              processCount(otherUsers), otherUsers == 1 ? "was" : "were"));
  if (ownUser != 0)
    all.push_back(fmt::format("{} of this user {} not looked into: the kernel does not let this "
                              "process (capabilities, groups, not dumpable)",
                              processCount(ownUser), ownUser == 1 ? "was" : "were"));
  if (late != 0)
    all.push_back(fmt::format("{} {} left out when the time was up; raise UR_IPC_TIMEOUT_MS",
                              processCount(late), late == 1 ? "was" : "were"));
  if (hidden)
    all.emplace_back("processes of other users are hidden: /proc is mounted with hidepid");
  if (elsewhere)
    all.emplace_back("processes outside this pid namespace are not seen");
  return all;
}

Listing list(ipc::Config config) {
  constexpr std::uint64_t kFirstPidNamespace = 0xeffffffc; // the machine's own
  const ipc::Deadline deadline(config.timeout);
  const std::vector<Process> all = processes::allProcesses();
  // To look at what they share is not to share: no user is refused for that.
  for (const Process &process : all)
    config.allowedUids.push_back(process.uid);
  const uid_t self = base::os().geteuid();
  const ipc::Opener opener{.self = ipc::processIdentity(), .effectiveUid = self, .config = config};

  Listing listing;
  processes::Holders holders;
  std::vector<Draft> drafts;
  const auto notSeen = [&](const Process &process) {
    ++(process.uid == self ? listing.blind.ownUser : listing.blind.otherUsers);
  };
  for (const Process &process : all) {
    if (deadline.passed()) {
      ++listing.blind.late;
      continue;
    }
    if (!holders.look(process)) {
      notSeen(process);
      continue;
    }
    try {
      addRows(process, opener, drafts);
    } catch (const ipc::Refused &) {
      notSeen(process);
    } catch (const base::Error &) { // it ended
    }
  }
  for (Draft &draft : drafts) {
    if (draft.file) {
      draft.row.openedBy = holders.of(*draft.file);
      draft.row.openedBy->erase(draft.row.exporter.pid);
    }
    listing.rows.push_back(std::move(draft.row));
  }
  listing.blind.hidden = hidesProcesses();
  listing.blind.elsewhere = opener.self.pidNamespace != kFirstPidNamespace;
  return listing;
}

} // namespace ur::ls
