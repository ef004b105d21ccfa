// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// Checks of buffer arguments, the same for every adapter.

// Returns the application's host memory for a new buffer, or null. Throws if flags and properties
// contradict each other.
void *hostMemoryOf(ur_mem_flags_t flags, const ur_buffer_properties_t *properties);

// Returns the access flag, by default READ_WRITE. Throws INVALID_VALUE for several access flags.
ur_mem_flag_t accessOf(ur_mem_flags_t flags);

// Returns the access to a part of a buffer with `access`. Throws INVALID_VALUE if the part would
// have more access.
ur_mem_flag_t accessToPart(ur_mem_flags_t flags, ur_mem_flag_t access);

// Throws INVALID_BUFFER_SIZE unless the size is from 1 to `largest`.
void requireBufferSize(std::size_t size, std::size_t largest);

// Throws unless the region is a part of a buffer of that size.
void requirePart(const ur_buffer_region_t &region, std::size_t size);

// Throws INVALID_SIZE for a range that exceeds the buffer.
void requireRange(std::size_t offset, std::size_t size, std::size_t bufferSize);

// Throws INVALID_SIZE unless whole patterns fill the range, at multiples of the pattern's size.
void requirePattern(std::size_t patternSize, std::size_t offset, std::size_t size);

} // namespace ur::kit
