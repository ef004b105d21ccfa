// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_fd.hpp"

#include <cstddef>

namespace ur::ipc {

// An empty memfd that takes seals, closed on exec; empty, with errno set, where the kernel gives
// none. Kernel interface: memfd_create.
base::UniqueFd openMemfd(const char *name) noexcept;

// A memfd of `size` zero bytes, a multiple of the page size, whose size nobody can change any more:
// it carries the seals SHRINK, GROW and SEAL, and EXEC where the kernel knows it. Memory is taken
// when a page is first touched. `name` shows in /proc/PID/maps. Throws OUT_OF_RESOURCES when
// descriptors run out, INVALID_SIZE for more than a file can hold, OUT_OF_HOST_MEMORY, and
// INVALID_ARGUMENT where the system forbids it, as a sandbox may.
base::UniqueFd createMemoryFile(const char *name, std::size_t size);

} // namespace ur::ipc
