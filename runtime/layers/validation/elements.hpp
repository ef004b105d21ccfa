// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace ur::validation {

// The first element that is wrong, null when all are right. `elements` may be null.
template <typename Element, typename Wrong>
const Element *firstWrong(const Element *elements, std::size_t count, Wrong wrong) noexcept {
  if (elements)
    for (const Element *end = elements + count; elements != end; ++elements)
      if (wrong(*elements))
        return elements;
  return nullptr;
}

template <typename Handle>
const Handle *firstNull(const Handle *handles, std::size_t count) noexcept {
  return firstWrong(handles, count, [](Handle handle) { return !handle; });
}

} // namespace ur::validation
