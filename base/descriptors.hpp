// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

namespace ur::base {

// moveHigh() and duplicateHigh() give long-lived descriptors numbers that are too high for
// `select` (FD_SETSIZE), so that the application can use the low ones. If the soft limit allows no
// such number, they use low numbers, until the numbers reach half of the limit. Then they raise the
// soft limit to the hard limit, unless UR_IPC_RAISE_FILE_LIMIT=0.

// Moves a descriptor to a high number, or returns it unchanged if no high number is free.
UniqueFd moveHigh(const OsCalls &os, UniqueFd fd) noexcept;

// Duplicates a descriptor to a high number, or to a low number if the soft limit allows no high
// number. The kernel closes the duplicate on exec. Returns -1 and sets errno on failure.
int duplicateHigh(const OsCalls &os, int fd) noexcept;

// Raises the soft limit for descriptors to the hard limit, unless UR_IPC_RAISE_FILE_LIMIT=0.
// Returns true if the limit is now higher. The caller can then retry a call that failed with
// EMFILE.
bool raiseFileLimit(const OsCalls &os) noexcept;

} // namespace ur::base
