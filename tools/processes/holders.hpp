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

// Names a file on this machine.
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

// What a line of /proc/PID/maps says of a file of a kind below; nothing of any other.
std::optional<Mapped> mappedIn(const std::string &line);

// Whether a link of /proc/PID/fd is of a file with an inode of its own that may be shared: a memory
// file or a dma-buf.
bool isOfSharedMemory(std::string_view link) noexcept;

// The file behind /proc/PID/fd/FD, of one of those kinds. Opens nothing and asks no file system
// that lets others answer.
std::optional<FileId> fileBehind(pid_t pid, int fd);

// Which processes have which of these files open or mapped.
class Holders {
public:
  // Returns false if the kernel does not let this process look. Stops at the deadline, so that one
  // process with very many descriptors or mappings cannot take more.
  bool look(const Process &process, const ipc::Deadline &deadline);

  const std::set<pid_t> &of(const FileId &file) const;

private:
  std::map<FileId, std::set<pid_t>> holders_;
};

} // namespace ur::processes
