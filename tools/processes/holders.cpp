// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/processes/holders.hpp"

#include "base/os_calls.hpp"

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include <fmt/format.h>
#include <sys/sysmacros.h>

namespace ur::processes {
namespace {

namespace fs = std::filesystem;

std::optional<FileId> fileAt(const fs::path &path, std::error_code &error) {
  struct statx status{};
  if (!isOfSharedMemory(fs::read_symlink(path, error).native()) ||
      base::os().statx(AT_FDCWD, path.c_str(), AT_STATX_DONT_SYNC, STATX_INO, &status) != 0)
    return std::nullopt;
  return FileId{.device = makedev(status.stx_dev_major, status.stx_dev_minor),
                .inode = status.stx_ino};
}

} // namespace

// A line has the address, rights, offset, device, inode and path.
std::optional<Mapped> mappedIn(const std::string &line) {
  const std::size_t path = line.find('/');
  if (path == std::string::npos || !isOfSharedMemory(std::string_view(line).substr(path)))
    return std::nullopt;
  std::array<char, 5> rights{};
  unsigned major = 0;
  unsigned minor = 0;
  unsigned long inode = 0;
  if (std::sscanf(line.c_str(), "%*s %4s %*s %x:%x %lu", rights.data(), &major, &minor, &inode) !=
      4)
    return std::nullopt;
  return Mapped{.file = {.device = makedev(major, minor), .inode = inode},
                .forWriting = rights[1] == 'w'};
}

bool isOfSharedMemory(std::string_view link) noexcept {
  return link.starts_with("/memfd:") || link.starts_with("/dmabuf:");
}

std::optional<FileId> fileBehind(pid_t pid, int fd) {
  std::error_code error;
  return fileAt(fmt::format("/proc/{}/fd/{}", pid, fd), error);
}

bool Holders::look(const Process &process, const ipc::Deadline &deadline) {
  const std::string directory = fmt::format("/proc/{}", process.pid);
  std::error_code error;
  const fs::directory_iterator descriptors(directory + "/fd", error);
  std::ifstream maps(directory + "/maps");
  if (error || !maps)
    return error.value() == ENOENT; // the process has ended, so it has no file open
  for (const auto &entry : descriptors) {
    if (deadline.passed())
      return true;
    if (const auto file = fileAt(entry.path(), error))
      holders_[*file].insert(process.pid);
    else if (error == std::errc::permission_denied) // this process may list the names only
      return false;
  }
  for (std::string line; !deadline.passed() && std::getline(maps, line);)
    if (const auto mapped = mappedIn(line))
      holders_[mapped->file].insert(process.pid);
  return true;
}

const std::set<pid_t> &Holders::of(const FileId &file) const {
  static const std::set<pid_t> nobody;
  const auto found = holders_.find(file);
  return found == holders_.end() ? nobody : found->second;
}

} // namespace ur::processes
