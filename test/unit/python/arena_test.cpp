// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/arena.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <random>

#include <gtest/gtest.h>

namespace ur::arrays {
namespace {

using Spans = std::map<std::uintptr_t, std::size_t>; // sizes by address

constexpr std::size_t kUnit = Arena::kUnit;
constexpr std::size_t kGiB = 1 << 30;

// Returns whether one of the spans contains all of these bytes.
bool isWithin(const Spans &spans, std::uintptr_t start, std::size_t bytes) {
  const auto next = spans.upper_bound(start);
  return next != spans.begin() && start + bytes <= std::prev(next)->first + std::prev(next)->second;
}

bool overlaps(const Spans &spans, std::uintptr_t start, std::size_t bytes) {
  const auto next = spans.lower_bound(start + bytes);
  return next != spans.begin() && std::prev(next)->first + std::prev(next)->second > start;
}

// A simulated device without memory. Its blocks are adjacent, so that an arena could confuse them.
class Device final : public BlockSource {
public:
  std::uintptr_t allocate(std::size_t bytes) noexcept override {
    if (bytes > room)
      return 0;
    room -= bytes;
    next_ += bytes;
    blocks[next_ - bytes] = bytes;
    return next_ - bytes;
  }
  void free(std::uintptr_t block) noexcept override {
    ASSERT_EQ(blocks.count(block), 1u);
    room += blocks[block];
    blocks.erase(block);
  }

  std::size_t room = 80 * kGiB;
  Spans blocks;

private:
  std::uintptr_t next_ = kUnit;
};

struct ArenaTest : testing::Test {
  Device device;
  Arena arena{device};
};

TEST_F(ArenaTest, AgreesWithAListOfSegments) {
  Spans segments;
  std::mt19937_64 random(7);
  for (int step = 0; step < 20'000; ++step) {
    const bool isGrowing = step / 1'000 % 2 == 0;
    if (segments.empty() || random() % 10 < (isGrowing ? 6 : 4)) {
      const std::size_t bytes = random() % (random() % 8 == 0 ? kGiB : 3 * kUnit);
      const std::uintptr_t segment = arena.allocate(bytes);
      if (segment == 0) {
        ASSERT_LT(device.room, bytes + kUnit);
        continue;
      }
      ASSERT_EQ(segment % kUnit, 0u);
      ASSERT_TRUE(isWithin(device.blocks, segment, bytes));
      ASSERT_FALSE(overlaps(segments, segment, std::max<std::size_t>(bytes, 1)));
      segments[segment] = std::max<std::size_t>(bytes, 1);
    } else {
      const auto segment =
          std::next(segments.begin(), static_cast<std::ptrdiff_t>(random() % segments.size()));
      arena.free(segment->first);
      segments.erase(segment);
    }
    for (const auto &[block, bytes] : device.blocks) // the arena must free an unused block
      ASSERT_TRUE(overlaps(segments, block, bytes));
  }
  for (const auto &[segment, bytes] : segments)
    arena.free(segment);
  EXPECT_TRUE(device.blocks.empty());
  arena.allocate(kUnit);
  EXPECT_EQ(device.blocks.begin()->second,
            Arena::kMinBlock); // the size that an empty arena allocates first
}

TEST_F(ArenaTest, NeedsFewBlocks) {
  for (std::size_t bytes = 0; bytes < 9 * kGiB / 2; bytes += kUnit)
    ASSERT_NE(arena.allocate(kUnit), 0u);
  EXPECT_LE(device.blocks.size(), 16u);
  EXPECT_GE(device.room, (80 - 6) * kGiB);
}

TEST_F(ArenaTest, TakesTheSmallestFreeRange) {
  const std::uintptr_t large = arena.allocate(8 * kUnit);
  arena.allocate(kUnit);
  const std::uintptr_t small = arena.allocate(3 * kUnit);
  arena.allocate(kUnit);
  arena.free(large);
  arena.free(small);
  EXPECT_EQ(arena.allocate(2 * kUnit), small);
  EXPECT_EQ(arena.allocate(kUnit), small + 2 * kUnit);
  EXPECT_EQ(arena.allocate(5 * kUnit), large);
}

TEST_F(ArenaTest, UsesAllMemoryOfADeviceThatHasLittle) {
  device.room = 3 * kUnit;
  EXPECT_NE(arena.allocate(2 * kUnit), 0u); // the arena must allocate a smaller block than usual
  EXPECT_EQ(arena.allocate(2 * kUnit), 0u);
  EXPECT_NE(arena.allocate(kUnit), 0u);
  EXPECT_EQ(arena.allocate(~std::size_t{0}), 0u);
}

} // namespace
} // namespace ur::arrays
