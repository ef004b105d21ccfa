// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include <unified-runtime/ur_api.h>

namespace ur::opencl {

// How a region lies on one side of a copy, in bytes.
struct Layout {
  std::size_t rowPitch;
  std::size_t slicePitch;
  std::size_t begin;
  std::size_t end; // behind its last byte
};

// Pitches of 0 are those of rows and slices that follow each other. Throws INVALID_SIZE for an
// empty region, for one that the pitches do not leave room for, and for one that no memory is large
// enough for.
Layout layoutOf(const ur_rect_region_t &region, const ur_rect_offset_t &origin,
                std::size_t rowPitch, std::size_t slicePitch);

} // namespace ur::opencl
