// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace ur::ipc::test {

// What a process gives up for good. All answer 0, or the errno of the step that failed.

// Becomes another user and group with none but the given capabilities (a bit each). Also decides
// whether others may look into the process (PR_SET_DUMPABLE), which a change of user takes away.
std::uint64_t become(std::uint64_t user, std::uint64_t group, std::uint64_t capabilities,
                     std::uint64_t dumpable);

// Lets a system call fail, or end the process where `error` is 0 (seccomp).
std::uint64_t forbid(std::uint64_t systemCall, int error);

// Moves into new namespaces. In a user namespace the process is root again, as the same user.
std::uint64_t unshareNamespaces(int flags);

} // namespace ur::ipc::test
