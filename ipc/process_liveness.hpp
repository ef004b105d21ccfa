// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

#include <sys/types.h>

namespace ur::ipc {

// True when no process of that pid is left that started at `startTicks` (0: at any time); a process
// that has ended and only waits for its parent counts as gone. Says false where the system does not
// tell. The pid is one of this process's pid namespace. Sources: kill, /proc/PID/stat.
bool isGone(pid_t pid, std::uint64_t startTicks) noexcept;

} // namespace ur::ipc
