// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/value.hpp"

#include "runtime/layers/validation/text.hpp"

namespace ur::validation {

std::string Value::text() const {
  switch (form_) {
  case Form::Null:
    return "null";
  case Form::Number:
    return validation::text("{}", number_);
  case Form::Bits:
    return validation::text("{:#x}", number_);
  case Form::Bytes:
    return validation::text("{} where {} bytes are needed", number_, needed_);
  case Form::NullElement:
    return validation::text("null at index {}", number_);
  }
  return {};
}

} // namespace ur::validation
