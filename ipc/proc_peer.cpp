// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "ipc/peer.hpp"
#include "ipc/proc_files.hpp"

#include <array>
#include <cerrno>
#include <cstdint>
#include <string_view>

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/magic.h>
#include <sys/vfs.h>

namespace ur::ipc {
namespace {

// `prefix` and a number, built without memory from the heap.
std::array<char, 48> pathOf(std::string_view prefix, std::int64_t number) {
  std::array<char, 48> path{};
  fmt::format_to_n(path.data(), path.size() - 1, "{}{}", prefix, number);
  return path;
}

[[noreturn]] void raiseFromProc(const Handle &handle, const char *step, int error) {
  if (isRefusal(error))
    throw Refused{step, error};
  if (error == ESRCH || error == ENOENT || error == 0)
    raiseStale(handle, "the process has ended or has no such descriptor");
  base::raiseSystem(error, "cannot take the descriptor from process {}: {}", handle.pid, step);
}

base::UniqueFd openDirectory(const Handle &handle) {
  const auto path = pathOf("/proc/", handle.pid);
  base::UniqueFd directory(base::retryInterrupted(
      [&] { return base::os().open(path.data(), O_PATH | O_DIRECTORY | O_CLOEXEC, 0); }));
  if (!directory)
    raiseFromProc(handle, "open of /proc/PID", errno);
  return directory;
}

// Opening an arbitrary file can block or have effects (a terminal, a watchdog, a file of a network
// or user-space file system), and the number comes from a handle that may be forged. So the file is
// looked at through a descriptor that does not open it, and only memory is opened.
void requireFileOfMemory(const Handle &handle, int pathFd) {
  struct statfs system{};
  if (base::os().fstatfs(pathFd, &system) != 0)
    raiseFromProc(handle, "fstatfs", errno);
  if (system.f_type != TMPFS_MAGIC && system.f_type != HUGETLBFS_MAGIC)
    raiseStale(handle, "the descriptor is no shared memory");
  struct stat status{};
  if (base::os().fstat(pathFd, &status) != 0)
    raiseFromProc(handle, "fstat", errno);
  if (!S_ISREG(status.st_mode))
    raiseStale(handle, "the descriptor is no shared memory");
}

} // namespace

ProcPeer::ProcPeer(const Handle &handle) : handle_(handle), directory_(openDirectory(handle)) {
  const ProcFile stat(directory_.get(), "stat");
  const auto startTicks = startTicksIn(stat.text());
  if (!startTicks)
    raiseFromProc(handle, "/proc/PID/stat", stat.error());
  if (*startTicks != handle.startTicks)
    raiseStale(handle, "the process has ended and its number belongs to another one");
}

uid_t ProcPeer::user() const {
  const ProcFile status(directory_.get(), "status");
  const auto uid = effectiveUidIn(status.text());
  if (!uid)
    raiseFromProc(handle_, "/proc/PID/status", status.error());
  return *uid;
}

base::UniqueFd ProcPeer::take(int fd, Access access) const {
  constexpr const char *kStep = "open of /proc/PID/fd";
  const base::UniqueFd file(base::retryInterrupted([&] {
    return base::os().openat(directory_.get(), pathOf("fd/", fd).data(), O_PATH | O_CLOEXEC);
  }));
  if (!file)
    raiseFromProc(handle_, kStep, errno);
  requireFileOfMemory(handle_, file.get());

  const int mode = access == Access::ReadWrite ? O_RDWR : O_RDONLY;
  base::UniqueFd opened(base::retryInterrupted([&] {
    return base::os().open(pathOf("/proc/self/fd/", file.get()).data(), mode | O_CLOEXEC, 0);
  }));
  if (!opened)
    raiseFromProc(handle_, kStep, errno);
  return opened;
}

} // namespace ur::ipc
