// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/rect.hpp"

namespace ur::kit {
namespace {

// Sums and products of sizes, none beyond the largest.
class Size {
public:
  explicit Size(std::size_t value) noexcept : value_(value) {}

  Size &addProduct(std::size_t count, std::size_t size) noexcept {
    std::size_t product = 0;
    overflows_ |= __builtin_mul_overflow(count, size, &product) ||
                  __builtin_add_overflow(value_, product, &value_);
    return *this;
  }
  std::size_t value() const {
    if (overflows_)
      base::raise(UR_RESULT_ERROR_INVALID_SIZE, "the region lies beyond all addresses");
    return value_;
  }

private:
  std::size_t value_;
  bool overflows_ = false;
};

std::size_t productOf(std::size_t count, std::size_t size) {
  return Size(0).addProduct(count, size).value();
}

// Whether the bytes of a region follow each other.
bool isDense(const ur_rect_region_t &region, const Layout &layout) {
  const bool rows = layout.rowPitch == region.width || region.height == 1;
  const bool slices = layout.slicePitch == region.width * region.height || region.depth == 1;
  return rows && slices;
}

} // namespace

Layout layoutOf(const ur_rect_region_t &region, const ur_rect_offset_t &origin,
                std::size_t rowPitch, std::size_t slicePitch) {
  if (region.width == 0 || region.height == 0 || region.depth == 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE, "the region of {} x {} x {} is empty", region.width,
                region.height, region.depth);
  Layout layout{};
  layout.rowPitch = rowPitch ? rowPitch : region.width;
  if (layout.rowPitch < region.width)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "rows of {} bytes do not fit a row pitch of {}; it is as long at least, or 0",
                region.width, rowPitch);
  const std::size_t rows = productOf(region.height, layout.rowPitch);
  layout.slicePitch = slicePitch ? slicePitch : rows;
  if (layout.slicePitch < rows || layout.slicePitch % layout.rowPitch != 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "{} rows of {} bytes do not fit a slice pitch of {}; it is a multiple of a row and "
                "as long as all of them at least, or 0",
                region.height, layout.rowPitch, slicePitch);
  layout.begin = Size(origin.x)
                     .addProduct(origin.y, layout.rowPitch)
                     .addProduct(origin.z, layout.slicePitch)
                     .value();
  layout.end = Size(layout.begin)
                   .addProduct(region.depth - 1, layout.slicePitch)
                   .addProduct(region.height - 1, layout.rowPitch)
                   .addProduct(1, region.width)
                   .value();
  return layout;
}

Work copyOf(const ur_rect_region_t &region, void *destination, const Layout &to, const void *source,
            const Layout &from) {
  auto *const first = static_cast<std::byte *>(destination) + to.begin;
  const auto *const read = static_cast<const std::byte *>(source) + from.begin;
  if (isDense(region, to) && isDense(region, from))
    return Copy{first, read, region.width * region.height * region.depth};
  return CopyRect{.destination = first,
                  .source = read,
                  .width = region.width,
                  .height = region.height,
                  .depth = region.depth,
                  .destinationRow = to.rowPitch,
                  .destinationSlice = to.slicePitch,
                  .sourceRow = from.rowPitch,
                  .sourceSlice = from.slicePitch};
}

} // namespace ur::kit
