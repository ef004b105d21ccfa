// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/tracing/function.hpp"

#include <string>
#include <vector>

namespace ur::tracing {

// Which functions are written down: those in whose name an Expression is found.
class Filter {
public:
  Filter() = default; // all
  // Throws std::invalid_argument.
  explicit Filter(const std::string &text);

  bool passes(const Function &function) const noexcept;

private:
  std::vector<bool> passes_; // by function id; beyond its end everything passes
};

} // namespace ur::tracing
