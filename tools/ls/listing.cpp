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

bool areSameObject(const ipc::TableEntry &a, const ipc::TableEntry &b) {
  return a.objectFd >= 0 && a.objectFd == b.objectFd && a.objectInode == b.objectInode;
}

// Returns the row for entries that are handles of one object.
Row rowOf(ipc::AdapterId adapter, std::span<const ipc::TableEntry> entries, std::uint32_t now) {
  const ipc::TableEntry &first = entries.front();
  const auto oldest = std::ranges::min(entries, {}, [](const ipc::TableEntry &entry) {
                        return entry.facts.creationTime;
                      }).facts.creationTime;
  std::optional<std::uint32_t> age;
  if (oldest != 0 && oldest <= now)
    age = now - oldest;
  return {.adapter = adapter,
          .device = first.facts.device,
          .kind = first.facts.kind,
          .bytes = first.objectSize,
          .handles = static_cast<std::uint32_t>(entries.size()),
          .ageSeconds = age,
          .openers = nullptr};
}

// The rows of one process, before the program has searched the processes that have the files open.
struct Draft {
  Exports exports;

  void add(processes::Table table, const std::map<int, processes::FileId> &files,
           std::size_t maxRows, const ipc::Deadline &deadline) {
    if (deadline.passed())
      return;
    sortByObject(table.entries);
    const std::uint32_t now = secondsAfterBoot();
    for (auto begin = table.entries.begin(); begin != table.entries.end() && !deadline.passed();) {
      const auto end =
          std::find_if_not(begin + 1, table.entries.end(), [&](const ipc::TableEntry &entry) {
            return areSameObject(*begin, entry);
          });
      if (exports.rows.size() < maxRows) {
        exports.rows.push_back(rowOf(table.adapter, {begin, end}, now));
        if (const auto file = files.find(begin->objectFd); file != files.end())
          exports.rows.back().file = file->second;
      } else {
        ++exports.omittedRows;
      }
      begin = end;
    }
  }

  Exports finish(const processes::Holders &holders, const Selection &selection) && {
    std::vector<Row> &rows = exports.rows;
    std::map<processes::FileId, Openers> openers;
    for (Row &row : rows) {
      if (!row.file)
        continue;
      Openers &fileOpeners = openers[*row.file];
      if (!fileOpeners) {
        std::set<pid_t> importers = holders.processesOf(*row.file);
        importers.erase(exports.exporter.pid);
        fileOpeners = std::make_shared<const std::set<pid_t>>(std::move(importers));
      }
      row.openers = fileOpeners;
    }
    if (selection.leaksOnly)
      std::erase_if(rows, [](const Row &row) { return !row.isUnopened(); });
    if (rows.size() > selection.maxRowsOfProcess) {
      exports.omittedRows += rows.size() - selection.maxRowsOfProcess;
      rows.resize(selection.maxRowsOfProcess);
    }
    return std::move(exports);
  }
};

