// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/config.hpp"
#include "ipc/export_table.hpp"
#include "ipc/handle.hpp"
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

// The processes that have a file open. Rows with the same file share one, as an exporter may list a
// file a million times.
using Openers = std::shared_ptr<const std::set<pid_t>>;

// An object that a process shares, as its exporter tells it.
struct Row {
  ipc::AdapterId adapter;
  ipc::DeviceMark device; // of its UUID; 0 where the exporter's version tells none
  ipc::Kind kind;         // 0 likewise
  std::uint64_t bytes;
  std::uint32_t handles;                   // that others can open at this moment
  std::optional<std::uint32_t> ageSeconds; // of its oldest handle
  Openers openedBy;                        // null where no file tells who has it open

  bool isLeft() const noexcept { return openedBy && openedBy->empty(); }
};

// What one process shares.
struct Exports {
  processes::Process exporter;
  std::vector<Row> rows;
  std::size_t leftOut = 0; // rows beyond the limit
};

// What was not seen, so that nobody takes silence for an answer.
struct Blind {
  std::size_t otherUsers = 0; // processes that the kernel does not show more of
  std::size_t ownUser = 0;    // the same, of this user
  std::size_t late = 0;       // processes that were not read to the end when the time was up
  bool hidden = false;        // /proc is mounted with hidepid
  bool elsewhere = false;     // this pid namespace is not the machine's

  std::vector<std::string> sentences() const;
};

struct Listing {
  std::vector<Exports> exports; // processes without a row are left out
  Blind blind;
};

struct Selection {
  bool leaksOnly = false; // only rows that isLeft() is true of
  std::size_t mostRowsOfProcess = std::numeric_limits<std::size_t>::max();
};

// Looks at every process once, within the time of `config`.
Listing list(ipc::Config config, const Selection &selection);

} // namespace ur::ls
