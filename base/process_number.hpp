// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace ur::base {

// A number that tells this process from those that it descends from, whether it was made by fork or
// by clone, which runs no fork handlers. One that has its parent's memory (CLONE_VM, vfork) has its
// number too: what is there is there for both.
//
// Asks the kernel for nothing where that wipes a page in each child (Linux 4.14); elsewhere it is
// the pid.
std::uint64_t processNumber() noexcept;

} // namespace ur::base
