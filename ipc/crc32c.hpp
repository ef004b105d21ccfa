// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace ur::ipc {

// CRC-32C (Castagnoli) of `bytes`; 0xe3069283 for "123456789".
std::uint32_t crc32c(std::span<const std::byte> bytes) noexcept;

} // namespace ur::ipc
