// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <cstddef>
#include <vector>

namespace ur::ipc {

inline std::size_t sizeOf(const base::MappedRange &range) noexcept {
  return static_cast<std::size_t>(range.end - range.begin);
}

// Returns the mappings of this process that overlap the range, in the order of their addresses.
// Throws if it cannot read /proc/thread-self/maps. Kernel interface: PROCMAP_QUERY (Linux 6.11 or
// later), otherwise the text of the file.
std::vector<base::MappedRange> mappedRanges(const base::OsCalls &os, const std::byte *begin,
                                            const std::byte *end);

} // namespace ur::ipc
