// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/result.hpp"

#include <cstdint>
#include <vector>

namespace ur::level_zero {

// Count, then fill: all that a function of Level Zero lists. `blank` is what each element is before
// the driver fills it, for structs with a type.
template <typename Element, typename Function, typename... Of>
std::vector<Element> enumerateFilled(const char *name, Function function, const Element &blank,
                                     Of... of) {
  std::uint32_t count = 0;
  check(name, function(of..., &count, nullptr));
  std::vector<Element> elements(count, blank);
  if (count != 0)
    check(name, function(of..., &count, elements.data()));
  elements.resize(count);
  return elements;
}

template <typename Element, typename Function, typename... Of>
std::vector<Element> enumerate(const char *name, Function function, Of... of) {
  return enumerateFilled<Element>(name, function, Element{}, of...);
}

} // namespace ur::level_zero
