// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/unique_fd.hpp"

#include <cstddef>

#include <sys/types.h>

namespace ur::bench {

// Fetches a descriptor of another process with pidfd_open and pidfd_getfd. Throws std::system_error
// if a call fails.
support::UniqueFd takeBare(pid_t process, int descriptor);

// Maps another process's memory with the fewest calls, without any check: pidfd_open, pidfd_getfd,
// mmap. Throws std::system_error.
void *mapBare(pid_t process, int descriptor, std::size_t size);

// Maps the memory with the fewest calls that also inspect the export table's file and the memory's
// file: pidfd_open, for each file an O_PATH open in /proc/PID/fd and a reopen, and mmap. Throws
// std::system_error.
void *mapInspected(pid_t process, int table, int descriptor, std::size_t size);
void unmapBare(void *memory, std::size_t size);

} // namespace ur::bench
