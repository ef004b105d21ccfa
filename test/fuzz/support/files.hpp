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

// Descriptors that somebody may pass off as an object: the first is sound memory, `kSoundSize`
// bytes of it, all others have something wrong with them.
inline constexpr std::size_t kSoundSize = 4096;
std::vector<base::UniqueFd> soundAndUnsoundFiles();

// Up to five of them, as the input says.
std::vector<int> someOf(const std::vector<base::UniqueFd> &files, Bytes &input);

// Sends one message with descriptors, if there is room for it.
void sendTo(int socket, std::span<const std::uint8_t> bytes, const std::vector<int> &descriptors);

} // namespace ur::test
