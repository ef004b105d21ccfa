// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/bytes.hpp"

#include "tools/support/pattern.hpp"

#include <string>
#include <utility>
#include <vector>

namespace ur::test {
namespace {

constexpr std::size_t kSample = 4096;

// Returns the offsets and lengths of the parts of a buffer that the tests write and compare.
std::vector<std::pair<std::size_t, std::size_t>> samples(std::size_t size) {
  if (size <= kMaxFullyCheckedSize)
    return {{0, size}};
  return {{0, kSample}, {size / 2, kSample}, {size - kSample, kSample}};
}

} // namespace

void writePattern(const support::Session &session, void *memory, std::size_t size,
                  std::uint64_t seed) {
  for (const auto &[offset, length] : samples(size)) {
    const std::vector<std::byte> pattern = support::makePattern(length, seed + offset);
    session.copy(static_cast<std::byte *>(memory) + offset, pattern.data(), length);
  }
}

::testing::AssertionResult hasPattern(const support::Session &session, const void *memory,
                                      std::size_t size, std::uint64_t seed) {
  for (const auto &[offset, length] : samples(size)) {
    std::vector<std::byte> bytes(length);
    session.copy(bytes.data(), static_cast<const std::byte *>(memory) + offset, length);
    const std::string difference = support::comparePattern(bytes, seed + offset);
    if (!difference.empty())
      return ::testing::AssertionFailure() << "at offset " << offset << ": " << difference;
  }
  return ::testing::AssertionSuccess();
}

} // namespace ur::test
