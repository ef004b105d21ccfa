// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/descriptors.hpp"

#include "base/environment/environment.hpp"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <sys/select.h>

namespace ur::base {
namespace {

bool mayRaise() noexcept {
  try {
    return environment::text("UR_IPC_RAISE_FILE_LIMIT") != "0";
  } catch (...) { // without memory for its text
    return false;
  }
}

} // namespace

bool raiseFileLimit() noexcept {
  const int error = errno; // the caller's
  struct rlimit limit{};
  bool raised = false;
  if (mayRaise() && os().getFileLimit(&limit) == 0 && limit.rlim_cur < limit.rlim_max) {
    limit.rlim_cur = limit.rlim_max;
    raised = os().setFileLimit(&limit) == 0;
  }
  errno = error;
  return raised;
}

UniqueFd placedHigh(UniqueFd fd) noexcept {
  if (!fd || fd.get() >= FD_SETSIZE)
    return fd;
  struct rlimit limit{};
  if (os().getFileLimit(&limit) != 0)
    return fd;
  const bool scarce = static_cast<rlim_t>(fd.get()) >= limit.rlim_cur / 2;
  if (limit.rlim_cur <= FD_SETSIZE && (!scarce || !raiseFileLimit()))
    return fd;
  UniqueFd high(os().fcntl(fd.get(), F_DUPFD_CLOEXEC, FD_SETSIZE));
  return high ? std::move(high) : std::move(fd);
}

} // namespace ur::base
