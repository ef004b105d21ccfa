// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/value.hpp"

#include <fmt/core.h>

namespace ur::validation {

std::string Value::text() const {
  switch (form_) {
  case Form::Null:
    return "null";
  case Form::Number:
    return fmt::format("{}", number_);
  case Form::Bits:
    return fmt::format("{:#x}", number_);
  case Form::Bytes:
    return fmt::format("{} where {} bytes are needed", number_, needed_);
  case Form::NullElement:
    return fmt::format("null at index {}", number_);
  }
  return {};
}

} // namespace ur::validation
