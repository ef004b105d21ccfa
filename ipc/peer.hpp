// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_fd.hpp"
#include "ipc/handle.hpp"

#include <cerrno>
#include <cstdint>

#include <sys/types.h>

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

} // namespace ur::ipc
