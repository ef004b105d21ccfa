// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/config.hpp"
#include "ipc/export_table.hpp"
#include "ipc/handle.hpp"
#include "tools/processes/holders.hpp"
#include "tools/processes/process.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ur::ls {

// The processes that have a file open. Rows with the same file share one set, since an exporter may
// list a file a million times.
using Openers = std::shared_ptr<const std::set<pid_t>>;

// An object that a process shares, as its exporter describes it.
struct Row {
  ipc::AdapterId adapter;
  ipc::DeviceChecksum device; // from the UUID; 0 if the exporter's version does not report it
  ipc::Kind kind;             // 0 if the exporter's version does not report it
  std::uint64_t bytes;
  std::uint32_t handles;                   // handles that importers can open now
  std::optional<std::uint32_t> ageSeconds; // age of the oldest handle
  Openers openers;                         // null if the kernel does not report them
  std::optional<processes::FileId> file{}; // equal for rows of one object

  bool isUnopened() const noexcept { return openers && openers->empty(); }
};

// The exports of one process.
struct Exports {
  processes::Process exporter;
  std::vector<Row> rows;
  std::size_t omittedRows = 0; // rows beyond the limit
};

// An object that processes have open or mapped after its exporter has ended. Importers keep only
// the tables of the last four exporters, so the list lacks objects of earlier exporters.
struct Orphan {
  uid_t user; // the user of the exporter
  Row row;
};

// The processes that are not in the list, because the program could not read them.
struct UnreadProcesses {
  std::size_t otherUsers = 0;    // processes of other users that the kernel protects
  std::size_t ownUser = 0;       // processes of this user that the kernel protects
  std::size_t pastDeadline = 0;  // processes that were not completely read before the deadline
  bool hidepid = false;          // /proc is mounted with hidepid
  bool isChildNamespace = false; // this is not the machine's initial pid namespace

  std::vector<std::string> sentences() const;
};

struct Listing {
  std::vector<Exports> exports; // processes that have rows
  std::vector<Orphan> orphans{};
  UnreadProcesses unreadProcesses;
};

struct Selection {
  bool leaksOnly = false; // only rows whose isUnopened() is true
  std::size_t maxRowsOfProcess = std::numeric_limits<std::size_t>::max();
  std::size_t maxRows = std::numeric_limits<std::size_t>::max(); // rows of all processes
};

// Reads every process once, within the timeout of `config`.
Listing list(ipc::Config config, const Selection &selection);

} // namespace ur::ls
