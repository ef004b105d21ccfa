// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "ipc/process_identity.hpp"
#include "ipc/transport.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include <fmt/format.h>
#include <linux/magic.h>

namespace ur::ipc {
namespace {

constexpr const char *kReused = "the process has ended and its number belongs to another one";

base::UniqueFd openPidfd(const Handle &handle) {
  base::UniqueFd pidfd(base::os().pidfdOpen(static_cast<pid_t>(handle.pid), 0));
  if (pidfd)
    return pidfd;
  if (isRefusal(errno))
    throw Refused{"pidfd_open", errno};
  // EINVAL: not a valid pid. ENOENT: a thread of a process, so the pid was reused.
  if (errno == ESRCH || errno == EINVAL || errno == ENOENT)
    raiseStale(handle, "the process has ended");
  base::raiseSystem(errno, "cannot reach process {}: pidfd_open", handle.pid);
}

template <typename Value>
Value requireProcValue(const Handle &handle, const ProcFile &file, const char *step,
                       const std::optional<Value> &value) {
  if (value)
    return *value;
  if (isRefusal(file.error()))
    throw Refused{step, file.error()};
  if (file.error() == EMFILE || file.error() == ENFILE || file.error() == ENOMEM)
    base::raiseSystem(file.error(), "cannot reach process {}: {}", handle.pid, step);
  raiseStale(handle, "the process has ended");
}

void requireIdentity(const Handle &handle, const Opener &opener, int pidfd) {
  if (handle.pidfdInode != 0 && opener.self.pidfdInode != 0) {
    struct stat status{};
    base::requireSystem(base::os().fstat(pidfd, &status),
                        "cannot identify process {}: fstat of its pidfd", handle.pid);
    if (status.st_ino != handle.pidfdInode)
      raiseStale(handle, kReused);
    return;
  }
  // Only older kernels need files of /proc.
  const ProcFile stat = ProcFile::ofProcess(handle.pid, "stat");
  if (requireProcValue(handle, stat, "/proc/PID/stat", startTicksIn(stat.text())) !=
      handle.startTicks)
    raiseStale(handle, kReused);
}

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
  base::UniqueFd directory(
      base::retryInterrupted(base::os().open, path.data(), O_PATH | O_DIRECTORY | O_CLOEXEC, 0));
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

void raiseStale(const Handle &handle, const char *finding) {
  // A layout that claims to be readable by us, and yet nothing fits.
  if (handle.version > kHandleVersion)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                "the IPC handle has layout version {} and this library knows up to {}: {}; update "
                "the library in the process that opens it",
                handle.version, kHandleVersion, finding);
  base::raise(UR_RESULT_ERROR_INVALID_VALUE,
              "the IPC handle (serial {:#x} of process {}) is stale or forged: {}; get a new one "
              "from the exporter and keep it until it was opened",
              handle.serial, handle.pid, finding);
}

void requireAllowedUser(const Handle &handle, const Opener &opener, uid_t uid) {
  if (!opener.config.allows(uid, opener.effectiveUid))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the IPC handle claims user {} but process {} runs as user {} and this process as "
                "user {}; list the other's number in UR_IPC_ALLOW_UIDS in both processes",
                handle.effectiveUid, handle.pid, uid, opener.effectiveUid);
}

PidfdPeer::PidfdPeer(const Handle &handle, const Opener &opener)
    : handle_(handle), pidfd_(openPidfd(handle)) {
  requireIdentity(handle, opener, pidfd_.get());
}

uid_t PidfdPeer::user() const {
  base::PidfdOwner owner{};
  if (base::os().pidfdOwner(pidfd_.get(), &owner) == 0)
    return owner.effectiveUid;
  if (errno == ESRCH)
    raiseStale(handle_, "the process has ended");
  const ProcFile status = ProcFile::ofProcess(handle_.pid, "status");
  return requireProcValue(handle_, status, "/proc/PID/status", effectiveUidIn(status.text()));
}

base::UniqueFd PidfdPeer::take(int fd, Access) const {
  base::UniqueFd taken(base::os().pidfdGetfd(pidfd_.get(), fd, 0));
  if (taken)
    return taken;
  if (isRefusal(errno))
    throw Refused{"pidfd_getfd", errno};
  if (errno == ESRCH)
    raiseStale(handle_, "the process has ended");
  if (errno == EBADF)
    raiseStale(handle_, "the process has no such descriptor");
  base::raiseSystem(errno, "cannot take the descriptor from process {}: pidfd_getfd", handle_.pid);
}

ProcPeer::ProcPeer(const Handle &handle) : handle_(handle), directory_(openDirectory(handle)) {
  const ProcFile stat(directory_.get(), "stat");
  const auto startTicks = startTicksIn(stat.text());
  if (!startTicks)
    raiseFromProc(handle, "/proc/PID/stat", stat.error());
  if (*startTicks != handle.startTicks)
    raiseStale(handle, kReused);
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
  const base::UniqueFd file(base::retryInterrupted(base::os().openat, directory_.get(),
                                                   pathOf("fd/", fd).data(), O_PATH | O_CLOEXEC));
  if (!file)
    raiseFromProc(handle_, kStep, errno);
  requireFileOfMemory(handle_, file.get());

  const int mode = access == Access::ReadWrite ? O_RDWR : O_RDONLY;
  base::UniqueFd opened(base::retryInterrupted(
      base::os().open, pathOf("/proc/self/fd/", file.get()).data(), mode | O_CLOEXEC, 0));
  if (!opened)
    raiseFromProc(handle_, kStep, errno);
  return opened;
}

} // namespace ur::ipc
