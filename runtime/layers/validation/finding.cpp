// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/finding.hpp"

#include "runtime/layers/validation/validation_log.hpp"

#include <fmt/core.h>

namespace ur::validation {

Place madeAt(const Making &making) {
  return {fmt::format("made by {}", making.argument.function), making.site};
}

Place endedAt(const Ending &ending) {
  return {fmt::format("given back to {}", ending.function), ending.site};
}

void report(ur_logger_level_t level, Argument argument, Value value, std::string_view words,
            std::string_view rule, std::initializer_list<Place> places) {
  if (!log().enabled(level))
    return;
  std::string lines = message(argument, value, words, rule);
  for (const Place &place : places)
    lines += fmt::format("\n  {} at{}", place.what, place.site.text());
  level == UR_LOGGER_LEVEL_ERROR ? log().error("{}", lines) : log().warning("{}", lines);
}

} // namespace ur::validation
