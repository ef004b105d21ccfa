// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <span>

namespace ur::validation {

// Copies bytes of this process from any address whatever, through process_vm_readv(2). False where
// not all of them can be read, or where the system refuses the call.
bool readOwnMemory(const void *from, std::span<std::byte> to) noexcept;

// Whether the process has readable memory at an address; true where the system does not tell.
bool isOwnMemory(const void *address) noexcept;

} // namespace ur::validation
