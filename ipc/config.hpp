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

// How handles are exchanged, as the application's environment asks for it.
struct Config {
  // UR_IPC_BROKER = auto | on | off
  BrokerMode broker = BrokerMode::Auto;
  // UR_IPC_ALLOW_UIDS = 1000,1001: users besides our own who may exchange memory with us.
  std::vector<uid_t> allowedUids{};
  // A text for refusals that lists items of UR_IPC_ALLOW_UIDS that are not numbers.
  std::string ignoredUids{};
  // UR_IPC_TIMEOUT_MS: deadline of every step that waits for another process.
  std::chrono::milliseconds timeout{2000};
  // UR_IPC_PUT_REVOKES=0: handles of USM memory stay usable after Put until the memory is freed.
  bool putRevokes = true;

  // Unset, empty and malformed variables keep the default, and items of UR_IPC_ALLOW_UIDS that are
  // not numbers are ignored, so that a typing error never widens the policy. Setuid programs do not
  // read the environment, which is their caller's.
  static Config fromEnvironment(const base::OsCalls &os);

  // Whether memory may be exchanged with `uid` by a process whose effective user is `own`.
  bool allows(uid_t uid, uid_t own) const noexcept;
  // Whether there is a user besides `own`.
  bool allowsOthers(uid_t own) const noexcept;
};

} // namespace ur::ipc
