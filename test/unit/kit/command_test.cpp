// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/command.hpp"

#include <cstddef>
#include <vector>

#include <gtest/gtest.h>

namespace ur::kit {
namespace {

std::vector<std::byte> counted(std::size_t size) {
  std::vector<std::byte> bytes(size);
  for (std::size_t i = 0; i < size; ++i)
    bytes[i] = static_cast<std::byte>(i % 251 + 1);
  return bytes;
}

TEST(PerformOnHost, RepeatsPatternsOfAnySize) {
  for (const std::size_t patternSize : {1u, 2u, 3u, 4u, 16u, 100u, 4095u, 4096u, 5000u})
    for (const std::size_t count : {1u, 2u, 3u, 7u, 4099u}) {
      const std::vector<std::byte> pattern = counted(patternSize);
      const std::size_t size = patternSize * count;
      std::vector<std::byte> memory(size + 2);
      performOnHost(Fill{memory.data() + 1, pattern, size});
      EXPECT_EQ(memory.front(), std::byte{0});
      EXPECT_EQ(memory.back(), std::byte{0});
      for (std::size_t i = 0; i < size; ++i)
        ASSERT_EQ(memory[1 + i], pattern[i % patternSize]) << patternSize << " bytes, byte " << i;
    }
}

TEST(PerformOnHost, CopiesRangesThatOverlap) {
  for (const std::ptrdiff_t distance : {-3, 3}) {
    std::vector<std::byte> memory = counted(100);
    const std::vector<std::byte> before = memory;
    performOnHost(Copy{memory.data() + 10 + distance, memory.data() + 10, 80});
    for (std::size_t i = 0; i < 80; ++i)
      EXPECT_EQ(memory[10 + i + static_cast<std::size_t>(distance)], before[10 + i]);
  }
}

TEST(PerformOnHost, DoesNothingForCommandsWithoutWork) { performOnHost(Work()); }

TEST(Pattern, IsACopyOfAnySize) {
  for (const std::size_t size : {1u, 15u, 16u, 17u, 1000u}) {
    std::vector<std::byte> bytes = counted(size);
    const std::vector<std::byte> before = bytes;
    const Pattern pattern = bytes;
    const Pattern copy = pattern; // NOLINT(performance-unnecessary-copy-initialization)
    bytes.assign(size, std::byte{0});
    for (const Pattern &one : {pattern, copy})
      EXPECT_EQ(std::vector<std::byte>(one.begin(), one.end()), before);
  }
  EXPECT_EQ(Pattern({std::byte{1}, std::byte{2}}).size(), 2u);
}

TEST(Repeated, IsNoLongerThanTheFill) {
  const std::vector<std::byte> pattern = counted(3);
  const Fill fill{nullptr, pattern, 12};
  EXPECT_EQ(repeated(fill, 1), pattern);
  EXPECT_EQ(repeated(fill, 8).size(), 6u);
  EXPECT_EQ(repeated(fill, 100).size(), 12u);
}

} // namespace
} // namespace ur::kit
