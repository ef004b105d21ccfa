// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "ipc/peer.hpp"
#include "ipc/proc_files.hpp"

#include <cerrno>
#include <optional>
#include <string>

#include <fcntl.h>
#include <fmt/core.h>

namespace ur::ipc {
namespace {

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

// A file of the process's directory in /proc. Only older kernels need it.
ProcFile procFile(const Handle &handle, const char *name) {
  const std::string path = fmt::format("/proc/{}/{}", handle.pid, name);
  return ProcFile(AT_FDCWD, path.c_str());
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
  constexpr const char *kFinding = "the process has ended and its number belongs to another one";
  if (handle.pidfdInode != 0 && opener.self.pidfdInode != 0) {
    struct stat status{};
    if (base::os().fstat(pidfd, &status) != 0)
      base::raiseSystem(errno, "cannot identify process {}: fstat of its pidfd", handle.pid);
    if (status.st_ino != handle.pidfdInode)
      raiseStale(handle, kFinding);
    return;
  }
  const ProcFile stat = procFile(handle, "stat");
  if (requireProcValue(handle, stat, "/proc/PID/stat", startTicksIn(stat.text())) !=
      handle.startTicks)
    raiseStale(handle, kFinding);
}

} // namespace

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
  const ProcFile status = procFile(handle_, "status");
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

} // namespace ur::ipc
