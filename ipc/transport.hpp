// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/handle.hpp"

#include <cerrno>
#include <cstdint>

namespace ur::ipc {

// Thrown inside the transport when the kernel or a sandbox lacks or forbids a step (ENOSYS, EPERM,
// EACCES): the next rung is tried. Everything else is final and thrown as an base::Error.
struct Refused {
  const char *step;
  int error;
};

constexpr bool isRefusal(int error) noexcept {
  return error == ENOSYS || error == EPERM || error == EACCES;
}

enum class Access : std::uint8_t { ReadOnly, ReadWrite };

// Another process, proven to be the one that a handle names. It stays that one while this object
// lives, whatever becomes of its pid.
class Peer {
public:
  virtual ~Peer() = default;

  // A descriptor of our own for the same file as the peer's `fd`. Throws Refused; INVALID_VALUE
  // when the peer is gone or has no such descriptor.
  virtual base::UniqueFd take(int fd, Access access) const = 0;

  // The user that the process runs as. Throws Refused; INVALID_VALUE when the peer is gone.
  virtual uid_t user() const = 0;
};

// The handle's exporter is no longer there, or what it shared is not. Throws INVALID_VALUE, or
// UNSUPPORTED_VERSION for a handle of a newer layout, which may have been misunderstood.
[[noreturn]] void raiseStale(const Handle &handle, const char *finding);

// Refuses a user that is neither ours nor listed. `uid` is the kernel's word: a handle may claim
// any. Throws INVALID_ARGUMENT.
void requireAllowedUser(const Handle &handle, const Opener &opener, uid_t uid);

// Rung 1: pidfd_open and pidfd_getfd.
class PidfdPeer final : public Peer {
public:
  PidfdPeer(const Handle &handle, const Opener &opener);
  base::UniqueFd take(int fd, Access access) const override;
  uid_t user() const override;

private:
  const Handle &handle_;
  base::UniqueFd pidfd_;
};

// Rung 2: opens the descriptors of the peer anew through /proc. Works for files of memory only.
class ProcPeer final : public Peer {
public:
  explicit ProcPeer(const Handle &handle);
  base::UniqueFd take(int fd, Access access) const override;
  uid_t user() const override;

private:
  const Handle &handle_;
  base::UniqueFd directory_; // /proc/PID, bound to the process and not to the number
};

// Rung 3: asks the exporter's broker for the object of a handle. Shows the handle only to a process
// of an allowed user. Throws Refused where no socket can be reached for want of rights;
// INVALID_VALUE when the broker is gone or refuses, OUT_OF_RESOURCES past the deadline or when the
// descriptor got lost for want of room. Kernel interfaces: unix(7), SO_PEERCRED, SCM_RIGHTS.
base::UniqueFd askBroker(const Handle &handle, const Opener &opener);

// The ways a descriptor comes from the exporter, in the order they are tried. A fifth, the
// descriptor that the application carries itself, needs a function that takes one; API 0.12 has
// none.
enum class Rung : std::uint8_t { OwnTable = 0, Pidfd = 1, ProcReopen = 2, Broker = 3 };

struct Fetched {
  base::UniqueFd object; // empty for a kind without descriptor
  Rung rung;
};

// Takes the object that a checked handle names from the process that exported it and verifies it
// against the exporter's table: rungs 1 to 3. Falls to the next rung where the kernel answers
// EPERM, EACCES or ENOSYS. Throws INVALID_VALUE for a stale or forged handle, INVALID_ARGUMENT
// where every rung was refused, UNSUPPORTED_FEATURE where none exists, OUT_OF_RESOURCES and
// OUT_OF_HOST_MEMORY on shortage or when the exporter's broker misses the deadline.
Fetched fetchObject(const Handle &handle, const Opener &opener);

// Whether other processes of the same user will probably be refused our descriptors: Yama is
// stricter than scope 0, or pidfd_getfd is refused or missing even on ourselves (`pid`). An answer
// of no proves nothing about others, so openers ask the kernel each time.
bool kernelRefusesPeers(pid_t pid) noexcept;

} // namespace ur::ipc
