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
