// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/command.hpp"

#include <cstddef>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// The layout of a region on one side of a copy, in bytes from the start of that side.
struct Layout {
  std::size_t rowPitch;
  std::size_t slicePitch;
  std::size_t begin;
  std::size_t end; // one past the last byte
};

// Pitches of 0 stand for contiguous rows and slices. Throws INVALID_SIZE for an empty region, for
// pitches that are too small, and for an end beyond the largest address.
Layout layoutOf(const ur_rect_region_t &region, const ur_rect_offset_t &origin,
                std::size_t rowPitch, std::size_t slicePitch);

// Returns the copy of a region. The layout `to` counts from `destination`, and `from` from
// `source`.
Work copyOf(const ur_rect_region_t &region, void *destination, const Layout &to, const void *source,
            const Layout &from);

} // namespace ur::kit
