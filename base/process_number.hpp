// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace ur::base {

// Returns a number that differs from the numbers of all ancestors, even after a clone, which runs
// no fork handlers. A child that shares its parent's memory (CLONE_VM, vfork) has the same number
// as the parent.
//
// Makes no system call if the kernel can wipe a page in each child (Linux 4.14 or later). Otherwise
// the number is the pid.
std::uint64_t processNumber() noexcept;

} // namespace ur::base
