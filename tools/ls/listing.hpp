// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/config.hpp"
#include "ipc/export_table.hpp"
#include "ipc/handle.hpp"
#include "tools/processes/process.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ur::ls {

// An object that a process shares, as its exporter tells it.
struct Row {
  processes::Process exporter;
  ipc::AdapterId adapter;
  ipc::DeviceMark device; // of its UUID; 0 where the exporter's version tells none
  ipc::Kind kind;         // 0 likewise
  std::uint64_t bytes;
  std::size_t handles;                     // that others can open at this moment
  std::optional<std::uint32_t> ageSeconds; // of its oldest handle
  std::optional<std::set<pid_t>> openedBy; // nothing where no file tells who has it open

  bool isLeft() const noexcept { return openedBy && openedBy->empty(); }
};

// What was not seen, so that nobody takes silence for an answer.
struct Blind {
  std::size_t otherUsers = 0; // processes that the kernel does not show more of
  std::size_t ownUser = 0;    // the same, of this user
  std::size_t late = 0;       // processes left out when the time was up
  bool hidden = false;        // /proc is mounted with hidepid
  bool elsewhere = false;     // this pid namespace is not the machine's

  std::vector<std::string> sentences() const;
};

struct Listing {
  std::vector<Row> rows;
  Blind blind;
};

// Looks at every process once, within the time of `config`.
Listing list(ipc::Config config);

} // namespace ur::ls
