// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/broker_socket.hpp"
#include "tools/processes/process.hpp"

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace ur::processes {

// Identifies a file on this machine.
struct FileId {
  dev_t device;
  ino_t inode;

  auto operator<=>(const FileId &) const = default;
};

// A file that a process has mapped.
struct FileMapping {
  FileId file;
  bool forWriting;
};

// Parses a line of /proc/PID/maps. Returns nullopt unless namesSharedMemory() is true for its file.
std::optional<FileMapping> parseMapping(const std::string &line);

// Returns whether a link of /proc/PID/fd names a file that may be shared and has its own inode: a
// memory file or a dma-buf.
bool namesSharedMemory(std::string_view link) noexcept;

// Returns whether a link of /proc/PID/fd names an export table.
bool namesExportTable(std::string_view link) noexcept;

// The descriptors of shared memory that a process has open, by number.
struct Descriptors {
  std::map<int, FileId> files;
  std::vector<int> tables; // the files that may be export tables
};

// Maps files to the processes that have them open or mapped. Opens no file, and calls no file
// system that another process implements.
class Holders {
public:
  // Adds the files that a process has open or mapped, and returns its descriptors. Returns nullopt
  // if the kernel denies access. Stops at the deadline, and remembers at most 250,000 files, so
  // that processes with very many descriptors or mappings take limited time and memory.
  std::optional<Descriptors> inspect(const Process &process, const ipc::Deadline &deadline);

  const std::set<pid_t> &processesOf(const FileId &file) const;

private:
  void add(const FileId &file, pid_t holder);

  std::map<FileId, std::set<pid_t>> holders_;
};

} // namespace ur::processes
