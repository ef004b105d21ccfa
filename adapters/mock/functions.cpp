// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/mock/functions.hpp"

#include <algorithm>

namespace ur::mock {

Function *functionOf(ur_function_t id) noexcept {
  const auto found = std::ranges::find(functions(), id, &Function::id);
  return found != functions().end() ? *found : nullptr;
}

Function *findFunction(std::string_view name) noexcept {
  const auto found = std::ranges::find(functions(), name, &Function::name);
  return found != functions().end() ? *found : nullptr;
}

} // namespace ur::mock
