// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// What the arguments about buffers have to be, whatever an adapter makes its buffers of.

// The application's memory that the flags of a new buffer speak of; null where they speak of none.
// Throws for flags and properties that do not go together.
void *hostMemoryOf(ur_mem_flags_t flags, const ur_buffer_properties_t *properties);

// The one flag about access, READ_WRITE where there is none. Throws INVALID_VALUE for several.
ur_mem_flag_t accessOf(ur_mem_flags_t flags);

// The access to a part of a buffer with that access. Throws INVALID_VALUE where it is more.
ur_mem_flag_t accessToPart(ur_mem_flags_t flags, ur_mem_flag_t access);

// Throws INVALID_BUFFER_SIZE unless a buffer may have that size, of those up to `most`.
void requireBufferSize(std::size_t size, std::size_t most);

// Throws unless the region is a part of a buffer of that size.
void requirePart(const ur_buffer_region_t &region, std::size_t size);

// Throws INVALID_SIZE for a range that leaves a buffer.
void requireRange(std::size_t offset, std::size_t size, std::size_t bufferSize);

// Throws INVALID_SIZE unless whole patterns fill the range, and stand in it where they would in a
// fill of the whole buffer.
void requirePattern(std::size_t patternSize, std::size_t offset, std::size_t size);

} // namespace ur::kit
