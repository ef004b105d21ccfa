// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/processes/holders.hpp"

#include "base/environment/environment.hpp"
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

constexpr std::size_t kMaxFiles = 250'000;

} // namespace

// A line contains the address, rights, offset, device, inode and path.
std::optional<FileMapping> parseMapping(const std::string &line) {
  const std::size_t path = line.find('/');
  if (path == std::string::npos || !namesSharedMemory(std::string_view(line).substr(path)))
    return std::nullopt;
  std::array<char, 5> rights{};
  unsigned major = 0;
  unsigned minor = 0;
  unsigned long inode = 0;
  if (std::sscanf(line.c_str(), "%*s %4s %*s %x:%x %lu", rights.data(), &major, &minor, &inode) !=
      4)
    return std::nullopt;
  return FileMapping{.file = {.device = makedev(major, minor), .inode = inode},
                     .forWriting = rights[1] == 'w'};
}

bool namesSharedMemory(std::string_view link) noexcept {
  return link.starts_with("/memfd:") || link.starts_with("/dmabuf:");
}

bool namesExportTable(std::string_view link) noexcept {
  return link.starts_with("/memfd:ur-ipc-exports");
}

std::optional<Descriptors> Holders::inspect(const Process &process, const ipc::Deadline &deadline) {
  const std::string directory = fmt::format("/proc/{}", process.pid);
  std::error_code error;
  const fs::directory_iterator descriptors(directory + "/fd", error);
  std::ifstream maps(directory + "/maps");
  Descriptors result;
  if (error || !maps) {
    // A process that has ended has no open files.
    return error.value() == ENOENT ? std::optional(std::move(result)) : std::nullopt;
  }
  for (const auto &entry : descriptors) {
    if (deadline.passed())
      return result;
    const std::string link = fs::read_symlink(entry.path(), error).native();
    // The kernel may allow a user to list the descriptors, but not to read their links.
    if (error == std::errc::permission_denied)
      return std::nullopt;
    const auto number = environment::number<int>(entry.path().filename().native());
    struct statx status{};
    if (!number || !namesSharedMemory(link) ||
        base::os().statx(AT_FDCWD, entry.path().c_str(), AT_STATX_DONT_SYNC, STATX_INO, &status) !=
            0)
      continue;
    const FileId file{.device = makedev(status.stx_dev_major, status.stx_dev_minor),
                      .inode = status.stx_ino};
    if (result.files.size() < kMaxFiles)
      result.files.emplace(*number, file);
    if (namesExportTable(link))
      result.tables.push_back(*number);
    add(file, process.pid);
  }
  for (std::string line; !deadline.passed() && std::getline(maps, line);)
    if (const auto mapping = parseMapping(line))
      add(mapping->file, process.pid);
  return result;
}

void Holders::add(const FileId &file, pid_t holder) {
  const auto entry = holders_.find(file);
  if (entry != holders_.end())
    entry->second.insert(holder);
  else if (holders_.size() < kMaxFiles)
    holders_[file].insert(holder);
}

const std::set<pid_t> &Holders::processesOf(const FileId &file) const {
  static const std::set<pid_t> noHolders;
  const auto entry = holders_.find(file);
  return entry == holders_.end() ? noHolders : entry->second;
}

} // namespace ur::processes
