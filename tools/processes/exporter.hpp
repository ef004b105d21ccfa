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

// The table of one adapter of a process: its entries that are live. All of it is what the process
// says.
struct Table {
  int fd; // its number over there
  ipc::AdapterId adapter;
  std::vector<ipc::TableEntry> live;
};

// A process whose exports are looked at, through the code that openers use: nothing of it is opened
// that is not a table, and no call waits for it.
class Exporter {
public:
  // Throws as ipc::Verifier does: ipc::Refused where the kernel does not let this process look,
  // base::Error where the process has ended or runs as a user that the opener does not allow.
  Exporter(pid_t pid, const ipc::Opener &opener);

  const ipc::Handle &claim() const noexcept { return claim_; }
  const ipc::ExporterProcess &process() const noexcept { return process_; }

  // Returns the tables that were found and read before the deadline. Throws ipc::Refused.
  std::vector<Table> tables(const ipc::Deadline &deadline) const;

  // What stands behind one of its descriptors: "/memfd:ur-usm (deleted)"; empty where that is none.
  // Throws ipc::Refused.
  std::string fileOf(int fd) const;

private:
  std::string descriptors() const;
  std::optional<Table> read(int number, const ipc::OpenedMemory &memory) const;
  bool writes(const ipc::MemoryFacts &table) const;

  const ipc::Handle claim_; // what a handle of the process would say of it
  const ipc::Verifier verifier_;
  const ipc::ExporterProcess process_;
};

} // namespace ur::processes
