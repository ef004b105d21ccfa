// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace ur::histories {

// A byte in the model: its value, or kAnything.
using ModelByte = std::int16_t;
inline constexpr ModelByte kAnything = -1;

// The bytes of one memory object, which all processes that map it share. Stores only pages that
// were written, so that an object of more than 4 GiB takes little memory.
class Content {
public:
  explicit Content(std::size_t size) : size_(size) {}

  std::size_t size() const noexcept { return size_; }

  ModelByte at(std::size_t offset) const;
  void set(std::size_t offset, ModelByte value);
  std::vector<ModelByte> read(std::size_t offset, std::size_t size) const;
  void write(std::size_t offset, const std::vector<ModelByte> &bytes);

  struct Range {
    std::size_t offset;
    std::size_t size;
  };
  // Returns the pages with known bytes. Adjacent pages are one range, and the last range ends with
  // the content.
  std::vector<Range> knownRanges() const;

private:
  static constexpr std::size_t kPage = 4096;

  std::size_t size_;
  std::map<std::size_t, std::array<ModelByte, kPage>> pages_;
};

// Returns the bytes that a step with this seed writes.
std::vector<std::uint8_t> patternOf(std::uint64_t seed, std::size_t size);
// Returns the bytes that a fill writes: the pattern, repeated.
std::vector<std::uint8_t> repeatedPattern(std::uint64_t seed, std::size_t patternSize,
                                          std::size_t size);

std::vector<ModelByte> modelBytesOf(const std::vector<std::uint8_t> &bytes);

} // namespace ur::histories
