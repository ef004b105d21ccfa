// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/host/switch_text.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include <unistd.h>

namespace host_driver {

void refuse(std::string_view name, std::string_view value, std::string_view remedy) {
  std::fprintf(stderr, "host driver: %.*s='%.*s' is not valid; %.*s\n",
               static_cast<int>(name.size()), name.data(), static_cast<int>(value.size()),
               value.data(), static_cast<int>(remedy.size()), remedy.data());
  std::abort();
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

std::set<std::string> parseFeatures(std::string_view name, std::string_view value,
                                    const std::set<std::string> &knownFeatures) {
  std::set<std::string> selectedFeatures;
  for (std::string &feature : split(value, ',')) {
    if (knownFeatures.find(feature) == knownFeatures.end())
      refuse(name, feature, "see the features in the driver's README.md");
    selectedFeatures.insert(std::move(feature));
  }
  return selectedFeatures;
}

std::vector<InjectedFailure> parseFailures(std::string_view name, std::string_view value,
                                           std::string_view example) {
  std::vector<InjectedFailure> result;
  for (const std::string &text : split(value, ',')) {
    const std::vector<std::string> parts = split(text, ':');
    InjectedFailure failure;
    std::string_view count = parts.size() == 3 ? std::string_view(parts[1]) : std::string_view();
    if (count.ends_with('+')) {
      failure.repeats = true;
      count.remove_suffix(1);
    }
    if (!parse(count, failure.firstCall) || !parse(parts[2], failure.result))
      refuse(name, text, "write FUNCTION:CALL:RESULT, such as " + std::string(example));
    failure.function = parts[0];
    result.push_back(std::move(failure));
  }
  return result;
}

void readSwitches(std::string_view prefix, const SwitchReader &read) {
  for (char **variable = environ; *variable != nullptr; ++variable) {
    const std::string_view text = *variable;
    if (!text.starts_with(prefix))
      continue;
    const std::size_t equals = text.find('=');
    const std::string_view name = text.substr(0, equals);
    const std::string_view value = text.substr(equals + 1);
    if (!read(name.substr(prefix.size()), name, value))
      refuse(name, value, "the driver's README.md lists all its variables");
  }
}

} // namespace host_driver
