// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/rect.hpp"

#include "base/error.hpp"

#include <cstdint>

namespace ur::kit {
namespace {

// Returns a * b + c. Throws INVALID_SIZE on overflow.
std::size_t multiplyAdd(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
  std::size_t result = 0;
  if (__builtin_mul_overflow(a, b, &result) || __builtin_add_overflow(result, c, &result))
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "the region reaches beyond the largest address; check its origin and its pitches");
  return result;
}

// Returns whether the bytes of a region are contiguous.
bool isDense(const ur_rect_region_t &region, const Layout &layout) {
  const bool denseRows = layout.rowPitch == region.width || region.height == 1;
  const bool denseSlices = layout.slicePitch == region.width * region.height || region.depth == 1;
  return denseRows && denseSlices;
}

} // namespace

Layout layoutOf(const ur_rect_region_t &region, const ur_rect_offset_t &origin,
                std::size_t rowPitch, std::size_t slicePitch) {
  const auto &[width, height, depth] = region;
  if (width == 0 || height == 0 || depth == 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "the region has {} slices of {} rows of {} bytes; each number must be at least 1",
                depth, height, width);
  const std::size_t row = rowPitch != 0 ? rowPitch : width;
  if (row < width)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "the row pitch {} is less than the {} bytes of a row; pass 0 or at least {}",
                rowPitch, width, width);
  const std::size_t rows = multiplyAdd(height, row, 0);
  const std::size_t slice = slicePitch != 0 ? slicePitch : rows;
  if (slice < rows || slice % row != 0)
    base::raise(
        UR_RESULT_ERROR_INVALID_SIZE,
        "the slice pitch {} must be a multiple of the row pitch, {}, and at least {} for {} rows; "
        "pass such a multiple or 0",
        slicePitch, row, rows, height);
  const std::size_t begin = multiplyAdd(origin.z, slice, multiplyAdd(origin.y, row, origin.x));
  const std::size_t lastRow = multiplyAdd(depth - 1, slice, multiplyAdd(height - 1, row, begin));
  return {row, slice, begin, multiplyAdd(1, width, lastRow)};
}

Work copyOf(const ur_rect_region_t &region, void *destination, const Layout &to, const void *source,
            const Layout &from) {
  auto *const destinationStart = static_cast<std::byte *>(destination) + to.begin;
  const auto *const sourceStart = static_cast<const std::byte *>(source) + from.begin;
  if (isDense(region, to) && isDense(region, from))
    return Copy{destinationStart, sourceStart, region.width * region.height * region.depth};
  return CopyRect{.destination = destinationStart,
                  .source = sourceStart,
                  .width = region.width,
                  .height = region.height,
                  .depth = region.depth,
                  .destinationRow = to.rowPitch,
                  .destinationSlice = to.slicePitch,
                  .sourceRow = from.rowPitch,
                  .sourceSlice = from.slicePitch};
}

} // namespace ur::kit
