// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/command.hpp"

#include <cstring>

namespace ur::kit {
namespace {

// The maximum size of a copied block, which fits into the L1 cache.
constexpr std::size_t kBlockBytes = std::size_t{4} * 1024;

void copyRows(const CopyRect &copy) noexcept {
  auto *destination = static_cast<std::byte *>(copy.destination);
  const auto *source = static_cast<const std::byte *>(copy.source);
  for (std::size_t slice = 0; slice < copy.depth; ++slice)
    for (std::size_t row = 0; row < copy.height; ++row)
      std::memcpy(destination + slice * copy.destinationSlice + row * copy.destinationRow,
                  source + slice * copy.sourceSlice + row * copy.sourceRow, copy.width);
}

} // namespace

void copyOnHost(void *destination, const void *source, std::size_t size) noexcept {
  std::memmove(destination, source, size); // the ranges may overlap
}

// Writes the pattern once, doubles the written bytes up to kBlockBytes, and then copies such
// blocks.
void fillOnHost(void *destination, std::span<const std::byte> pattern, std::size_t size) noexcept {
  if (pattern.size() == 1) {
    std::memset(destination, std::to_integer<int>(pattern.front()), size);
    return;
  }
  auto *const begin = static_cast<std::byte *>(destination);
  std::size_t written = pattern.size();
  std::memcpy(begin, pattern.data(), written);
  for (std::size_t block = written; written < size;) {
    const std::size_t blockSize = std::min(block, size - written);
    std::memcpy(begin + written, begin, blockSize);
    written += blockSize;
    if (block < kBlockBytes)
      block = written;
  }
}

void performOnHost(const Work &work) noexcept {
  if (const auto *copy = std::get_if<Copy>(&work))
    copyOnHost(copy->destination, copy->source, copy->size);
  else if (const auto *fill = std::get_if<Fill>(&work))
    fillOnHost(fill->destination, fill->pattern, fill->size);
  else if (const auto *rect = std::get_if<CopyRect>(&work))
    copyRows(*rect);
  else if (const auto *fills = std::get_if<Fills>(&work))
    for (const Fill &row : *fills)
      fillOnHost(row.destination, row.pattern, row.size);
}

void raiseFailedWait() {
  base::raise(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
              "an event of the wait list did not complete: the process that should signal it has "
              "exited or lost its device");
}

} // namespace ur::kit
