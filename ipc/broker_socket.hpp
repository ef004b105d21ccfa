// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/config.hpp"
#include "ipc/handle.hpp"
#include "ipc/process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/un.h>

namespace ur::ipc {

class Deadline {
public:
  using Milliseconds = std::chrono::milliseconds;

  Deadline(const base::OsCalls &os, Milliseconds fromNow) noexcept
      : os_(&os), end_(monotonicTime(os) + fromNow) {}

  // Returns 0 once the deadline has passed.
  Milliseconds remaining() const noexcept {
    return std::max(std::chrono::ceil<Milliseconds>(end_ - monotonicTime(*os_)), Milliseconds(0));
  }
  bool passed() const noexcept { return remaining() == Milliseconds(0); }

private:
  const base::OsCalls *os_;
  std::chrono::nanoseconds end_;
};

// The protocol has one SOCK_SEQPACKET message in each direction: the 256 bytes of a handle, then a
// reply with the descriptor. The file name of the socket contains the handle's broker name.
enum class BrokerAnswer : std::uint32_t {
  Granted = 1,               // for an object without a descriptor
  GrantedWithDescriptor = 2, // the message carries one descriptor
  Refused = 3,               // unknown serial, wrong token, or a user who is not allowed
  Busy = 4,                  // a resource is short; the handle may still be valid
};

inline constexpr std::uint32_t kBrokerMagic = 0x4b524249; // "IBRK"

struct BrokerReply {
  std::uint32_t magic;
  BrokerAnswer answer;
};

// A message to send or to receive: the caller's bytes and at most one descriptor.
class BrokerMessage {
public:
  BrokerMessage(void *bytes, std::size_t size) noexcept;
  BrokerMessage(const BrokerMessage &) = delete;
  BrokerMessage &operator=(const BrokerMessage &) = delete;

  // Adds a descriptor, which the caller keeps. Call it before sendmsg.
  void attach(int fd) noexcept;

  // Makes room for the sender's credentials and one descriptor. Call it before recvmsg. The kernel
  // closes a second descriptor, because there is no room for it. Otherwise it would leak.
  void makeRoom() noexcept;

  // Return the received descriptor and the sender (SO_PASSCRED), or an empty value if the message
  // has none. Call them after recvmsg.
  base::UniqueFd descriptor(const base::OsCalls &os) const noexcept;
  std::optional<ucred> sender() const noexcept;
  int flags() const noexcept { return header_.msg_flags; } // MSG_TRUNC, MSG_CTRUNC

  msghdr *header() noexcept { return &header_; }

private:
  template <typename Value> std::optional<Value> control(int type) const noexcept;

  iovec bytes_;
  msghdr header_{};
  alignas(cmsghdr)
      std::array<std::byte, CMSG_SPACE(sizeof(ucred)) + CMSG_SPACE(sizeof(int))> control_{};
};

// Returns the directory for this process's broker socket: ur-ipc-UID in the rendezvous directory,
// if there is one. Otherwise returns the first of these that qualifies:
// - XDG_RUNTIME_DIR, if its path is short enough for a socket, only this user may write to it, and
//   all allowed users may enter it
// - /run/user/UID, if only this user may write to it, and no other user is allowed
// - /tmp/ur-ipc-UID
// Creates ur-ipc-UID if it is missing. Throws INVALID_ARGUMENT if another user owns ur-ipc-UID or
// may write to it.
std::string ownBrokerDirectory(const base::OsCalls &os, const Config &config, uid_t ownUid);

// A directory that may hold a broker's socket. The path `parent` is trusted: this user or root owns
// it, or the environment names it. The entry `name` is not trusted, because another user may have
// created it.
struct BrokerDirectory {
  std::string parent;
  std::string name; // empty for the parent itself

  std::string path() const { return name.empty() ? parent : parent + '/' + name; }
};

// Returns the directories that may hold the broker socket of user `exporter`, in the order to try
// them. `exporter` is an unverified claim, and `ownUid` is this process's user.
std::vector<BrokerDirectory> brokerDirectories(const base::OsCalls &os, uid_t exporter,
                                               uid_t ownUid);

// Returns the users whose ids appear in names of directories ur-ipc-UID, in the rendezvous
// directory and in /tmp. A search for the exporters of listed groups needs these users, because the
// members of a group are unknown. The names prove nothing, because any user may have made such a
// directory.
std::vector<uid_t> usersWithBrokerDirectory(const base::OsCalls &os);

// Return the name of the socket's file, and the socket's address in a directory.
std::string brokerFile(const BrokerName &name);
sockaddr_un brokerAddress(const std::string &directory, const BrokerName &name);

// Returns a temporary address for a socket that does not listen yet. No importer connects to it.
sockaddr_un newBrokerAddress(const std::string &directory, const BrokerName &name);

// Return whether a file's name is the final or the temporary name of a broker's socket.
bool isBrokerFile(std::string_view name) noexcept;
bool isNewBrokerFile(std::string_view name) noexcept;

// Returns the final name of a socket with a temporary name. The kernel's list of sockets
// (/proc/net/unix) shows only the temporary name.
std::string finalBrokerFile(std::string_view newBrokerFile);

// Returns the address of a path, truncated if it is too long.
sockaddr_un socketAddress(const std::string &path) noexcept;

// Accepts at most 16 connections of a listener and passes each to `admit`. Returns false if it
// cannot accept a connection, for example because no descriptor is free. That connection stays in
// the queue, so poll would return at once. The caller must pause before it polls again.
template <typename Admit>
bool acceptConnections(const base::OsCalls &os, int listener, const Admit &admit) {
  constexpr int kMaxPerTurn = 16;
  for (int turn = 0; turn < kMaxPerTurn; ++turn) {
    base::UniqueFd socket(os.accept4(listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK), os);
    if (socket)
      admit(std::move(socket));
    else if (errno == EAGAIN)
      return true;
    else if (errno != EINTR && errno != ECONNABORTED)
      return false;
  }
  return true;
}

// Removes the sockets of killed processes from a directory of this user, including sockets with
// temporary names. Ignores failures, because nothing depends on the removal.
void removeDeadBrokers(const base::OsCalls &os, const std::string &directory);

} // namespace ur::ipc
