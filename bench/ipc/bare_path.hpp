// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include <sys/types.h>

namespace ur::bench {

// The least that a mapping of another process's memory costs, without a check of anything:
// pidfd_open, pidfd_getfd, mmap. Throws std::system_error where the kernel refuses.
void *mapBare(pid_t process, int descriptor, std::size_t size);

// The least that it costs to look before: pidfd_open, then for a table and for the memory an O_PATH
// open in /proc/PID/fd and its reopening, mmap. Throws as above.
void *mapSeen(pid_t process, int table, int descriptor, std::size_t size);
void unmapBare(void *memory, std::size_t size);

} // namespace ur::bench
