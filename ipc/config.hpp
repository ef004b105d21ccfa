// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace ur::ipc {

enum class BrokerMode : std::uint8_t { Auto, On, Off };

// The settings of the exchange, from the application's environment.
struct Config {
  // UR_IPC_BROKER = auto | on | off. With a rendezvous directory, auto means on, because the
  // processes that meet there have separate pid namespaces.
  BrokerMode broker = BrokerMode::Auto;
  // UR_IPC_ALLOW_UIDS = 1000,1001: other users who may share memory with this process.
  std::vector<uid_t> allowedUids{};
  // UR_IPC_ALLOW_GIDS = 3000,3001: groups whose members may share memory with this process.
  std::vector<gid_t> allowedGids{};
  // A suffix for error messages: the items of both lists that are not numbers.
  std::string ignoredItems{};
  // UR_IPC_TIMEOUT_MS: the time limit of each step that waits for another process.
  std::chrono::milliseconds timeout{2000};
  // UR_IPC_PUT_REVOKES=0: handles of USM memory stay usable after Put until the memory is freed.
  bool putRevokes = true;
  // UR_IPC_FABRIC=1: adapters with fabric handles share memory with other machines.
  bool fabric = false;

  // Reads these variables. Keeps the default for a variable that is unset, empty or malformed.
  // Ignores list items that are not numbers, so that a typing error never allows more users.
  // Ignores the environment in a setuid program, because the program's caller controls it.
  static Config fromEnvironment(const base::OsCalls &os);

  // Returns whether a process with the effective user `ownUid` may share memory with user `uid`.
  // Ignores groups.
  bool allows(uid_t uid, uid_t ownUid) const noexcept;
  // Returns whether processes of users besides `ownUid` may share memory with this process.
  bool allowsOtherUsers(uid_t ownUid) const noexcept;
};

// Returns the path in NVIDIA_DRA_LOCAL_IPC_DIR: the rendezvous directory, where the pods of one
// ResourceClaim meet. Returns an empty text if the variable has no absolute path.
std::string rendezvousDirectory(const base::OsCalls &os);

} // namespace ur::ipc
