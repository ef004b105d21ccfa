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

#include <sys/types.h>

namespace ur::processes {

// Identifies a file on this machine.
struct FileId {
  dev_t device;
  ino_t inode;

  auto operator<=>(const FileId &) const = default;
};

// A file that a process has mapped.
struct Mapped {
  FileId file;
  bool forWriting;
};

// Parses a line of /proc/PID/maps. Returns nullopt unless isOfSharedMemory() holds for its file.
std::optional<Mapped> mappedIn(const std::string &line);

// Returns whether a link of /proc/PID/fd names a file that may be shared and has its own inode: a
// memory file or a dma-buf.
bool isOfSharedMemory(std::string_view link) noexcept;

// Returns the file of /proc/PID/fd/FD, if isOfSharedMemory() holds for it. Opens nothing and calls
// no file system that another process implements.
std::optional<FileId> fileBehind(pid_t pid, int fd);

// Maps files to the processes that have them open or mapped.
class Holders {
public:
  // Returns false if the kernel denies access. Stops at the deadline, so that one process with very
  // many descriptors or mappings cannot take more time.
  bool look(const Process &process, const ipc::Deadline &deadline);

  const std::set<pid_t> &of(const FileId &file) const;

private:
  std::map<FileId, std::set<pid_t>> holders_;
};

} // namespace ur::processes
