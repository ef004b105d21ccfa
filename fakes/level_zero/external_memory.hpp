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

// Returns the types of descriptors that the pNext chain of a creation requests for later exports,
// or 0 without a request.
std::uint32_t exportTypesOf(const void *chain);
// Returns the descriptor that the pNext chain of a creation imports, if any.
std::optional<int> importedFdOf(const void *chain);

// Takes ownership of an imported descriptor according to the rule.
OwnedFd importFd(int fd, ImportedFd rule, const char *purpose);

} // namespace host_driver
