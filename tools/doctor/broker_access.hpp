// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/config.hpp"

#include <cstdint>
#include <optional>
#include <string>

#include <sys/types.h>

namespace ur::doctor {

enum class BrokerAccess : std::uint8_t {
  Served,   // the broker runs as this user, or allows this user or one of its groups
  Refused,  // the broker does not serve this user
  NoAnswer, // the broker did not answer in time
};

// The socket of a process's broker, and its answer.
struct BrokerSocket {
  std::string path;
  BrokerAccess access;
};

// Connects to the visible brokers of the user `exporter` until it finds the broker of process
// `pid`. Sends no request: a broker rejects users that it does not serve before it reads a request,
// and answers other users even without a request.
std::optional<BrokerSocket> findBroker(pid_t pid, uid_t exporter, const ipc::Config &config);

} // namespace ur::doctor
