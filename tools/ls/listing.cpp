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
#include <set>
#include <span>
#include <tuple>
#include <utility>

#include <fmt/format.h>

namespace ur::ls {
namespace {

using processes::Process;

std::uint32_t secondsAfterBoot() {
  timespec now{};
  base::os().clockGettime(CLOCK_BOOTTIME, &now);
  return static_cast<std::uint32_t>(now.tv_sec);
}

// Entries with the same descriptor are handles of one object. An entry without a descriptor counts
// as a separate object.
void sortByObject(std::vector<ipc::TableEntry> &entries) {
  std::ranges::stable_sort(entries, {}, [](const ipc::TableEntry &entry) {
    return std::tuple(entry.objectInode, entry.objectFd);
  });
}

bool areOneObject(const ipc::TableEntry &a, const ipc::TableEntry &b) {
  return a.objectFd >= 0 && a.objectFd == b.objectFd && a.objectInode == b.objectInode;
}

// The row of entries that are handles of one object.
Row rowOf(ipc::AdapterId adapter, std::span<const ipc::TableEntry> entries, std::uint32_t now) {
  const ipc::TableEntry &any = entries.front();
  const auto madeAt = std::ranges::min(entries, {}, [](const ipc::TableEntry &entry) {
                        return entry.note.madeAt;
                      }).note.madeAt;
  std::optional<std::uint32_t> age;
  if (madeAt != 0 && madeAt <= now)
    age = now - madeAt;
  return {.adapter = adapter,
          .device = any.note.device,
          .kind = any.note.kind,
          .bytes = any.objectSize,
          .handles = static_cast<std::uint32_t>(entries.size()),
          .ageSeconds = age,
          .openedBy = nullptr};
}

// The rows of one process, before the search for the processes that have their files open.
struct Draft {
  Exports exports;
  std::vector<std::optional<processes::FileId>> files; // one for each row

  void add(processes::Table table, std::size_t mostRows, const ipc::Deadline &deadline) {
    if (deadline.passed())
      return;
    sortByObject(table.live);
    const std::uint32_t now = secondsAfterBoot();
    for (auto begin = table.live.begin(); begin != table.live.end() && !deadline.passed();) {
      const auto end =
          std::find_if_not(begin + 1, table.live.end(), [&](const ipc::TableEntry &entry) {
            return areOneObject(*begin, entry);
          });
      if (exports.rows.size() < mostRows) {
        exports.rows.push_back(rowOf(table.adapter, {begin, end}, now));
        files.push_back(begin->objectFd >= 0
                            ? processes::fileBehind(exports.exporter.pid, begin->objectFd)
                            : std::nullopt);
      } else {
        ++exports.leftOut;
      }
      begin = end;
    }
  }

  Exports finish(const processes::Holders &holders, const Selection &selection) && {
    std::vector<Row> &rows = exports.rows;
    std::map<processes::FileId, Openers> openers;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (!files[i])
        continue;
      Openers &ofFile = openers[*files[i]];
      if (!ofFile) {
        std::set<pid_t> others = holders.of(*files[i]);
        others.erase(exports.exporter.pid);
        ofFile = std::make_shared<const std::set<pid_t>>(std::move(others));
      }
      rows[i].openedBy = ofFile;
    }
    if (selection.leaksOnly)
      std::erase_if(rows, [](const Row &row) { return !row.isLeft(); });
    if (rows.size() > selection.mostRowsOfProcess) {
      exports.leftOut += rows.size() - selection.mostRowsOfProcess;
      rows.resize(selection.mostRowsOfProcess);
    }
    return std::move(exports);
  }
};

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
    all.push_back(fmt::format("{} of other users {} not inspected; root with "
                              "CAP_SYS_PTRACE sees them",
                              processCount(otherUsers), otherUsers == 1 ? "was" : "were"));
  if (ownUser != 0)
    all.push_back(fmt::format("{} of this user {} not inspected: the kernel does not let this "
                              "process (capabilities, groups, not dumpable)",
                              processCount(ownUser), ownUser == 1 ? "was" : "were"));
  if (late != 0)
    all.push_back(fmt::format("{} {} not completely read in time; raise "
                              "UR_IPC_TIMEOUT_MS",
                              processCount(late), late == 1 ? "was" : "were"));
  if (hidden)
    all.emplace_back("processes of other users are hidden: /proc is mounted with hidepid");
  if (elsewhere)
    all.emplace_back("processes outside this pid namespace are not visible");
  return all;
}

Listing list(ipc::Config config, const Selection &selection) {
  constexpr std::uint64_t kFirstPidNamespace = 0xeffffffc; // the machine's own
  const ipc::Deadline deadline(base::os(), config.timeout);
  const std::vector<Process> all = processes::allProcesses();
  // Inspecting exports is not sharing, so all users are allowed.
  for (const Process &process : all)
    config.allowedUids.push_back(process.uid);
  const uid_t self = base::os().geteuid();
  const ipc::Opener opener{.os = base::os(),
                           .self = processes::thisProcess().identity(),
                           .effectiveUid = self,
                           .config = config};

  Listing listing;
  processes::Holders holders;
  std::vector<Draft> drafts;
  const auto notSeen = [&](const Process &process) {
    ++(process.uid == self ? listing.blind.ownUser : listing.blind.otherUsers);
  };
  // Leaks are known only after all processes were read.
  const std::size_t mostRows =
      selection.leaksOnly ? Selection().mostRowsOfProcess : selection.mostRowsOfProcess;
  for (const Process &process : all) {
    // One process may take at most half of the time, so that other processes are read, too.
    const ipc::Deadline own(base::os(), std::min(deadline.remaining(), config.timeout / 2));
    try {
      if (!own.passed() && !holders.look(process, own)) {
        notSeen(process);
        continue;
      }
      Draft draft{.exports = {.exporter = process, .rows = {}}, .files = {}};
      if (!own.passed())
        for (processes::Table &table : processes::Exporter(process.pid, opener).tables(own))
          draft.add(std::move(table), mostRows, own);
      if (!draft.exports.rows.empty())
        drafts.push_back(std::move(draft));
    } catch (const ipc::Refused &) {
      notSeen(process);
      continue;
    } catch (const base::Error &) { // the process has ended
      continue;
    }
    if (own.passed())
      ++listing.blind.late;
  }
  for (Draft &draft : drafts)
    if (Exports exports = std::move(draft).finish(holders, selection); !exports.rows.empty())
      listing.exports.push_back(std::move(exports));
  listing.blind.hidden = hidesProcesses();
  listing.blind.elsewhere = opener.self.pidNamespace != kFirstPidNamespace;
  return listing;
}

} // namespace ur::ls
