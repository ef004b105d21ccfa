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

// Does the same with the fewest calls that allow an inspection of two files: the export table and
// the memory. The calls are pidfd_open, an O_PATH open in /proc/PID/fd and a reopen for each file,
// and mmap. Throws std::system_error.
void *mapInspected(pid_t process, int table, int descriptor, std::size_t size);

// Unmaps the result of either function. Throws std::system_error.
void unmapBare(void *memory, std::size_t size);

} // namespace ur::bench
