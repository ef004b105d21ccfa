// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/processes/holders.hpp"

#include "base/environment/environment.hpp"
#include "base/os_calls.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include <fmt/format.h>
#include <sys/sysmacros.h>

namespace ur::processes {
namespace {

namespace fs = std::filesystem;

// A line of /proc/PID/maps: address, rights, offset, device, inode, path.
std::optional<FileId> fileIn(const std::string &line) {
  const std::size_t path = line.find('/');
  if (path == std::string::npos || !isOfSharedMemory(std::string_view(line).substr(path)))
    return std::nullopt;
  unsigned major = 0;
  unsigned minor = 0;
  unsigned long inode = 0;
  if (std::sscanf(line.c_str(), "%*s %*s %*s %x:%x %lu", &major, &minor, &inode) != 3)
    return std::nullopt;
  return FileId{.device = makedev(major, minor), .inode = inode};
}

} // namespace

bool isOfSharedMemory(std::string_view link) noexcept {
  return link.starts_with("/memfd:") || link.starts_with("/dmabuf:");
}

std::optional<FileId> fileBehind(pid_t pid, int fd) {
  const fs::path path = fmt::format("/proc/{}/fd/{}", pid, fd);
  std::error_code error;
  struct statx status{};
  if (!isOfSharedMemory(fs::read_symlink(path, error).native()) ||
      base::os().statx(AT_FDCWD, path.c_str(), AT_STATX_DONT_SYNC, STATX_INO, &status) != 0)
    return std::nullopt;
  return FileId{.device = makedev(status.stx_dev_major, status.stx_dev_minor),
                .inode = status.stx_ino};
}

bool Holders::look(const Process &process) {
  const std::string directory = fmt::format("/proc/{}", process.pid);
  std::error_code error;
  const fs::directory_iterator descriptors(directory + "/fd", error);
  std::ifstream maps(directory + "/maps");
  if (error || !maps)
    return error.value() == ENOENT; // it has ended, and holds nothing
  for (const auto &entry : descriptors)
    if (const auto number = environment::number<int>(entry.path().filename().native()))
      if (const auto file = fileBehind(process.pid, *number))
        holders_[*file].insert(process.pid);
  for (std::string line; std::getline(maps, line);)
    if (const auto file = fileIn(line))
      holders_[*file].insert(process.pid);
  return true;
}

const std::set<pid_t> &Holders::of(const FileId &file) const {
  static const std::set<pid_t> nobody;
  const auto found = holders_.find(file);
  return found == holders_.end() ? nobody : found->second;
}

} // namespace ur::processes
