// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/handle.hpp"
#include "ipc/known_exporters.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace ur::ipc {

// Rung 3: asks the exporter's broker for the object of a handle. Shows the handle only to a process
// of an allowed user. Throws Refused where no socket can be reached for want of rights;
// INVALID_VALUE when the broker is gone or refuses, OUT_OF_RESOURCES past the deadline or when the
// descriptor got lost for want of room. Kernel interfaces: unix(7), SO_PEERCRED, SCM_RIGHTS.
base::UniqueFd askBroker(const Handle &handle, const Opener &opener);

// The ways a descriptor comes from the exporter. Memory is reopened, what cannot be reopened comes
// through a pidfd; memory does so too where /proc refuses, and the broker is asked last. A fifth
// way, the descriptor that the application carries itself, needs a function that takes one; API
// 0.12 has none.
enum class Rung : std::uint8_t { OwnTable = 0, Pidfd = 1, ProcReopen = 2, Broker = 3 };

struct Fetched {
  base::UniqueFd object; // empty for a kind without descriptor
  Rung rung;
  std::shared_ptr<const Exporter> exporter{}; // null where a broker answered
  std::optional<ObjectName> name{};           // none of an exporter that is not known from now on
  bool wasCounted = false;                    // by CountAgain; there is no descriptor then
};

// Takes the object that a checked handle names from the process that exported it and verifies it
// against the exporter's table, by the first way on which the kernel does not answer EPERM, EACCES
// or ENOSYS. Throws INVALID_VALUE for a stale or forged handle, INVALID_ARGUMENT where the
// exporter's user is not allowed or every way was refused, UNSUPPORTED_FEATURE where none exists,
// OUT_OF_RESOURCES and OUT_OF_HOST_MEMORY on shortage, when the exporter's broker misses the
// deadline, and while a lease is held on the object. Begins with what is known of the exporter, and
// takes nothing where `countAgain` says that it is there.
Fetched fetchObject(const Handle &handle, const Opener &opener, KnownExporters &exporters,
                    const CountAgain &countAgain);

// Whether other processes of the same user will probably be refused what they cannot reopen: Yama
// is stricter than scope 0, or pidfd_getfd is refused or missing even on ourselves (`pid`). An
// answer of no proves nothing about others, so openers ask the kernel each time.
bool kernelRefusesPeers(pid_t pid) noexcept;

} // namespace ur::ipc