// Finds objects whose exporters have ended. Finds only memory files, because a table does not
// contain the device numbers of other objects.
class Orphans {
public:
  void add(const processes::Table &table) {
    if (!tables_.insert(table.file).second)
      return;
    for (const ipc::TableEntry &entry : table.entries) {
      if (candidates_.size() == kMaxCandidates)
        return;
      const processes::FileId file{.device = table.file.device, .inode = entry.objectInode};
      Row row = rowOf(table.adapter, {&entry, 1}, secondsAfterBoot());
      row.file = file;
      candidates_.try_emplace(file, Orphan{.user = table.user, .row = std::move(row)});
    }
  }
  // Returns the candidates that processes have open and that no living exporter shares.
  std::vector<Orphan> finish(const processes::Holders &holders,
                             const std::vector<Exports> &exports) && {
    for (const Exports &processExports : exports)
      for (const Row &row : processExports.rows)
        if (row.file)
          candidates_.erase(*row.file);
    std::vector<Orphan> orphans;
    for (auto &[file, orphan] : candidates_)
      if (const std::set<pid_t> &openers = holders.processesOf(file); !openers.empty()) {
        orphan.row.openers = std::make_shared<const std::set<pid_t>>(openers);
        orphans.push_back(std::move(orphan));
      }
    return orphans;
  }

private:
  static constexpr std::size_t kMaxCandidates = 65536;
  std::set<processes::FileId> tables_;
  std::map<processes::FileId, Orphan> candidates_;
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

std::vector<std::string> UnreadProcesses::sentences() const {
  std::vector<std::string> texts;
  if (otherUsers != 0)
    texts.push_back(fmt::format("{} of other users {} not inspected; root with "
                                "CAP_SYS_PTRACE sees them",
                                processCount(otherUsers), otherUsers == 1 ? "was" : "were"));
  if (ownUser != 0)
    texts.push_back(
        fmt::format("{} of this user {} not inspected: the kernel protects processes that have "
                    "more capabilities or other groups, or are not dumpable",
                    processCount(ownUser), ownUser == 1 ? "was" : "were"));
  if (pastDeadline != 0)
    texts.push_back(fmt::format("{} {} not completely read in time; raise "
                                "UR_IPC_TIMEOUT_MS",
                                processCount(pastDeadline), pastDeadline == 1 ? "was" : "were"));
  if (hidepid)
    texts.emplace_back("processes of other users are hidden: /proc is mounted with hidepid");
  if (isChildNamespace)
    texts.emplace_back("processes outside this pid namespace are not visible");
  return texts;
}

Listing list(ipc::Config config, const Selection &selection) {
  constexpr std::uint64_t kFirstPidNamespace = 0xeffffffc; // the machine's initial pid namespace
  const ipc::Deadline deadline(base::os(), config.timeout);
  const std::vector<Process> processList = processes::allProcesses();
  // Allows all users, because the list inspects exports and opens no object.
  for (const Process &process : processList)
    config.allowedUids.push_back(process.uid);
  const uid_t self = base::os().geteuid();
  const ipc::Opener opener{.os = base::os(),
                           .self = processes::thisProcess().identity(),
                           .effectiveUid = self,
                           .config = config};

  Listing listing;
  processes::Holders holders;
  std::vector<Draft> drafts;
  Orphans orphans;
  std::size_t rows = 0;
  const auto countUnreadable = [&](const Process &process) {
    ++(process.uid == self ? listing.unreadProcesses.ownUser : listing.unreadProcesses.otherUsers);
  };
  // The program must read all processes before it knows which rows are leaks.
  const std::size_t maxRows =
      selection.leaksOnly ? Selection().maxRowsOfProcess : selection.maxRowsOfProcess;
  for (const Process &process : processList) {
    // One process may take at most half of the time, so that time remains for the others.
    const ipc::Deadline processDeadline(base::os(),
                                        std::min(deadline.remaining(), config.timeout / 2));
    if (processDeadline.passed()) {
      ++listing.unreadProcesses.pastDeadline;
      continue;
    }
    try {
      const auto descriptors = holders.inspect(process, processDeadline);
      if (!descriptors) {
        countUnreadable(process);
        continue;
      }
      Draft draft{.exports = {.exporter = process, .rows = {}}};
      const std::size_t rowLimit = std::min(maxRows, selection.maxRows - rows);
      if (!descriptors->tables.empty())
        processes::Exporter(process.pid, opener)
            .visitTables(descriptors->tables, processDeadline, [&](processes::Table table) {
              if (table.isOwnedByProcess)
                draft.add(std::move(table), descriptors->files, rowLimit, processDeadline);
              else
                orphans.add(table);
            });
      rows += draft.exports.rows.size();
      if (!draft.exports.rows.empty() || draft.exports.omittedRows != 0)
        drafts.push_back(std::move(draft));
    } catch (const ipc::Refusal &) {
      countUnreadable(process);
      continue;
    } catch (const base::Error &) { // the process has ended
      continue;
    }
    if (processDeadline.passed())
      ++listing.unreadProcesses.pastDeadline;
  }
  for (Draft &draft : drafts)
    if (Exports exports = std::move(draft).finish(holders, selection);
        !exports.rows.empty() || exports.omittedRows != 0)
      listing.exports.push_back(std::move(exports));
  listing.orphans = std::move(orphans).finish(holders, listing.exports);
  listing.unreadProcesses.hidepid = hidesProcesses();
  listing.unreadProcesses.isChildNamespace = opener.self.pidNamespace != kFirstPidNamespace;
  return listing;
}

} // namespace ur::ls
