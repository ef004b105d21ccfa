// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/config.hpp"
#include "ipc/handle.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>
#include <sys/un.h>

namespace ur::ipc {

// A conversation is one SOCK_SEQPACKET message each way: the 256 bytes of a handle, then a reply,
// which carries the descriptor. The socket's file is named by the handle's broker name.

enum class BrokerAnswer : std::uint32_t {
  Granted = 1,               // for a kind without descriptor
  GrantedWithDescriptor = 2, // one descriptor comes along
  Refused = 3,               // the same for an unknown serial, a wrong token and a wrong user
  Busy = 4,                  // out of descriptors, or too many others are asking
};

inline constexpr std::uint32_t kBrokerMagic = 0x4b524249; // "IBRK"

struct BrokerReply {
  std::uint32_t magic;
  BrokerAnswer answer;
};

// The directory where this process puts its broker's socket: the user's runtime directory, or
// /tmp/ur-ipc-UID, made here, where there is none or where other users are to reach it. Throws
// INVALID_ARGUMENT when somebody else owns or may write it.
std::string ownBrokerDirectory(const Config &config, uid_t own);

// Where the socket of a broker of user `exporter` may be, in the order to try.
std::vector<std::string> brokerDirectories(uid_t exporter, uid_t own);

// The socket's address in one of those directories.
sockaddr_un brokerAddress(const std::string &directory, const BrokerName &name);

// The address under which the socket is made, before it listens; no opener asks for it.
sockaddr_un newBrokerAddress(const std::string &directory, const BrokerName &name);

// Whether a file of such a directory is named like a broker's socket.
bool isBrokerFile(std::string_view name) noexcept;

// The address of a path, cut off where it is too long.
sockaddr_un socketAddress(const std::string &path) noexcept;

} // namespace ur::ipc
