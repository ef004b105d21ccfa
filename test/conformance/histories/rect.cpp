// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/rect.hpp"

namespace ur::histories {
namespace {

__extension__ using UInt128 = unsigned __int128; // wide enough for every product

UInt128 rowOf(const Region &region, const Side &side) {
  return side.row != 0 ? side.row : region.width;
}
UInt128 sliceOf(const Region &region, const Side &side) {
  return side.slice != 0 ? side.slice : rowOf(region, side) * region.height;
}

bool hasPitches(const Region &region, const Side &side) {
  const UInt128 row = rowOf(region, side);
  return row >= region.width &&
         (side.slice == 0 || (side.slice >= row * region.height && side.slice % row == 0));
}

UInt128 startOf(const Region &region, const Side &side, std::uint64_t y, std::uint64_t z) {
  return side.x + (UInt128{side.y} + y) * rowOf(region, side) +
         (UInt128{side.z} + z) * sliceOf(region, side);
}

UInt128 endOf(const Region &region, const Side &side) {
  return startOf(region, side, region.height - 1, region.depth - 1) + region.width;
}

} // namespace

bool Region::isValid() const {
  return width != 0 && height != 0 && depth != 0 && hasPitches(*this, near) &&
         hasPitches(*this, far);
}

bool Region::fits(const Side &side, std::size_t size) const { return endOf(*this, side) <= size; }

std::size_t Region::hostBytes() const {
  if (!isValid())
    return 1;
  const UInt128 end = endOf(*this, far);
  return end > kMaxHostBytes ? kMaxHostBytes + 1 : static_cast<std::size_t>(end);
}

void Region::copy(const Content &source, const Side &from, Content &target, const Side &to) const {
  for (std::uint64_t z = 0; z < depth; ++z)
    for (std::uint64_t y = 0; y < height; ++y)
      target.write(
          static_cast<std::size_t>(to.base + startOf(*this, to, y, z)),
          source.read(static_cast<std::size_t>(from.base + startOf(*this, from, y, z)), width));
}

Region regionOf(const Step &step) {
  return {step["width"],
          step["height"],
          step["depth"],
          {step["x"], step["y"], step["z"], step["row"], step["slice"], 0},
          {step["other_x"], step["other_y"], step["other_z"], step["other_row"],
           step["other_slice"], 0}};
}

} // namespace ur::histories
