// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/content.hpp"

#include "tools/support/pattern.hpp"

#include <algorithm>
#include <cstring>

namespace ur::histories {

ModelByte Content::at(std::size_t offset) const {
  const auto page = pages_.find(offset / kPage);
  return page == pages_.end() ? kAnything : page->second[offset % kPage];
}

void Content::set(std::size_t offset, ModelByte value) {
  auto [page, isNew] = pages_.try_emplace(offset / kPage);
  if (isNew)
    page->second.fill(kAnything);
  page->second[offset % kPage] = value;
}

std::vector<ModelByte> Content::read(std::size_t offset, std::size_t size) const {
  std::vector<ModelByte> bytes(size, kAnything);
  for (std::size_t position = 0; position < size;) {
    const std::size_t start = (offset + position) % kPage;
    const std::size_t part = std::min(size - position, kPage - start);
    if (const auto page = pages_.find((offset + position) / kPage); page != pages_.end())
      std::copy_n(page->second.begin() + static_cast<std::ptrdiff_t>(start), part,
                  bytes.begin() + static_cast<std::ptrdiff_t>(position));
    position += part;
  }
  return bytes;
}

void Content::write(std::size_t offset, const std::vector<ModelByte> &bytes) {
  for (std::size_t position = 0; position < bytes.size();) {
    const std::size_t start = (offset + position) % kPage;
    const std::size_t part = std::min(bytes.size() - position, kPage - start);
    auto [page, isNew] = pages_.try_emplace((offset + position) / kPage);
    if (isNew)
      page->second.fill(kAnything);
    std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(position), part,
                page->second.begin() + static_cast<std::ptrdiff_t>(start));
    position += part;
  }
}

std::vector<Content::Range> Content::knownRanges() const {
  std::vector<Range> ranges;
  for (const auto &[number, page] : pages_) {
    const std::size_t start = number * kPage;
    const std::size_t part = std::min(kPage, size_ - start);
    if (!ranges.empty() && ranges.back().offset + ranges.back().size == start)
      ranges.back().size += part;
    else
      ranges.push_back({start, part});
  }
  return ranges;
}

std::vector<std::uint8_t> patternOf(std::uint64_t seed, std::size_t size) {
  const std::vector<std::byte> bytes = support::makePattern(size, seed << 24);
  std::vector<std::uint8_t> pattern(size);
  if (size != 0)
    std::memcpy(pattern.data(), bytes.data(), size);
  return pattern;
}

std::vector<std::uint8_t> repeatedPattern(std::uint64_t seed, std::size_t patternSize,
                                          std::size_t size) {
  const std::vector<std::uint8_t> pattern = patternOf(seed, patternSize);
  std::vector<std::uint8_t> bytes(size);
  for (std::size_t i = 0; i < size; ++i)
    bytes[i] = pattern[i % patternSize];
  return bytes;
}

std::vector<ModelByte> modelBytesOf(const std::vector<std::uint8_t> &bytes) {
  return {bytes.begin(), bytes.end()};
}

} // namespace ur::histories
