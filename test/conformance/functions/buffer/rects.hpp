// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Regions of up to three dimensions, as a loop over their rows on the host copies them, and what
// every command on them refuses. Such a command is `command(region, one side, other side)`.

#include "test/conformance/functions/buffer/buffer_test.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace ur::test {

// How a region lies in memory.
struct RectLayout {
  ur_rect_offset_t origin{0, 0, 0};
  std::size_t rowPitch = 0;
  std::size_t slicePitch = 0;
};

struct RectCase {
  const char *name;
  ur_rect_region_t region;
  RectLayout from;
  RectLayout to;
};

// Of sides with at least 48 KiB.
inline std::span<const RectCase> rectCases() {
  static const RectCase all[]{
      {"odd widths in three dimensions", {7, 5, 3}, {{3, 2, 1}, 32, 288}, {{5, 1, 2}, 25, 150}},
      {"without pitches", {33, 4, 3}, {}, {}},
      {"without pitches, from origins on", {33, 4, 3}, {{5, 1, 2}, 0, 0}, {{0, 3, 1}, 0, 0}},
      {"pitches of the first side", {13, 6, 2}, {{1, 2, 3}, 64, 640}, {}},
      {"pitches of the second side", {13, 6, 2}, {}, {{9, 1, 1}, 40, 400}},
      {"pitches of slices", {12, 4, 3}, {{0, 0, 1}, 0, 60}, {{0, 1, 0}, 0, 48}},
      {"pitches of rows", {12, 4, 3}, {{1, 1, 1}, 17, 0}, {{2, 0, 1}, 31, 0}},
      {"one row", {101, 1, 1}, {{17, 3, 2}, 128, 1024}, {{9, 0, 0}, 0, 0}},
      {"one slice", {19, 11, 1}, {{1, 0, 4}, 24, 264}, {{2, 7, 0}, 21, 0}},
      {"one column", {1, 40, 2}, {{63, 1, 1}, 64, 3200}, {{0, 0, 0}, 3, 120}},
      {"the last byte", {1, 1, 1}, {{63, 15, 47}, 64, 1024}, {{63, 15, 47}, 64, 1024}},
      {"all bytes", {64, 16, 48}, {{0, 0, 0}, 64, 1024}, {}},
  };
  return all;
}

inline void copyRows(const RectCase &tested, const Bytes &source, Bytes &target) {
  const auto start = [&](const RectLayout &layout, std::uint64_t row, std::uint64_t slice) {
    const std::size_t rowPitch = layout.rowPitch ? layout.rowPitch : tested.region.width;
    const std::size_t slicePitch =
        layout.slicePitch ? layout.slicePitch : rowPitch * tested.region.height;
    return static_cast<std::ptrdiff_t>(layout.origin.x + (layout.origin.y + row) * rowPitch +
                                       (layout.origin.z + slice) * slicePitch);
  };
  for (std::uint64_t slice = 0; slice < tested.region.depth; ++slice)
    for (std::uint64_t row = 0; row < tested.region.height; ++row)
      std::copy_n(source.begin() + start(tested.from, row, slice), tested.region.width,
                  target.begin() + start(tested.to, row, slice));
}

// Either side's pitches, and what is no region.
template <typename Command> void expectRegionAndPitchesChecked(const Command &command) {
  for (const ur_rect_region_t &empty :
       {ur_rect_region_t{0, 4, 2}, ur_rect_region_t{8, 0, 2}, ur_rect_region_t{8, 4, 0}})
    EXPECT_REFUSED(kInvalidSize, command(empty, RectLayout{}, RectLayout{}));
  constexpr ur_rect_region_t kRegion{8, 4, 2};
  for (const auto &[rowPitch, slicePitch] :
       {ByteRange{7, 0}, ByteRange{8, 24}, ByteRange{0, 31}, ByteRange{16, 48}, ByteRange{8, 36},
        ByteRange{0, 33}, ByteRange{16, 72}}) {
    const RectLayout bad{{0, 0, 0}, rowPitch, slicePitch};
    EXPECT_REFUSED(kInvalidSize, command(kRegion, bad, RectLayout{}))
        << "pitches " << rowPitch << " and " << slicePitch << " of the first side";
    EXPECT_REFUSED(kInvalidSize, command(kRegion, RectLayout{}, bad))
        << "pitches " << rowPitch << " and " << slicePitch << " of the second side";
  }
}

// `command(region, layout)` acts on a buffer of 48 KiB; its other side has room for the region.
template <typename Command> void expectRegionsEndWithTheBuffer(const Command &command) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  constexpr std::size_t kHalf = std::size_t{1} << 63; // of all bytes that can be addressed
  constexpr std::uint64_t kQuarter = std::uint64_t{1} << 62;
  const auto end = [](std::uint64_t x, std::uint64_t y, std::uint64_t z) {
    return RectLayout{{x, y, z}, 64, 1024};
  };
  EXPECT_SUCCESS(command(ur_rect_region_t{5, 3, 2}, end(59, 13, 46))) << "its end is the buffer's";
  const struct {
    const char *name;
    ur_rect_region_t region;
    RectLayout layout;
  } beyond[]{
      {"a byte behind", {5, 3, 2}, end(60, 13, 46)},
      {"a row behind", {5, 3, 2}, end(59, 14, 46)},
      {"a slice behind", {5, 3, 2}, end(59, 13, 47)},
      {"a byte wider", {6, 3, 2}, end(59, 13, 46)},
      {"a row higher", {5, 4, 2}, end(59, 13, 46)},
      {"a slice deeper", {5, 3, 3}, end(59, 13, 46)},
      {"longer rows", {5, 3, 2}, {{59, 13, 46}, 65, 1040}},
      {"longer slices", {5, 3, 2}, {{59, 13, 46}, 64, 1088}},
      {"x at the end of all addresses", {5, 3, 2}, end(kMost, 0, 0)},
      {"x that wraps to 0", {5, 1, 1}, end(kMost - 4, 0, 0)},
      {"y at the end of all addresses", {5, 3, 2}, end(0, kMost, 0)},
      {"y that wraps to 0", {5, 3, 2}, end(0, std::uint64_t{1} << 58, 0)},
      {"z at the end of all addresses", {5, 3, 2}, end(0, 0, kMost)},
      {"z that wraps to 0", {5, 3, 2}, end(0, 0, std::uint64_t{1} << 54)},
      {"a row pitch that wraps to 0", {4, 3, 1}, {{0, 0, 0}, kHalf, 0}},
      {"a slice pitch that wraps to 0", {4, 1, 3}, {{0, 0, 0}, 4, kHalf}},
      {"a width beyond all addresses", {kMost, 1, 1}, {}},
      {"a height that wraps to 0", {4, kQuarter, 1}, {}},
      {"a depth that wraps to 0", {4, 1, kQuarter}, {}},
  };
  for (const auto &[name, region, layout] : beyond)
    EXPECT_REFUSED(kInvalidSize, command(region, layout)) << name;
}

} // namespace ur::test
