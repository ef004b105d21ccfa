// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/handle.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/recent_user.hpp"

#include <cerrno>
#include <cstdint>
#include <memory>
#include <optional>

namespace ur::ipc {

// Thrown inside the transport when the kernel or a sandbox lacks or forbids a step (ENOSYS, EPERM,
// EACCES): the next rung is tried. Everything else is final and thrown as an base::Error.
struct Refused {
  const char *step;
  int error;
};

// Refused is the look at a descriptor itself.
struct Unseen : Refused {};
// The kernel tells of no file, whoever has it open.
struct Untold : Unseen {};

constexpr bool isRefusal(int error) noexcept {
  return error == ENOSYS || error == EPERM || error == EACCES;
}

enum class Access : std::uint8_t { ReadOnly, ReadWrite };

// What shows that a handle is stale, with ESRCH where that is the end of its exporter.
struct Finding {
  constexpr Finding(const char *what, int systemCode = 0) : text(what), code(systemCode) {}
  const char *text;
  int code;
};

// The handle's exporter is no longer there, or what it shared is not. Throws INVALID_VALUE, or
// UNSUPPORTED_VERSION for a handle of a newer layout, which may have been misunderstood.
[[noreturn]] void raiseStale(const Handle &handle, const Finding &finding);

// Refuses a user that is neither ours nor listed. `uid` is the kernel's word on the process that
// shares, not on who made what it shares; a handle may claim any. Throws INVALID_ARGUMENT.
void requireAllowedUser(const Handle &handle, const Opener &opener, uid_t uid);

// Holds on to another process: it stays that one, whatever becomes of its pid. One of the two may
// be missing, with the reason.
struct PeerProcess {
  base::UniqueFd pidfd;
  int pidfdError = 0;
  base::UniqueFd directory; // /proc/PID, bound to the process and not to the number
  int directoryError = 0;
  mutable RecentUser user{};
};

// An object of another process, open here.
struct PeerObject {
  base::UniqueFd fd;
  MemoryFacts facts{}; // of memory, and of what was taken on trust
};

// Another process, proven to be the one that a handle names and to run as a user that we share
// with: nothing of it is opened or taken before. It stays that one while this object lives,
// whatever becomes of its pid.
//
// Its descriptors may be of files whose opening or closing hangs or has effects: of a network or
// user-space file system, a terminal, a file that this process has locked. So each is first seen
// without being opened: by its status, or, where it has to stay the same file, through a descriptor
// with O_PATH. No operation of the file runs then, nor when that descriptor is closed. What a
// trusted peer's table names is taken at once, and closed only if it is of a kind that is shared.
class Peer {
public:
  // Throws Refused where neither a pidfd nor /proc/PID can be had, INVALID_VALUE when the process
  // is gone, INVALID_ARGUMENT when its user is not allowed.
  Peer(const Handle &handle, const Opener &opener);

  // The process of an earlier peer, whose handle named the same one. It may have ended or changed
  // its user since: throws as above. One that `runsOn` has not ended, nor become another user by
  // beginning another program, so that its recent user will do if the handle names that too.
  Peer(const Handle &handle, const Opener &opener, std::shared_ptr<const PeerProcess> process,
       bool runsOn);

  const std::shared_ptr<const PeerProcess> &process() const noexcept { return process_; }

  // Whether the peer's `fd` is of the same file as `ours`. Throws as reopen does.
  bool holds(int fd, int ours) const;

  // Opens the memory behind the peer's `fd` anew: the very file that was seen, with a description
  // of our own. Needs no right to trace. Throws Unseen and Refused; INVALID_VALUE when the peer is
  // gone or has no memfd there, OUT_OF_RESOURCES where somebody's lease (F_SETLEASE) is in the way.
  PeerObject reopen(int fd, Access access) const;

  // A duplicate of the peer's `fd`, if that is a memfd or of a kind that drivers share. Between the
  // look and the take the peer may put another file in its place, which is held for a moment and
  // refused; where the kernel gives no look, it follows the take. Throws Refused; INVALID_VALUE as
  // above.
  base::UniqueFd take(int fd) const;

  // The same without the look before, of a peer that is trusted: one of this process's own user.
  // None of others, and where the kernel gives none. A file of another kind ends the trust, and
  // throws INVALID_VALUE.
  std::optional<PeerObject> takeTrusted(int fd) const;

  // The same of memory that nothing but a handle names yet, so that it is looked at before. Throws
  // INVALID_VALUE where it is none, or another file has its number meanwhile.
  std::optional<PeerObject> takeTrustedMemory(int fd) const;

private:
  template <typename Parse> auto read(const char *step, const char *name, Parse parse) const;
  void requireIdentity() const;
  uid_t askForUser() const;
  uid_t user() const;
  uid_t recentUser() const;
  bool hasEnded() const;
  bool isTrusted() const noexcept;
  struct statx glance(int fd) const;
  base::UniqueFd look(int fd) const;
  base::UniqueFd lookThroughThreads(int fd) const;
  std::optional<PeerObject> reopenNear(int seen, const struct statx &status, int flags) const;
  bool isMemory(const struct statx &status) const noexcept;
  bool isSharable(const struct statx &status) const noexcept;
  void requireSharable(const struct statx &status) const;

  const Handle &handle_;
  const Opener &opener_;
  const std::shared_ptr<const PeerProcess> process_;
  uid_t user_;
};

} // namespace ur::ipc
