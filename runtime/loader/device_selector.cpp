// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/device_selector.hpp"

#include "base/environment/environment.hpp"
#include "runtime/loader/search.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <string>

#include <fmt/format.h>

namespace ur::loader {
namespace {

using environment::BadValue;

std::optional<ur_backend_t> parseBackend(std::string_view text) {
  if (text == "*")
    return std::nullopt;
  if (const auto found = std::ranges::find(knownAdapters(), text, &KnownAdapter::backendName);
      found != knownAdapters().end())
    return found->backend;
  std::set<std::string_view> names;
  for (const KnownAdapter &adapter : knownAdapters())
    names.insert(adapter.backendName);
  throw BadValue(fmt::format("`{}` is not a backend; use {} or *", text, fmt::join(names, ", ")));
}

std::optional<ur_device_type_t> parseType(std::string_view text) {
  if (text == "cpu")
    return UR_DEVICE_TYPE_CPU;
  if (text == "gpu")
    return UR_DEVICE_TYPE_GPU;
  if (text == "fpga")
    return UR_DEVICE_TYPE_FPGA;
  return std::nullopt;
}

// Parses one part of N.M.K. Returns nullopt for `*`.
std::optional<std::uint32_t> parseNumber(std::string_view part, std::string_view device) {
  if (part == "*")
    return std::nullopt;
  if (const auto number = environment::number<std::uint32_t>(part))
    return number;
  if (!part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos)
    return std::numeric_limits<std::uint32_t>::max(); // well-formed, but no device has this number
  throw BadValue(fmt::format("`{}` is not a device; use *, cpu, gpu, fpga or numbers as in 0, 0.1, "
                             "0.1.2",
                             device));
}

} // namespace

DeviceSelector::DeviceSelector(std::string_view text) {
  for (const auto &[key, devices] : environment::parseMap(text)) {
    const bool isDiscardTerm = key.front() == '!';
    const auto backend = parseBackend(environment::lowerCase(key).substr(isDiscardTerm ? 1 : 0));
    for (const std::string &device : devices) {
      Term term = parseDevice(environment::lowerCase(device));
      term.backend = backend;
      (isDiscardTerm ? discardTerms_ : acceptTerms_).push_back(term);
    }
  }
  if (acceptTerms_.empty())
    acceptTerms_.emplace_back();
}

DeviceSelector::Term DeviceSelector::parseDevice(std::string_view text) {
  Term term;
  term.type = parseType(text);
  if (term.type)
    return term;
  std::size_t depth = 0;
  for (std::size_t begin = 0, dot = 0; dot != std::string_view::npos; begin = dot + 1) {
    dot = text.find('.', begin);
    if (depth == kMaxDepth)
      throw BadValue(
          fmt::format("`{}` has more than {} parts; the longest form is 0.1.2", text, kMaxDepth));
    const auto number = parseNumber(text.substr(begin, dot - begin), text);
    if (number && depth > 0 && !term.numbers[depth - 1])
      throw BadValue(fmt::format("`{}` has a number after `*`; only `*` may follow a `*`", text));
    term.numbers[depth++] = number;
  }
  term.depth = depth;
  return term;
}

bool DeviceSelector::Term::names(ur_backend_t deviceBackend,
                                 const PositionedDevice &device) const noexcept {
  return covers(deviceBackend) && (!type || *type == device.rootType) &&
         std::equal(device.position.begin(), device.position.end(), numbers.begin(),
                    numbers.begin() + depth, [](std::uint32_t number, const auto &requested) {
                      return !requested || *requested == number;
                    });
}

bool DeviceSelector::Term::namesWholeLevel() const noexcept {
  return !type && std::none_of(numbers.begin(), numbers.begin() + depth,
                               [](const auto &number) { return number.has_value(); });
}

std::vector<ur_device_handle_t>
DeviceSelector::select(ur_backend_t backend, std::span<const PositionedDevice> devices) const {
  std::vector<ur_device_handle_t> selectedDevices;
  for (const Term &term : acceptTerms_)
    for (const PositionedDevice &device : devices)
      if (term.names(backend, device) &&
          std::ranges::none_of(
              discardTerms_, [&](const Term &discard) { return discard.names(backend, device); }) &&
          std::ranges::find(selectedDevices, device.device) == selectedDevices.end())
        selectedDevices.push_back(device.device);
  return selectedDevices;
}

std::size_t DeviceSelector::depth(ur_backend_t backend) const noexcept {
  std::size_t maxDepth = 0;
  for (const Term &term : acceptTerms_)
    if (term.covers(backend) && std::ranges::none_of(discardTerms_, [&](const Term &discard) {
          return discard.covers(backend) && discard.namesWholeLevel() &&
                 discard.depth == term.depth;
        }))
      maxDepth = std::max(maxDepth, term.depth);
  return maxDepth;
}

} // namespace ur::loader
