// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/config.hpp"
#include "tools/keeper/protocol.hpp"

#include <cstdint>
#include <string>
#include <utility>

#include <sys/file.h>

namespace ur::keeper {

// The lock files of a user's keepers.
enum class Lock : std::uint8_t {
  Active,  // the keeper that serves clients
  Standby, // the process that takes over next
};

// Opens a lock file in the directory for this user's brokers. The caller locks it with flock.
base::UniqueFd lockFile(const base::OsCalls &os, const ipc::Config &config, Lock lock);

// Clients use this socket to reach the keeper of this user.
class Socket {
public:
  // Uses the listener that systemd passed.
  explicit Socket(base::UniqueFd systemdListener) noexcept : listener(std::move(systemdListener)) {}
  // Makes a socket in the directory for this user's brokers. `lock` is the lock of the active
  // keeper. If it is empty, the constructor takes the lock. Throws base::Error if another keeper of
  // this user runs or takes over, or if the directory is not usable.
  Socket(const base::OsCalls &os, const ipc::Config &config, base::UniqueFd lock);
  Socket(const Socket &) = delete;
  Socket &operator=(const Socket &) = delete;

  // Removes the socket's file, if the constructor made it.
  void removeFile() const noexcept;

  base::UniqueFd listener;

private:
  std::string path_;    // empty if systemd made the socket
  base::UniqueFd lock_; // other keepers detect by it that this keeper runs
};

// Connects to the keeper in the directory of the lock files. Returns an empty descriptor if no
// keeper of this user or an allowed user listens there.
base::UniqueFd connectToActiveKeeper(const base::OsCalls &os, const ipc::Config &config);

// Receives the error text that follows a reply, and throws it.
[[noreturn]] void raiseRefusal(int socket, const Reply &reply);

} // namespace ur::keeper
