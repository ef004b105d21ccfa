// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace ur::histories {

// A byte in the model: its value, or kAnything.
using Known = std::int16_t;
inline constexpr Known kAnything = -1;

// The bytes of one memory object, shared by all processes that map it. Pages that were never
// written are not stored, so that objects beyond 4 GiB cost only their used pages.
class Content {
public:
  explicit Content(std::size_t size) : size_(size) {}

  std::size_t size() const noexcept { return size_; }

  Known at(std::size_t offset) const;
  void set(std::size_t offset, Known value);
  std::vector<Known> read(std::size_t offset, std::size_t size) const;
  void write(std::size_t offset, const std::vector<Known> &bytes);

  struct Range {
    std::size_t offset;
    std::size_t size;
  };
  // Where a byte is known, page by page, each range cut at the content's end.
  std::vector<Range> knownRanges() const;

private:
  static constexpr std::size_t kPage = 4096;

  std::size_t size_;
  std::map<std::size_t, std::array<Known, kPage>> pages_;
};

// The bytes that a step with this seed writes.
std::vector<std::uint8_t> patternOf(std::uint64_t seed, std::size_t size);
// The same for a fill, whose pattern repeats.
std::vector<std::uint8_t> repeatedPattern(std::uint64_t seed, std::size_t patternSize,
                                          std::size_t size);

std::vector<Known> knownOf(const std::vector<std::uint8_t> &bytes);

} // namespace ur::histories
