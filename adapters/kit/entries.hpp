// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// Count, then fill: writes as many handles as fit into the caller's array and tells how many there
// are. Throws INVALID_SIZE for an array without room.
template <typename Handle>
void writeEntries(std::span<const Handle> handles, std::uint32_t room, Handle *array,
                  std::uint32_t *count) {
  if (array && room == 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE, "there is an array for handles, but its size is 0");
  if (array)
    std::copy_n(handles.begin(), std::min<std::size_t>(handles.size(), room), array);
  if (count)
    *count = static_cast<std::uint32_t>(handles.size());
}

} // namespace ur::kit
