// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/message.hpp"

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
    return fmt::format("{} where {} bytes are needed", number_, requiredSize_);
  case Form::NullElement:
    return fmt::format("null at index {}", number_);
  }
  return {};
}

std::string ruleId(Argument argument, std::string_view rule) {
  std::string path;
  for (std::string_view rest = argument.path; !rest.empty(); rest.remove_prefix(1)) {
    if (rest.starts_with("->"))
      path += '.';
    else if (std::string_view("-[]>").find(rest.front()) == std::string_view::npos)
      path += rest.front();
  }
  return fmt::format("UR-{}-{}-{}", argument.function, path, rule);
}

std::string message(Argument argument, Value value, std::string_view cause, std::string_view rule) {
  return fmt::format("{}: {} is {}; {} [{}]", argument.function, argument.path, value.text(), cause,
                     ruleId(argument, rule));
}

} // namespace ur::validation
