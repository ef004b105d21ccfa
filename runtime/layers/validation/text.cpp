// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/text.hpp"

namespace ur::validation {

std::string vtext(fmt::string_view format, fmt::format_args args) {
  return fmt::vformat(format, args);
}

} // namespace ur::validation
