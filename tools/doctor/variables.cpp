// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/doctor/variables.hpp"

#include "base/environment/environment.hpp"
#include "base/log/log.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <numeric>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/types.h>

namespace ur::doctor {
namespace {

using ValueError = std::optional<std::string>;

template <std::size_t Count>
ValueError errorUnlessListed(std::string_view value,
                             const std::array<std::string_view, Count> &choices) {
  if (std::ranges::find(choices, value) != choices.end())
    return std::nullopt;
  return fmt::format("takes {}", fmt::join(choices, ", "));
}

ValueError boolean(std::string_view value) {
  static constexpr std::array<std::string_view, 10> kChoices{"1", "y", "yes", "t", "true",
                                                             "0", "n", "no",  "f", "false"};
  return errorUnlessListed(environment::lowerCase(value), kChoices);
}

ValueError zeroOrOne(std::string_view value) {
  static constexpr std::array<std::string_view, 2> kChoices{"0", "1"};
  return errorUnlessListed(value, kChoices);
}

ValueError broker(std::string_view value) {
  static constexpr std::array<std::string_view, 3> kChoices{"auto", "on", "off"};
  return errorUnlessListed(value, kChoices);
}

ValueError smallMemory(std::string_view value) {
  static constexpr std::array<std::string_view, 2> kChoices{"private", "pooled"};
  return errorUnlessListed(value, kChoices);
}

ValueError ids(std::string_view value) {
  while (!value.empty()) {
    const std::size_t comma = std::min(value.find(','), value.size());
    const std::string_view item = value.substr(0, comma);
    if (!item.empty() && !environment::number<id_t>(item))
      return fmt::format("takes numbers, and '{}' is ignored", item);
    value.remove_prefix(std::min(comma + 1, value.size()));
  }
  return std::nullopt;
}

ValueError milliseconds(std::string_view value) {
  const auto number = environment::number<std::uint32_t>(value);
  if (!number)
    return "takes milliseconds as a number";
  if (*number == 0)
    return "leaves no time; the default is 2000";
  return std::nullopt;
}

ValueError list(std::string_view value) {
  try {
    environment::parseList(value);
    return std::nullopt;
  } catch (const environment::BadValue &error) {
    return error.what();
  }
}

ValueError directories(std::string_view value) {
  if (ValueError error = list(value))
    return error;
  for (const std::string &directory : environment::parseList(value)) {
    std::error_code error;
    if (!std::filesystem::is_directory(directory, error))
      return fmt::format("names {}, which is not a directory that this user can see", directory);
  }
  return std::nullopt;
}

ValueError absoluteDirectory(std::string_view value) {
  std::error_code error;
  if (!value.starts_with('/') || !std::filesystem::is_directory(value, error))
    return "has to be the absolute path of a directory that this user can see";
  return std::nullopt;
}

ValueError file(std::string_view value) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(value, error))
    return "names no file that this user can see";
  return std::nullopt;
}

ValueError layers(std::string_view value) {
  static constexpr std::array<std::string_view, 5> kLayers{
      "UR_LAYER_PARAMETER_VALIDATION", "UR_LAYER_LEAK_CHECKING", "UR_LAYER_LIFETIME_VALIDATION",
      "UR_LAYER_FULL_VALIDATION", "UR_LAYER_TRACING"};
  if (ValueError error = list(value))
    return error;
  for (const std::string &layer : environment::parseList(value))
    if (ValueError error = errorUnlessListed(layer, kLayers))
      return error;
  return std::nullopt;
}

ValueError logSettings(std::string_view value) {
  try {
    log::parseSettings(value, {});
    return std::nullopt;
  } catch (const environment::BadValue &error) {
    return error.what();
  }
}

