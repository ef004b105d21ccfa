// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/result_name.hpp"

#include <unified-runtime/ur_print.hpp>

namespace ur::base {

std::string nameOf(ur_result_t result) {
  const char *name = details::name(result);
  return name ? name : std::to_string(details::numberOf(result));
}

std::optional<ur_result_t> resultNamed(std::string_view name) noexcept {
  for (const details::Name &known : details::namesOf<ur_result_t>())
    if (name == known.text)
      return static_cast<ur_result_t>(known.number);
  return std::nullopt;
}

} // namespace ur::base
