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

// A pitch of 0 stands for contiguous rows or slices. Throws INVALID_SIZE if the region is empty, a
// pitch is too small, or the end is beyond the largest address.
Layout layoutOf(const ur_rect_region_t &region, const ur_rect_offset_t &origin,
                std::size_t rowPitch, std::size_t slicePitch);

// Returns the copy operation for a region. The layout `to` is relative to `destination`, and `from`
// to `source`.
Work copyOf(const ur_rect_region_t &region, void *destination, const Layout &to, const void *source,
            const Layout &from);

} // namespace ur::kit
