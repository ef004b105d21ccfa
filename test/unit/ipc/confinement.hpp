// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace ur::ipc::test {

// Restricts this process permanently. Each function returns 0, or the errno of the step that
// failed.

// Changes the user, the group and the supplementary group (0: none), and keeps only the given
// capabilities, one per bit. Then sets PR_SET_DUMPABLE, because a change of the user clears it.
// Other processes can inspect a dumpable process.
std::uint64_t become(std::uint64_t user, std::uint64_t group, std::uint64_t capabilities,
                     std::uint64_t dumpable, std::uint64_t supplementary = 0);

// Makes a system call fail, or kill the process if `error` is 0 (seccomp).
std::uint64_t forbid(std::uint64_t systemCall, int error);

// Moves this process into new namespaces. In a new user namespace, the process's user becomes root.
std::uint64_t unshareNamespaces(int flags);

} // namespace ur::ipc::test
