// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/config.hpp"

#include "base/environment/environment.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

namespace ur::ipc {
namespace {

void readUids(std::string_view text, Config &config) {
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view item = text.substr(0, comma);
    if (const auto uid = environment::number<uid_t>(item))
      config.allowedUids.push_back(*uid);
    else if (!item.empty())
      config.ignoredUids += fmt::format(
          "{} '{}'",
          config.ignoredUids.empty() ? "; items there that are not numbers are ignored:" : ",",
          item);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
}

} // namespace

Config Config::fromEnvironment(const base::OsCalls &os) {
  const auto text = [&os](const char *name) { return environment::valueOf(os.getenv(name)); };
  Config config;
  const auto broker = text("UR_IPC_BROKER");
  if (broker == "on")
    config.broker = BrokerMode::On;
  else if (broker == "off")
    config.broker = BrokerMode::Off;
  readUids(text("UR_IPC_ALLOW_UIDS").value_or(""), config);
  if (const auto timeout =
          environment::number<std::uint32_t>(text("UR_IPC_TIMEOUT_MS").value_or("")))
    config.timeout = std::chrono::milliseconds(*timeout);
  config.putRevokes = text("UR_IPC_PUT_REVOKES") != "0";
  return config;
}

bool Config::allows(uid_t uid, uid_t own) const noexcept {
  return uid == own || std::ranges::find(allowedUids, uid) != allowedUids.end();
}

bool Config::allowsOthers(uid_t own) const noexcept {
  return std::ranges::any_of(allowedUids, [own](uid_t uid) { return uid != own; });
}

} // namespace ur::ipc
