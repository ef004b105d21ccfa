// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/command.hpp"

#include <algorithm>
#include <cstring>

namespace ur::kit {
namespace {

// Writes the pattern once and then doubles what is there.
void repeat(const Fill &fill) noexcept {
  auto *destination = static_cast<std::byte *>(fill.destination);
  std::size_t written = fill.pattern.size();
  std::memcpy(destination, fill.pattern.data(), written);
  while (written < fill.size) {
    const std::size_t more = std::min(written, fill.size - written);
    std::memcpy(destination + written, destination, more);
    written += more;
  }
}

void copyRows(const CopyRect &copy) noexcept {
  auto *destination = static_cast<std::byte *>(copy.destination);
  const auto *source = static_cast<const std::byte *>(copy.source);
  for (std::size_t slice = 0; slice < copy.depth; ++slice)
    for (std::size_t row = 0; row < copy.height; ++row)
      std::memcpy(destination + slice * copy.destinationSlice + row * copy.destinationRow,
                  source + slice * copy.sourceSlice + row * copy.sourceRow, copy.width);
}

} // namespace

void performOnHost(const Work &work) noexcept {
  if (const auto *copy = std::get_if<Copy>(&work))
    std::memmove(copy->destination, copy->source, copy->size); // the ranges may overlap
  else if (const auto *fill = std::get_if<Fill>(&work))
    repeat(*fill);
  else if (const auto *rows = std::get_if<CopyRect>(&work))
    copyRows(*rows);
}

} // namespace ur::kit
