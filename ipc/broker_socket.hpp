// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/config.hpp"
#include "ipc/handle.hpp"
#include "ipc/process.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sys/un.h>

namespace ur::ipc {

class Deadline {
public:
  using Milliseconds = std::chrono::milliseconds;

  Deadline(const base::OsCalls &os, Milliseconds fromNow) noexcept
      : os_(&os), end_(monotonicTime(os) + fromNow) {}

  // 0 once the deadline has passed.
  Milliseconds remaining() const noexcept {
    return std::max(std::chrono::ceil<Milliseconds>(end_ - monotonicTime(*os_)), Milliseconds(0));
  }
  bool passed() const noexcept { return remaining() == Milliseconds(0); }

private:
  const base::OsCalls *os_;
  std::chrono::nanoseconds end_;
};

// A conversation is one SOCK_SEQPACKET message each way: the 256 bytes of a handle, then a reply,
// which carries the descriptor. The handle's broker name is part of the socket's file name.
enum class BrokerAnswer : std::uint32_t {
  Granted = 1,               // the kind has no descriptor
  GrantedWithDescriptor = 2, // the message carries one descriptor
  Refused = 3,               // the same for an unknown serial, a wrong token and a wrong user
  Busy = 4,                  // a shortage, which says nothing about the handle
};

inline constexpr std::uint32_t kBrokerMagic = 0x4b524249; // "IBRK"

struct BrokerReply {
  std::uint32_t magic;
  BrokerAnswer answer;
};

// One message: bytes of the caller, and at most one descriptor.
class BrokerMessage {
public:
  BrokerMessage(void *bytes, std::size_t size) noexcept;
  BrokerMessage(const BrokerMessage &) = delete;
  BrokerMessage &operator=(const BrokerMessage &) = delete;

  // Before sendmsg: adds a descriptor, which stays the caller's.
  void attach(int fd) noexcept;

  // Before recvmsg: makes room for the sender's credentials and for one descriptor. Nothing would
  // close a second one.
  void makeRoom() noexcept;

  // After recvmsg: the received descriptor and the sender (SO_PASSCRED).
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

// Returns the directory for this process's broker socket: XDG_RUNTIME_DIR if only this user may
// write it and, if other users are allowed, they may pass through it. Otherwise /run/user/UID, or
// for other users /tmp/ur-ipc-UID, which this call makes. Throws INVALID_ARGUMENT if another user
// owns or may write that.
std::string ownBrokerDirectory(const base::OsCalls &os, const Config &config, uid_t own);

// A directory that may hold a broker's socket. The parent is trusted: it is this user's or root's,
// or the environment names it. Other users may have made anything under the name.
struct BrokerDirectory {
  std::string parent;
  std::string name; // empty for the parent itself

  std::string path() const { return name.empty() ? parent : parent + '/' + name; }
};

// Returns where a broker of a user who claims to be `exporter` may be, in the order to try.
std::vector<BrokerDirectory> brokerDirectories(const base::OsCalls &os, uid_t exporter, uid_t own);

// The name of the socket's file, and its address in one of those directories.
std::string brokerFile(const BrokerName &name);
sockaddr_un brokerAddress(const std::string &directory, const BrokerName &name);

// The address of a socket that does not listen yet; no importer connects to it.
sockaddr_un newBrokerAddress(const std::string &directory, const BrokerName &name);

// Whether a file of such a directory is named like a broker's socket, or like one being made.
bool isBrokerFile(std::string_view name) noexcept;
bool isNewBrokerFile(std::string_view name) noexcept;

// Returns the final name of a socket that was made under that one. The kernel's list of sockets
// (/proc/net/unix) keeps the first name.
std::string brokerFileMadeAs(std::string_view newBrokerFile);

// The address of a path, truncated if it is too long.
sockaddr_un socketAddress(const std::string &path) noexcept;

// Removes the sockets, half-made ones too, that killed processes left in a directory of this user.
// Ignores failures: nothing depends on it.
void removeDeadBrokers(const base::OsCalls &os, const std::string &directory);

} // namespace ur::ipc
