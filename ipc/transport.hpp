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

// Refused is the look at a descriptor itself.
struct Unseen : Refused {};

constexpr bool isRefusal(int error) noexcept {
  return error == ENOSYS || error == EPERM || error == EACCES;
}

enum class Access : std::uint8_t { ReadOnly, ReadWrite };

// The handle's exporter is no longer there, or what it shared is not. Throws INVALID_VALUE, or
// UNSUPPORTED_VERSION for a handle of a newer layout, which may have been misunderstood.
[[noreturn]] void raiseStale(const Handle &handle, const char *finding);

// Refuses a user that is neither ours nor listed. `uid` is the kernel's word on the process that
// shares, not on who made what it shares; a handle may claim any. Throws INVALID_ARGUMENT.
void requireAllowedUser(const Handle &handle, const Opener &opener, uid_t uid);

// Another process, proven to be the one that a handle names and to run as a user that we share
// with: nothing of it is opened or taken before. It stays that one while this object lives,
// whatever becomes of its pid.
//
// Its descriptors may be of files whose opening or closing hangs or has effects: of a network or
// user-space file system, a terminal, a file that this process has locked. So each is first seen
// through a descriptor that does not open it (O_PATH): no operation of the file runs, neither then
// nor when that descriptor is closed.
class Peer {
public:
  // Throws Refused where neither a pidfd nor /proc/PID can be had, INVALID_VALUE when the process
  // is gone, INVALID_ARGUMENT when its user is not allowed.
  Peer(const Handle &handle, const Opener &opener);

  // Opens the memory behind the peer's `fd` anew: the very file that was seen, with a description
  // of our own. Needs no right to trace. Throws Unseen and Refused; INVALID_VALUE when the peer is
  // gone or has no memfd there, OUT_OF_RESOURCES where somebody's lease (F_SETLEASE) is in the way.
  base::UniqueFd reopen(int fd, Access access) const;

  // A duplicate of the peer's `fd`, if that is a memfd or of a kind that drivers share. Between the
  // look and the take the peer may put another file in its place, which is held for a moment and
  // refused; where the kernel gives no look, it follows the take. Throws Refused; INVALID_VALUE as
  // above.
  base::UniqueFd take(int fd) const;

private:
  base::UniqueFd openPidfd();
  base::UniqueFd openDirectory();
  template <typename Parse> auto read(const char *step, const char *name, Parse parse) const;
  void requireIdentity() const;
  uid_t user() const;
  base::UniqueFd look(int fd) const;
  bool isMemory(const struct statx &status) const noexcept;
  void requireSharable(const struct statx &status) const;

  const Handle &handle_;
  const Opener &opener_;
  int pidfdError_ = 0;
  base::UniqueFd pidfd_;
  int directoryError_ = 0;
  base::UniqueFd directory_; // /proc/PID, bound to the process and not to the number
};

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
};

// Takes the object that a checked handle names from the process that exported it and verifies it
// against the exporter's table, by the first way on which the kernel does not answer EPERM, EACCES
// or ENOSYS. Throws INVALID_VALUE for a stale or forged handle, INVALID_ARGUMENT where the
// exporter's user is not allowed or every way was refused, UNSUPPORTED_FEATURE where none exists,
// OUT_OF_RESOURCES and OUT_OF_HOST_MEMORY on shortage, when the exporter's broker misses the
// deadline, and while a lease is held on the object.
Fetched fetchObject(const Handle &handle, const Opener &opener);

// Whether other processes of the same user will probably be refused what they cannot reopen: Yama
// is stricter than scope 0, or pidfd_getfd is refused or missing even on ourselves (`pid`). An
// answer of no proves nothing about others, so openers ask the kernel each time.
bool kernelRefusesPeers(pid_t pid) noexcept;

} // namespace ur::ipc
