// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/unique_fd.hpp"

#include <cstddef>

#include <sys/types.h>

namespace ur::bench {

// A descriptor of another process, by pidfd_open and pidfd_getfd. Throws std::system_error where
// the kernel refuses.
support::UniqueFd takeBare(pid_t process, int descriptor);

// The least that a mapping of another process's memory costs, without a check of anything:
// pidfd_open, pidfd_getfd, mmap. Throws as above.
void *mapBare(pid_t process, int descriptor, std::size_t size);

// The least that it costs to look before: pidfd_open, then for a table and for the memory an O_PATH
// open in /proc/PID/fd and its reopening, mmap. Throws as above.
void *mapSeen(pid_t process, int table, int descriptor, std::size_t size);
void unmapBare(void *memory, std::size_t size);

} // namespace ur::bench
