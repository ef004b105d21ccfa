// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/rect.hpp"

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <variant>

#include <gtest/gtest.h>

namespace ur::kit {
namespace {

constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();

ur_result_t refusalOf(const ur_rect_region_t &region, const ur_rect_offset_t &origin,
                      std::size_t rowPitch, std::size_t slicePitch) {
  try {
    layoutOf(region, origin, rowPitch, slicePitch);
  } catch (const base::Error &error) {
    return error.result();
  }
  return UR_RESULT_SUCCESS;
}

TEST(Rect, LiesAtItsOrigin) {
  const Layout layout =
      layoutOf({.width = 3, .height = 2, .depth = 2}, {.x = 1, .y = 2, .z = 3}, 10, 50);
  EXPECT_EQ(layout.begin, 1u + 2 * 10 + 3 * 50);
  EXPECT_EQ(layout.end, layout.begin + 50 + 10 + 3);
}

TEST(Rect, FollowsItselfWithoutPitches) {
  const Layout layout =
      layoutOf({.width = 3, .height = 2, .depth = 4}, {.x = 0, .y = 1, .z = 1}, 0, 0);
  EXPECT_EQ(layout.rowPitch, 3u);
  EXPECT_EQ(layout.slicePitch, 6u);
  EXPECT_EQ(layout.begin, 9u);
  EXPECT_EQ(layout.end, 9u + 24);
}

TEST(Rect, FitsItsPitches) {
  const ur_rect_region_t region{.width = 3, .height = 2, .depth = 1};
  EXPECT_EQ(refusalOf(region, {}, 3, 6), UR_RESULT_SUCCESS);
  EXPECT_EQ(refusalOf(region, {}, 2, 0), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(refusalOf(region, {}, 3, 5), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(refusalOf(region, {}, 3, 7), UR_RESULT_ERROR_INVALID_SIZE) << "no whole rows";
  EXPECT_EQ(refusalOf(region, {}, 4, 6), UR_RESULT_ERROR_INVALID_SIZE);
}

TEST(Rect, HasAnExtent) {
  for (const ur_rect_region_t &empty :
       {ur_rect_region_t{0, 1, 1}, ur_rect_region_t{1, 0, 1}, ur_rect_region_t{1, 1, 0}})
    EXPECT_EQ(refusalOf(empty, {}, 0, 0), UR_RESULT_ERROR_INVALID_SIZE);
}

TEST(Rect, EndsWhereAnAddressReaches) {
  const ur_rect_region_t one{1, 1, 1};
  EXPECT_EQ(refusalOf(one, {.x = kMost - 1, .y = 0, .z = 0}, 0, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(refusalOf(one, {.x = kMost, .y = 0, .z = 0}, 0, 0), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(refusalOf(one, {.x = 0, .y = 2, .z = 0}, kMost / 2 + 1, 0),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(refusalOf(one, {.x = 0, .y = 0, .z = 2}, 0, kMost / 2 + 1),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(refusalOf({1, kMost / 2 + 1, 1}, {}, 2, 0), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(refusalOf({1, 1, 3}, {}, 0, kMost / 2 + 1), UR_RESULT_ERROR_INVALID_SIZE);
}

TEST(Rect, IsCopiedAtOnceWhereItsBytesFollowEachOther) {
  std::byte bytes[64] = {};
  const auto isDense = [&](const ur_rect_region_t &region, std::size_t row, std::size_t slice) {
    const Layout dense = layoutOf(region, {}, 0, 0);
    const Layout other = layoutOf(region, {.x = 1, .y = 0, .z = 0}, row, slice);
    const Work there = copyOf(region, bytes, dense, bytes, other);
    const Work back = copyOf(region, bytes, other, bytes, dense);
    EXPECT_EQ(there.index(), back.index());
    return std::holds_alternative<Copy>(there);
  };
  EXPECT_TRUE(isDense({3, 2, 2}, 0, 0));
  EXPECT_TRUE(isDense({3, 2, 1}, 0, 12)) << "one slice";
  EXPECT_TRUE(isDense({3, 1, 1}, 7, 14)) << "one row";
  EXPECT_FALSE(isDense({3, 2, 1}, 4, 0));
  EXPECT_FALSE(isDense({3, 2, 2}, 0, 9));
  EXPECT_FALSE(isDense({3, 1, 2}, 4, 0));
}

TEST(Rect, CopiesRowsAndSlicesAndNothingElse) {
  constexpr ur_rect_region_t kRegion{3, 2, 2};
  std::uint8_t source[64];
  std::uint8_t destination[64];
  std::uint8_t expected[64];
  for (std::uint8_t i = 0; i < 64; ++i) {
    source[i] = i;
    destination[i] = expected[i] = 0xee;
  }
  const Layout from = layoutOf(kRegion, {.x = 1, .y = 0, .z = 0}, 5, 20);
  const Layout to = layoutOf(kRegion, {.x = 2, .y = 1, .z = 0}, 6, 24);
  for (std::size_t slice = 0; slice < 2; ++slice)
    for (std::size_t row = 0; row < 2; ++row)
      for (std::size_t x = 0; x < 3; ++x)
        expected[2 + x + (1 + row) * 6 + slice * 24] = source[1 + x + row * 5 + slice * 20];
  performOnHost(copyOf(kRegion, destination, to, source, from));
  for (std::size_t i = 0; i < 64; ++i)
    EXPECT_EQ(destination[i], expected[i]) << i;
}

} // namespace
} // namespace ur::kit
