// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/log/settings.hpp"

#include "base/environment/environment.hpp"

#include <array>

#include <fmt/core.h>

namespace ur::log {
namespace {

using environment::List;
using environment::Malformed;

constexpr std::array<std::string_view, 5> kLevelNames{"debug", "info", "warning", "error", "quiet"};
static_assert(UR_LOGGER_LEVEL_DEBUG == 0 && UR_LOGGER_LEVEL_QUIET == kLevelNames.size() - 1);

const std::string &single(std::string_view key, const List &values) {
  if (values.size() != 1)
    throw Malformed(fmt::format("`{}` takes one value", key));
  return values.front();
}

ur_logger_level_t parseLevel(std::string_view key, const List &values) {
  const std::string &value = single(key, values);
  for (std::size_t i = 0; i < kLevelNames.size(); ++i)
    if (value == kLevelNames[i])
      return static_cast<ur_logger_level_t>(i);
  throw Malformed(
      fmt::format("`{}:{}` is no level; take debug, info, warning, error or quiet", key, value));
}

void parseOutput(const List &values, Settings &settings) {
  if (values.size() == 2 && values[0] == "file") {
    settings.output = Output::File;
    settings.path = values[1];
  } else if (values.size() == 1 && values[0] == "stdout") {
    settings.output = Output::StandardOutput;
  } else if (values.size() == 1 && values[0] == "stderr") {
    settings.output = Output::StandardError;
  } else {
    throw Malformed("`output` takes stdout, stderr or file,<path>");
  }
}

} // namespace

Settings parseSettings(std::string_view text, const Settings &defaults) {
  Settings settings = defaults;
  for (const auto &[key, values] : environment::parseMap(text)) {
    if (key == "level")
      settings.level = parseLevel(key, values);
    else if (key == "flush")
      settings.flush = parseLevel(key, values);
    else if (key == "output")
      parseOutput(values, settings);
    else if (key == "fileline")
      settings.fileLine = environment::isTrue(single(key, values));
    else
      throw Malformed(fmt::format("`{}` is no key; take level, flush, output or fileline", key));
  }
  return settings;
}

} // namespace ur::log
