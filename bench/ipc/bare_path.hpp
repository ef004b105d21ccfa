// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/unique_fd.hpp"

#include <cstddef>

#include <sys/types.h>

namespace ur::bench {

// Fetches a descriptor of another process with pidfd_open and pidfd_getfd. Throws std::system_error
// if a call fails.
support::UniqueFd fetchDescriptor(pid_t process, int descriptor);

// Maps another process's memory with the fewest calls, without any check: pidfd_open, pidfd_getfd,
// mmap. Throws std::system_error.
void *mapUnchecked(pid_t process, int descriptor, std::size_t size);

// Maps the memory with the fewest calls that allow an inspection of two files: the export table and
// the memory. The calls are pidfd_open, an O_PATH open in /proc/PID/fd and a reopen for each file,
// and mmap. Throws std::system_error.
void *mapAfterInspection(pid_t process, int table, int descriptor, std::size_t size);

// Unmaps memory that one of these functions mapped. Throws std::system_error.
void unmapMemory(void *memory, std::size_t size);

} // namespace ur::bench