constexpr Variable kVariables[] = {
    {"UR_ADAPTERS_FORCE_LOAD", list}, // the loader reports missing files
    {"UR_ADAPTERS_SEARCH_PATH", directories},
    {"UR_ADAPTERS_DEEP_BIND", boolean},
    {"UR_LOADER_PRELOAD_FILTER", boolean},
    {"UR_ENABLE_LOADER_INTERCEPT", boolean},
    {"UR_ENABLE_LAYERS", layers},
    {"ONEAPI_DEVICE_SELECTOR", nullptr}, // the loader checks the value
    {"UR_TRACE_FILE", nullptr},
    {"UR_TRACE_FILTER", nullptr},
    {"UR_LOG_LOADER", logSettings},
    {"UR_LOG_VALIDATION", logSettings},
    {"UR_LOG_TRACING", logSettings},
    {"UR_LOADER_USE_LEVEL_ZERO_V2", zeroOrOne},
    {"UR_IPC_MOCK_FAIL", nullptr},
    {"UR_IPC_BROKER", broker},
    {"UR_IPC_ALLOW_UIDS", ids},
    {"UR_IPC_ALLOW_GIDS", ids},
    {"UR_IPC_TIMEOUT_MS", milliseconds},
    {"UR_IPC_PUT_REVOKES", zeroOrOne},
    {"UR_IPC_FABRIC", zeroOrOne},
    {"UR_IPC_RAISE_FILE_LIMIT", zeroOrOne},
    {"UR_IPC_OVERLAY_ADAPTER", file},
    {"UR_IPC_OVERLAY_LOADER", file},
    {"UR_IPC_CUDA_SMALL", smallMemory},
    {"UR_IPC_HIP_SMALL", smallMemory},
    {"NVIDIA_DRA_LOCAL_IPC_DIR", absoluteDirectory},
};

// Names with these prefixes belong to this project or to Unified Runtime's loader.
constexpr std::string_view kPrefixes[] = {"UR_IPC_", "UR_ADAPTERS_", "UR_TRACE_"};
constexpr std::string_view kLogPrefix = "UR_LOG_";

// Returns the number of characters to change, add or remove (Levenshtein distance).
std::size_t distance(std::string_view left, std::string_view right) {
  std::vector<std::size_t> row(right.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < left.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < right.size(); ++j) {
      const std::size_t substitution = diagonal + (left[i] == right[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, substitution});
    }
  }
  return row.back();
}

const Variable &nearestVariable(std::string_view name) {
  return *std::ranges::min_element(
      kVariables, {}, [name](const Variable &variable) { return distance(name, variable.name); });
}

// Quotes a value as one word for the shell.
std::string shellWord(std::string_view value) {
  constexpr std::string_view kSafeCharacters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      "_-+=,.:/@%";
  if (value.find_first_not_of(kSafeCharacters) == std::string_view::npos)
    return std::string(value);
  std::string word = "'";
  for (const char character : value)
    word += character == '\'' ? std::string("'\\''") : std::string(1, character);
  return word + "'";
}

} // namespace

std::span<const Variable> variables() { return kVariables; }

std::optional<VariableError> findVariableError(std::string_view name, std::string_view value) {
  const auto variable = std::ranges::find(kVariables, name, &Variable::name);
  const auto check = variable != std::end(kVariables) ? variable->findError
                     : name.starts_with(kLogPrefix)   ? logSettings // an adapter's log
                                                      : nullptr;
  if (variable != std::end(kVariables) || check) {
    const ValueError error = check && !value.empty() ? check(value) : std::nullopt;
    if (!error)
      return std::nullopt;
    return VariableError{.text = fmt::format("{}={} {}", name, value, *error),
                         .remedy = fmt::format("unset {}", name)};
  }

  const Variable &suggestion = nearestVariable(name);
  constexpr std::size_t kMaxTypo = 2; // a name within this distance is a typo
  const bool hasProjectPrefix = std::ranges::any_of(
      kPrefixes, [name](std::string_view prefix) { return name.starts_with(prefix); });
  const bool isTypo = name.starts_with("UR_") && distance(name, suggestion.name) <= kMaxTypo;
  if (!hasProjectPrefix && !isTypo)
    return std::nullopt;
  const bool hasSuggestion =
      distance(name, suggestion.name) <= std::string_view(suggestion.name).size() / 2;
  return VariableError{
      .text = fmt::format("no library reads {}{}", name,
                          hasSuggestion ? fmt::format("; did you mean {}?", suggestion.name) : ""),
      .remedy = hasSuggestion
                    ? fmt::format("unset {}; export {}={}", name, suggestion.name, shellWord(value))
                    : fmt::format("unset {}", name)};
}

} // namespace ur::doctor
