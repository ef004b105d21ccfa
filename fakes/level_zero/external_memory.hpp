// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/descriptors.hpp"
#include "fakes/level_zero/switches.hpp"

#include <cstdint>
#include <optional>

#include <level_zero/ze_api.h>

namespace host_driver {

inline constexpr std::uint32_t kDescriptorTypes =
    ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD | ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF;

// Returns the types of descriptors that a pNext chain requests for later exports, or 0 without a
// request.
std::uint32_t exportTypesOf(const void *chain);
// Returns the descriptor that a pNext chain imports, if any.
std::optional<int> importedFdOf(const void *chain);

// Closes or keeps an imported descriptor as `rule` requires. Returns the descriptor that the driver
// owns afterwards.
OwnedFd importFd(int fd, ImportedFd rule, const char *purpose);

} // namespace host_driver
