// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/export_table.hpp"
#include "test/fuzz/support/bytes.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ur::test {

// Descriptors that an attacker may send instead of an object. The first is valid memory of
// `kValidSize` bytes. Each of the others is invalid in a different way.
inline constexpr std::size_t kValidSize = 4096;
std::vector<base::UniqueFd> validAndInvalidFiles();

// Returns up to five of these descriptors. The input chooses them.
std::vector<int> pickFiles(const std::vector<base::UniqueFd> &files, Bytes &input);

// Sends a message with descriptors. Drops the message if the socket is full.
void sendTo(int socket, std::span<const std::uint8_t> bytes, const std::vector<int> &descriptors);

} // namespace ur::test
