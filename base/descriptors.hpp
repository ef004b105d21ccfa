// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

namespace ur::base {

// These functions give long-lived descriptors numbers above those that `select` can use, so that
// the lower numbers stay free for the application. If the soft limit is too low, they use low
// numbers until half of the limit is used. Then they raise the soft limit to the hard limit, unless
// UR_IPC_RAISE_FILE_LIMIT=0.

// Moves the descriptor to a high number, or returns it unchanged if there is no such number. Cannot
// fail.
UniqueFd placedHigh(const OsCalls &os, UniqueFd fd) noexcept;

// Duplicates a descriptor, closed on exec, to a high number if one is free, otherwise to a low
// number. Returns -1 and sets errno if there is no free number.
int duplicateHigh(const OsCalls &os, int fd) noexcept;

// Raises the limit of descriptors after a call failed with EMFILE. Returns true if it did, so that
// the caller can retry.
bool raiseFileLimit(const OsCalls &os) noexcept;

} // namespace ur::base
