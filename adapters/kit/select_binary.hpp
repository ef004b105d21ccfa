// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// The number of the binary for the earliest of the targets that any is for. Throws INVALID_BINARY
// when none is for any. Runtimes leave stype unset here, so it is not looked at.
std::uint32_t selectBinary(std::span<const ur_device_binary_t> binaries,
                           std::span<const std::string_view> bestFirst);

} // namespace ur::kit
