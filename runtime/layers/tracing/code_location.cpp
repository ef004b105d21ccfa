// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/code_location.hpp"

#include <fmt/core.h>

namespace ur::tracing {
namespace {

ur_code_location_callback_t callback_ = nullptr;
void *userData_ = nullptr;

} // namespace

void setCodeLocationCallback(ur_code_location_callback_t callback, void *userData) noexcept {
  callback_ = callback;
  userData_ = userData;
}

std::optional<ur_code_location_t> callerOfThisCall() {
  return callback_ ? std::optional(callback_(userData_)) : std::nullopt;
}

std::string textOf(const ur_code_location_t &location) {
  return fmt::format("{}:{}:{} in {}", location.sourceFile ? location.sourceFile : "?",
                     location.lineNumber, location.columnNumber,
                     location.functionName ? location.functionName : "?");
}

} // namespace ur::tracing
