// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/process_liveness.hpp"

#include "ipc/proc_files.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>

#include <fcntl.h>

namespace ur::ipc {

bool isGone(pid_t pid, std::uint64_t startTicks) noexcept {
  if (pid <= 0 || (kill(pid, 0) != 0 && errno == ESRCH))
    return true;
  std::array<char, 32> path{};
  std::snprintf(path.data(), path.size(), "/proc/%d/stat", static_cast<int>(pid));
  const ProcFile stat(AT_FDCWD, path.data());
  if (stat.text().empty())
    return stat.error() == ESRCH; // it ended between the two calls
  if (hasEnded(stat.text()))
    return true;
  const auto ticks = startTicksIn(stat.text());
  return startTicks != 0 && ticks && *ticks != startTicks;
}

} // namespace ur::ipc
