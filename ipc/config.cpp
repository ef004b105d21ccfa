// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/config.hpp"

#include "base/environment/environment.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

namespace ur::ipc {
namespace {

// Parses a comma-separated list. Appends the items that are not numbers to `ignored`.
std::vector<id_t> numbersIn(std::string_view text, std::string &ignored) {
  std::vector<id_t> numbers;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view item = text.substr(0, comma);
    if (const auto number = environment::number<id_t>(item))
      numbers.push_back(*number);
    else if (!item.empty())
      ignored += fmt::format(
          "{} '{}'",
          ignored.empty() ? "; items of these lists that are not numbers are ignored:" : ",", item);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return numbers;
}

} // namespace

Config Config::fromEnvironment(const base::OsCalls &os) {
  const auto text = [&os](const char *name) { return environment::valueOf(os.getenv(name)); };
  Config config;
  const auto broker = text("UR_IPC_BROKER");
  if (broker == "off")
    config.broker = BrokerMode::Off;
  else if (broker == "on" || !rendezvousDirectory(os).empty())
    config.broker = BrokerMode::On;
  config.allowedUids = numbersIn(text("UR_IPC_ALLOW_UIDS").value_or(""), config.ignoredItems);
  config.allowedGids = numbersIn(text("UR_IPC_ALLOW_GIDS").value_or(""), config.ignoredItems);
  if (const auto timeout =
          environment::number<std::uint32_t>(text("UR_IPC_TIMEOUT_MS").value_or("")))
    config.timeout = std::chrono::milliseconds(*timeout);
  config.putRevokes = text("UR_IPC_PUT_REVOKES") != "0";
  config.fabric = text("UR_IPC_FABRIC") == "1";
  return config;
}

bool Config::allows(uid_t uid, uid_t ownUid) const noexcept {
  return uid == ownUid || std::ranges::find(allowedUids, uid) != allowedUids.end();
}

bool Config::allowsOtherUsers(uid_t ownUid) const noexcept {
  return !allowedGids.empty() ||
         std::ranges::any_of(allowedUids, [ownUid](uid_t uid) { return uid != ownUid; });
}

std::string rendezvousDirectory(const base::OsCalls &os) {
  const auto directory = environment::valueOf(os.getenv("NVIDIA_DRA_LOCAL_IPC_DIR")).value_or("");
  return directory.starts_with('/') ? directory : "";
}

} // namespace ur::ipc
