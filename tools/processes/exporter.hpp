// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/broker_socket.hpp"
#include "ipc/export_table.hpp"
#include "ipc/handle.hpp"
#include "ipc/verify.hpp"
#include "tools/processes/holders.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace ur::processes {

// An export table that a process has open: its own table, which belongs to one of its adapters,
// or the table of an exporter that has ended. The entries are claims of the exporter.
struct Table {
  int fd; // the table's number in the process that has it open
  FileId file;
  uid_t user; // the owner of the file
  bool isOwnedByProcess;
  ipc::AdapterId adapter;
  std::vector<ipc::TableEntry>
      entries; // the live entries; also dead ones if the exporter has ended
};

// Inspects the exports of a process with the code of importers. Opens only tables, and never waits
// for the process.
class Exporter {
public:
  // Throws as ipc::Verifier does: ipc::Refusal if the kernel denies access, base::Error if the
  // process has ended or runs as a user that the opener does not allow.
  Exporter(pid_t pid, const ipc::Opener &opener);

  const ipc::Handle &claim() const noexcept { return claim_; }
  const ipc::ExporterProcess &process() const noexcept { return process_; }

  // Returns the descriptors that may be tables. Stops the search at the deadline. Throws
  // ipc::Refusal.
  std::vector<int> tableFds(const ipc::Deadline &deadline) const;

  // Passes the tables among these descriptors to `visit`, one at a time, because each may take
  // megabytes. Stops at the deadline. Throws ipc::Refusal.
  void visitTables(std::vector<int> numbers, const ipc::Deadline &deadline,
                   const std::function<void(Table)> &visit) const;

  // Returns the file of one of the process's descriptors, such as "/memfd:ur-usm (deleted)", or an
  // empty text if there is none. Throws ipc::Refusal.
  std::string fileOf(int fd) const;

private:
  std::string fdDirectory() const;
  std::optional<Table> read(int number, const ipc::OpenedMemory &memory) const;
  bool ownsTable(const ipc::TableHeader &header, const ipc::MemoryFacts &table) const;
  bool mapsForWriting(const ipc::MemoryFacts &table) const;

  const ipc::Handle claim_; // the claims that a handle of the process would contain
  const ipc::Verifier verifier_;
  const ipc::ExporterProcess process_;
};

} // namespace ur::processes
