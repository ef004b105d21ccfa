// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/process_identity.hpp"

#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "base/system_error.hpp"

#include <algorithm>
#include <cstdio>
#include <limits>

#include <sodium/utils.h>

namespace ur::ipc {
namespace {

// Returns the number at index `field` of a list that spaces or tabs separate, or nullopt if this
// item is not a number.
template <typename Number>
std::optional<Number> numberAt(std::string_view text, std::size_t field) noexcept {
  constexpr std::string_view kSeparators = " \t";
  for (;; --field) {
    text.remove_prefix(std::min(text.find_first_not_of(kSeparators), text.size()));
    const std::size_t end = std::min(text.find_first_of(" \t\n"), text.size());
    if (field == 0)
      return environment::number<Number>(text.substr(0, end));
    text.remove_prefix(end);
  }
}

// Returns the number at index `field` of the list after `name`. `name` begins with a newline.
template <typename Number>
std::optional<Number> numberInLine(std::string_view text, std::string_view name,
                                   std::size_t field) noexcept {
  const std::size_t line = text.find(name);
  if (line == std::string_view::npos)
    return std::nullopt;
  return numberAt<Number>(text.substr(line + name.size()), field);
}

// Returns the fields after the program's name. The name is the second field and may contain ")".
std::string_view fieldsAfterName(std::string_view stat) noexcept {
  const std::size_t nameEnd = stat.rfind(')');
  return nameEnd == std::string_view::npos ? std::string_view() : stat.substr(nameEnd + 1);
}

// The statfs type of pidfds with unique inodes.
constexpr long kPidfsMagic = 0x50494446;

[[noreturn]] void raiseProc(int error, const char *path) {
  if (error == ENOENT || error == ENOTDIR || error == 0)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "cannot identify this process: {} is missing or unreadable; mount /proc", path);
  base::raiseSystem(error, "cannot identify this process: {}", path);
}

// Returns 0 if the kernel lacks or refuses pidfds, or if their inodes are not unique. In that case
// the start time identifies processes.
std::uint64_t ownPidfdInode(const base::OsCalls &os, pid_t pid) {
  const base::UniqueFd pidfd(os.pidfdOpen(pid, 0), os);
  if (!pidfd) {
    if (errno == EMFILE || errno == ENFILE || errno == ENOMEM)
      base::raiseSystem(errno, "cannot identify this process: pidfd_open");
    return 0;
  }
  struct statfs system{};
  struct stat status{};
  if (os.fstatfs(pidfd.get(), &system) != 0 || system.f_type != kPidfsMagic ||
      os.fstat(pidfd.get(), &status) != 0)
    return 0;
  return status.st_ino;
}

template <typename Parse> auto readProc(const base::OsCalls &os, const char *path, Parse parse) {
  const ProcFile file(os, AT_FDCWD, path);
  const auto value = parse(file.text());
  if (!value)
    raiseProc(file.error(), path);
  return *value;
}

std::uint64_t ownPidNamespace(const base::OsCalls &os) {
  constexpr const char *kPath = "/proc/thread-self/ns/pid";
  struct stat status{};
  if (os.stat(kPath, &status) != 0)
    raiseProc(errno, kPath);
  return status.st_ino;
}

dev_t memfdDevice(const base::OsCalls &os) {
  constexpr const char *kFailure = "cannot identify memory files: {}";
  const base::UniqueFd file(os.memfdCreate("ur-ipc-probe", MFD_CLOEXEC), os);
  struct stat status{};
  if (!file)
    base::raiseSystem(errno, kFailure, "memfd_create");
  base::requireSystem(os.fstat(file.get(), &status), kFailure, "fstat");
  return status.st_dev;
}

std::optional<uid_t> overflowUid(const base::OsCalls &os) {
  const ProcFile number(os, AT_FDCWD, "/proc/sys/kernel/overflowuid");
  return numberAt<uid_t>(number.text(), 0);
}

std::optional<BootId> bootIdIn(std::string_view text) noexcept {
  BootId id{};
  std::size_t size = 0;
  if (sodium_hex2bin(id.data(), id.size(), text.data(), text.size(), "-\n", &size, nullptr) != 0 ||
      size != id.size())
    return std::nullopt;
  return id;
}

} // namespace

ProcFile::ProcFile(const base::OsCalls &os, int directory, const char *path) noexcept {
  const base::UniqueFd file(
      base::retryInterrupted(os.openat, directory, path, O_RDONLY | O_CLOEXEC), os);
  const ssize_t size =
      file ? base::retryInterrupted(os.read, file.get(), buffer_.data(), buffer_.size()) : -1;
  if (size < 0)
    error_ = errno;
  else
    size_ = static_cast<std::size_t>(size);
}

ProcFile ProcFile::ofProcess(const base::OsCalls &os, std::uint32_t pid,
                             const char *name) noexcept {
  std::array<char, 32> path{};
  static_cast<void>(std::snprintf(path.data(), path.size(), "/proc/%u/%s", pid, name));
  return ProcFile(os, AT_FDCWD, path.data());
}

std::optional<std::uint64_t> startTicksIn(std::string_view stat) noexcept {
  return numberAt<std::uint64_t>(fieldsAfterName(stat), 19);
}

bool hasEndedIn(std::string_view stat) noexcept {
  const std::string_view fields = fieldsAfterName(stat);
  const std::size_t state = fields.find_first_not_of(' ');
  return state != std::string_view::npos && (fields[state] == 'Z' || fields[state] == 'X');
}

bool mapsAllUsersIn(std::string_view uidMap) noexcept {
  return numberAt<uid_t>(uidMap, 0) == 0u &&
         numberAt<uid_t>(uidMap, 2) == std::numeric_limits<uid_t>::max();
}

bool mapsAllUsers(const base::OsCalls &os) noexcept {
  const ProcFile map(os, AT_FDCWD, "/proc/thread-self/uid_map");
  // A kernel without user namespaces has no such file.
  return map.error() == ENOENT || mapsAllUsersIn(map.text());
}

std::optional<gid_t> overflowGid(const base::OsCalls &os) noexcept {
  const ProcFile number(os, AT_FDCWD, "/proc/sys/kernel/overflowgid");
  return numberAt<gid_t>(number.text(), 0);
}

std::optional<pid_t> pidIn(std::string_view fdinfo) noexcept {
  return numberInLine<pid_t>(fdinfo, "\nPid:", 0);
}

std::optional<uid_t> effectiveUidIn(std::string_view status) noexcept {
  return numberInLine<uid_t>(status, "\nUid:", 1);
}

ProcessIdentity identifyProcess(const base::OsCalls &os) {
  const pid_t pid = os.getpid();
  bool procHasOurPids = false;
  const auto startTicks = readProc(os, "/proc/self/stat", [&](std::string_view stat) {
    procHasOurPids = numberAt<pid_t>(stat, 0) == pid;
    return startTicksIn(stat);
  });
  return {.pid = pid,
          .pidfdInode = ownPidfdInode(os, pid),
          .startTicks = startTicks,
          .pidNamespace = ownPidNamespace(os),
          .bootId = readProc(os, "/proc/sys/kernel/random/boot_id", bootIdIn),
          .procHasOurPids = procHasOurPids,
          .memfdDevice = memfdDevice(os),
          .overflowUid = overflowUid(os)};
}

} // namespace ur::ipc
