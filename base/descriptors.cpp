// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/descriptors.hpp"

#include "base/environment/environment.hpp"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <sys/select.h>

namespace ur::base {
namespace {

bool mayRaise(const OsCalls &os) noexcept {
  try {
    return environment::valueOf(os.getenv("UR_IPC_RAISE_FILE_LIMIT")) != "0";
  } catch (...) { // no memory for a copy of the value
    return false;
  }
}

} // namespace

bool raiseFileLimit(const OsCalls &os) noexcept {
  const int error = errno; // the caller's errno
  struct rlimit limit{};
  bool raised = false;
  if (mayRaise(os) && os.getFileLimit(&limit) == 0 && limit.rlim_cur < limit.rlim_max) {
    limit.rlim_cur = limit.rlim_max;
    raised = os.setFileLimit(&limit) == 0;
  }
  errno = error;
  return raised;
}

int duplicateHigh(const OsCalls &os, int fd) noexcept {
  const int high = os.fcntl(fd, F_DUPFD_CLOEXEC, FD_SETSIZE);
  if (high >= 0 || errno != EINVAL) // EINVAL means that the limit is too low
    return high;
  struct rlimit limit{};
  const bool scarce = os.getFileLimit(&limit) == 0 && static_cast<rlim_t>(fd) >= limit.rlim_cur / 2;
  const bool raised = scarce && raiseFileLimit(os);
  return os.fcntl(fd, F_DUPFD_CLOEXEC, raised ? FD_SETSIZE : 0);
}

UniqueFd placedHigh(const OsCalls &os, UniqueFd fd) noexcept {
  if (!fd || fd.get() >= FD_SETSIZE)
    return fd;
  UniqueFd other(duplicateHigh(os, fd.get()), os);
  return other && other.get() >= FD_SETSIZE ? std::move(other) : std::move(fd);
}

} // namespace ur::base
