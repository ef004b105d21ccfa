// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// Checks of buffer arguments, the same for every adapter.

// Returns the application's host memory for a new buffer, or null. Throws INVALID_HOST_PTR or
// INVALID_VALUE if flags and properties contradict each other.
void *hostMemoryOf(ur_mem_flags_t flags, const ur_buffer_properties_t *properties);

// Returns the access flag in `flags`, by default READ_WRITE. Throws INVALID_VALUE for more than one
// access flag.
ur_mem_flag_t accessOf(ur_mem_flags_t flags);

// Returns the access to a part of a buffer that has `access`. Throws INVALID_VALUE if `flags` allow
// the part more access or concern host memory.
ur_mem_flag_t accessToPart(ur_mem_flags_t flags, ur_mem_flag_t access);

// Throws INVALID_BUFFER_SIZE if the size is 0 or exceeds `largest`.
void requireBufferSize(std::size_t size, std::size_t largest);

// Throws INVALID_BUFFER_SIZE if the region is empty or exceeds a buffer of `size` bytes.
void requirePart(const ur_buffer_region_t &region, std::size_t size);

// Throws INVALID_SIZE if the range exceeds the buffer.
void requireRange(std::size_t offset, std::size_t size, std::size_t bufferSize);

// Throws INVALID_SIZE if `size` or `offset` is not a multiple of the pattern's size.
void requirePattern(std::size_t patternSize, std::size_t offset, std::size_t size);

} // namespace ur::kit
