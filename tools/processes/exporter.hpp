// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/broker_socket.hpp"
#include "ipc/export_table.hpp"
#include "ipc/handle.hpp"
#include "ipc/verify.hpp"

#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace ur::processes {

// The live entries in the table of one adapter of a process. All fields are claims of that process.
struct Table {
  int fd; // the table's descriptor number in that process
  ipc::AdapterId adapter;
  std::vector<ipc::TableEntry> live;
};

// A process whose exports this inspects with the code of importers. Opens only tables, and no call
// waits for the process.
class Exporter {
public:
  // Throws as ipc::Verifier does: ipc::Refused if the kernel denies access, base::Error if the
  // process has ended or runs as a user that the opener does not allow.
  Exporter(pid_t pid, const ipc::Opener &opener);

  const ipc::Handle &claim() const noexcept { return claim_; }
  const ipc::ExporterProcess &process() const noexcept { return process_; }

  // Returns the tables that were found and read before the deadline. Throws ipc::Refused.
  std::vector<Table> tables(const ipc::Deadline &deadline) const;

  // Returns the file of one of the process's descriptors, such as "/memfd:ur-usm (deleted)", or an
  // empty text if there is none. Throws ipc::Refused.
  std::string fileOf(int fd) const;

private:
  std::string descriptors() const;
  std::optional<Table> read(int number, const ipc::OpenedMemory &memory) const;
  bool writes(const ipc::MemoryFacts &table) const;

  const ipc::Handle claim_; // the claims that a handle of the process would have
  const ipc::Verifier verifier_;
  const ipc::ExporterProcess process_;
};

} // namespace ur::processes
