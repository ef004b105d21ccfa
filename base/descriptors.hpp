// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

namespace ur::base {

// Where descriptors that stay open for long go: above those that `select` can name, which are the
// application's. Where the process's soft limit does not let them, they take low numbers until half
// of the limit is used, and from then on the soft limit is raised to the hard one, unless
// UR_IPC_RAISE_FILE_LIMIT=0 says that it is to stay as it is.

// The same descriptor by a number there, or as it is where there is none: nothing fails.
UniqueFd placedHigh(const OsCalls &os, UniqueFd fd) noexcept;

// A duplicate there, closed on exec, or a low one; -1 with errno set where there is none at all.
int duplicateHigh(const OsCalls &os, int fd) noexcept;

// For a call that answered EMFILE: true where the limit was raised, so that it is worth another
// try.
bool raiseFileLimit(const OsCalls &os) noexcept;

} // namespace ur::base
