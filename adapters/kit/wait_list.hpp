// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.hpp"

#include <functional>
#include <span>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// Throws INVALID_VALUE where the new event would be stored over an element of the wait list.
inline void requireApart(std::span<const ur_event_handle_t> list, const ur_event_handle_t *event) {
  const auto *const end = list.data() + list.size();
  if (event && !std::less<>()(event, list.data()) && std::less<>()(event, end))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "phEvent points to an element of the wait list; pass a variable of its own");
}

} // namespace ur::kit
