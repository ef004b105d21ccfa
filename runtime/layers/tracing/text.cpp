// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/text.hpp"

#include <fmt/core.h>
#include <unified-runtime/ur_print.hpp>

namespace ur::tracing {

std::string textOf(ur_result_t result) {
  const char *name = details::name(result);
  return name ? name : std::to_string(static_cast<unsigned>(result));
}

std::string textOf(const ur_code_location_t &location) {
  return fmt::format("{}:{}:{} in {}", location.sourceFile ? location.sourceFile : "?",
                     location.lineNumber, location.columnNumber,
                     location.functionName ? location.functionName : "?");
}

} // namespace ur::tracing
