// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/descriptors.hpp"

#include "base/environment/environment.hpp"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <sys/select.h>

namespace ur::base {
namespace {

bool mayRaiseLimit(const OsCalls &os) noexcept {
  try {
    return environment::valueOf(os.getenv("UR_IPC_RAISE_FILE_LIMIT")) != "0";
  } catch (...) { // no memory for a copy of the value
    return false;
  }
}

} // namespace

bool raiseFileLimit(const OsCalls &os) noexcept {
  const int callersErrno = errno;
  struct rlimit limit{};
  bool isRaised = false;
  if (mayRaiseLimit(os) && os.getFileLimit(&limit) == 0 && limit.rlim_cur < limit.rlim_max) {
    limit.rlim_cur = limit.rlim_max;
    isRaised = os.setFileLimit(&limit) == 0;
  }
  errno = callersErrno;
  return isRaised;
}

int duplicateHigh(const OsCalls &os, int fd) noexcept {
  const int highFd = os.fcntl(fd, F_DUPFD_CLOEXEC, FD_SETSIZE);
  if (highFd >= 0 || errno != EINVAL) // EINVAL means that the limit is too low
    return highFd;
  struct rlimit limit{};
  const bool isScarce =
      os.getFileLimit(&limit) == 0 && static_cast<rlim_t>(fd) >= limit.rlim_cur / 2;
  return os.fcntl(fd, F_DUPFD_CLOEXEC, isScarce && raiseFileLimit(os) ? FD_SETSIZE : 0);
}

UniqueFd moveHigh(const OsCalls &os, UniqueFd fd) noexcept {
  if (!fd || fd.get() >= FD_SETSIZE)
    return fd;
  UniqueFd duplicate(duplicateHigh(os, fd.get()), os);
  return duplicate && duplicate.get() >= FD_SETSIZE ? std::move(duplicate) : std::move(fd);
}

} // namespace ur::base
