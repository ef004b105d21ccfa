// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstdint>

namespace ur::ipc {

// Fills `bytes` with numbers that nobody can guess. Throws where the kernel has none. Kernel
// interface: getrandom.
void fillRandom(std::array<std::uint8_t, 16> &bytes);

} // namespace ur::ipc
