// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/config.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace ur::ipc {
namespace {

std::string_view variable(const char *name) noexcept {
  const char *value = secure_getenv(name);
  return value ? value : "";
}

std::optional<std::uint32_t> number(std::string_view text) noexcept {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size())
    return std::nullopt;
  return value;
}

std::vector<uid_t> uidList(std::string_view text) {
  std::vector<uid_t> uids;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    if (const auto uid = number(text.substr(0, comma)))
      uids.push_back(*uid);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return uids;
}

} // namespace

Config Config::fromEnvironment() {
  Config config;
  const std::string_view broker = variable("UR_IPC_BROKER");
  if (broker == "on")
    config.broker = BrokerMode::On;
  else if (broker == "off")
    config.broker = BrokerMode::Off;
  config.allowedUids = uidList(variable("UR_IPC_ALLOW_UIDS"));
  if (const auto timeout = number(variable("UR_IPC_TIMEOUT_MS")))
    config.timeout = std::chrono::milliseconds(*timeout);
  config.putRevokes = variable("UR_IPC_PUT_REVOKES") != "0";
  return config;
}

bool Config::allows(uid_t uid, uid_t own) const noexcept {
  return uid == own || std::ranges::find(allowedUids, uid) != allowedUids.end();
}

} // namespace ur::ipc
