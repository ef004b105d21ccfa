// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/config.hpp"

#include <cstdint>
#include <optional>
#include <string>

#include <sys/types.h>

namespace ur::doctor {

enum class Welcome : std::uint8_t {
  Served,  // this process's user is its own, or listed in UR_IPC_ALLOW_UIDS over there
  Refused, // it is neither
  Silence, // nothing was said in time
};

// Where the broker of a process listens.
struct BrokerDoor {
  std::string path;
  Welcome welcome;
};

// Knocks at every broker of the user `exporter` that can be seen, until the one of process `pid`
// is found. A broker refuses a user whom nobody listed before it is asked, and tells all others to
// come back when they do not ask: so this asks for nothing, and learns which it is.
std::optional<BrokerDoor> findBroker(pid_t pid, uid_t exporter, const ipc::Config &config);

} // namespace ur::doctor
