// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/tracing/expression.hpp"
#include "runtime/layers/tracing/function.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace ur::tracing {

// Selects the functions to trace: an Expression must match a part of the name.
class Filter {
public:
  Filter() = default; // selects all functions
  // Throws std::invalid_argument as Expression does.
  explicit Filter(const std::string &text) {
    const Expression expression(text);
    for (const Function &function : functions()) {
      const auto index = static_cast<std::size_t>(function.id);
      if (selectedFunctions_.size() <= index)
        selectedFunctions_.resize(index + 1);
      selectedFunctions_[index] = expression.isFoundIn(function.name);
    }
  }

  bool selects(const Function &function) const noexcept {
    const auto index = static_cast<std::size_t>(function.id);
    return index >= selectedFunctions_.size() || selectedFunctions_[index];
  }

private:
  std::vector<bool> selectedFunctions_; // by function id; selects the ids beyond its end
};

} // namespace ur::tracing
