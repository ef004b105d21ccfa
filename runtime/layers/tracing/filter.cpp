// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/filter.hpp"

#include "runtime/layers/tracing/expression.hpp"

namespace ur::tracing {

Filter::Filter(const std::string &text) {
  const Expression expression(text);
  for (const Function &function : functions()) {
    const auto place = static_cast<std::size_t>(function.id);
    if (passes_.size() <= place)
      passes_.resize(place + 1);
    passes_[place] = expression.isFoundIn(function.name);
  }
}

bool Filter::passes(const Function &function) const noexcept {
  const auto place = static_cast<std::size_t>(function.id);
  return place >= passes_.size() || passes_[place];
}

} // namespace ur::tracing
