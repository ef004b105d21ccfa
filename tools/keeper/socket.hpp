// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/config.hpp"
#include "tools/keeper/protocol.hpp"

#include <string>

namespace ur::keeper {

// The socket at which clients find the keeper of this user.
class Socket {
public:
  // Takes the socket of systemd (LISTEN_FDS), or makes one in the directory for this user's
  // brokers. Throws base::Error if another keeper serves there, or if the directory is not usable.
  Socket(const base::OsCalls &os, const ipc::Config &config);
  Socket(const Socket &) = delete;
  Socket &operator=(const Socket &) = delete;

  // Removes the file that the constructor made.
  void removeFile() const noexcept;

  base::UniqueFd listener;

private:
  std::string path_;    // empty if systemd made the socket
  base::UniqueFd lock_; // shows that this keeper runs
};

} // namespace ur::keeper
