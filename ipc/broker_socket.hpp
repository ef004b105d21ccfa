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

// A point in time that waiting must not pass.
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
// which carries the descriptor. The socket's file is named by the handle's broker name.

enum class BrokerAnswer : std::uint32_t {
  Granted = 1,               // for a kind without descriptor
  GrantedWithDescriptor = 2, // one descriptor comes along
  Refused = 3,               // the same for an unknown serial, a wrong token and a wrong user
  Busy = 4,                  // a shortage of any kind, which says nothing about the handle
};

inline constexpr std::uint32_t kBrokerMagic = 0x4b524249; // "IBRK"

struct BrokerReply {
  std::uint32_t magic;
  BrokerAnswer answer;
};

// One message: its bytes, which lie elsewhere, and the descriptor that goes or comes along.
class BrokerMessage {
public:
  BrokerMessage(void *bytes, std::size_t size) noexcept;
  BrokerMessage(const BrokerMessage &) = delete;
  BrokerMessage &operator=(const BrokerMessage &) = delete;

  // Before sendmsg: the descriptor stays the caller's. Before recvmsg: room for one, and no more,
  // as nothing would close a second, and for the sender's credentials.
  void attach(int fd) noexcept;
  void makeRoom() noexcept;

  // After recvmsg: the descriptor that came, and who sent the message (SO_PASSCRED).
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

// The directory where this process puts its broker's socket: XDG_RUNTIME_DIR if it is set and this
// user's alone to write, and if other users are to reach it, if they may pass through it. Otherwise
// the user's /run/user/UID, or for other users /tmp/ur-ipc-UID, made here. Throws INVALID_ARGUMENT
// when somebody else owns or may write it.
std::string ownBrokerDirectory(const base::OsCalls &os, const Config &config, uid_t own);

// A directory that may hold a broker's socket. The parent is this process's own, root's, or named
// by its environment; other users may have made anything under the name.
struct BrokerDirectory {
  std::string parent;
  std::string name; // empty for the parent itself

  std::string path() const { return name.empty() ? parent : parent + '/' + name; }
};

// Where the socket of a broker may be whose user calls itself `exporter`, in the order to try.
std::vector<BrokerDirectory> brokerDirectories(const base::OsCalls &os, uid_t exporter, uid_t own);

// The name of the socket's file, and its address in one of those directories.
std::string brokerFile(const BrokerName &name);
sockaddr_un brokerAddress(const std::string &directory, const BrokerName &name);

// The address under which the socket is made, before it listens; no opener asks for it.
sockaddr_un newBrokerAddress(const std::string &directory, const BrokerName &name);

// Whether a file of such a directory is named like a broker's socket, or one that is being made.
bool isBrokerFile(std::string_view name) noexcept;
bool isNewBrokerFile(std::string_view name) noexcept;

// The name that a socket gets which is made under that one; the kernel's list of sockets
// (/proc/net/unix) keeps the older.
std::string brokerFileMadeAs(std::string_view newBrokerFile);

// The address of a path, cut off where it is too long.
sockaddr_un socketAddress(const std::string &path) noexcept;

// Removes the sockets that brokers of killed processes left in a directory that belongs to this
// user alone, half-made ones too. Whatever cannot be read, reached or removed stays: nothing
// depends on it.
void removeDeadBrokers(const base::OsCalls &os, const std::string &directory);

} // namespace ur::ipc
