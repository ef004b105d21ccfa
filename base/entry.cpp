// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/entry.hpp"

#include <fmt/core.h>

namespace ur::base {

ur_result_t rejectArgument(ur_result_t result, const char *function, const char *argument,
                           const char *wrong, const char *type) noexcept {
  try {
    return reject(result, fmt::format("{}: {} {}{}", function, argument, wrong, type).c_str());
  } catch (const std::bad_alloc &) {
    return reject(result, function);
  }
}

} // namespace ur::base
