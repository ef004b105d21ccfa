// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"
#include "oracles.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::ipc::test {

// Commands for a test's second process. Each consists of a Request and a Reply over a
// SOCK_SEQPACKET socket pair. In the second process, the socket is the descriptor kPeerSocket.
inline constexpr int kPeerSocket = 3;

enum class Command : std::uint32_t {
  Allocate,        // value: bytes; mark. Reply: value = the object's number
  AllocateEvent,   // an eventfd, which has no unique inode. Reply: value = the object's number
  AllocateNothing, // an object without a descriptor, described by its driver. Reply: as above
  Get,       // object, offset, length (0: to the end). Reply: handle; value = the handle's number
  Put,       // value: the handle's number
  Open,      // handle. Reply: transport, mark = the first byte
  OpenEvent, // handle. Reply: transport
  Count,     // Reply: resources, value = live entries
  ForkWhile, // forks a child that lives until the next command. Reply: value = its pid
  Become,    // object: user, offset: group, length: capabilities, value: dumpable,
             // supplementary: a further group, if not 0. Permanent
  Forbid,    // object: system call, value: its error from now on; 0: the call kills the process
  Unshare,   // value: the flags of unshare(2)
  Replace,   // opens the path in `handle` as the descriptor `value`, or any if -1. Reply: value =
             // the descriptor
  IsLocked,  // handle: a file's path. Reply: value = whether another process has locked it
  Lease,     // object, value: 1 takes a write lease on it, 0 releases it; only before its export
  DieIn,     // object: a transport, value: a number. The process dies before this system call.
             // The calls of earlier transports fail
  CloseExchange, // ends all exports, like an adapter's teardown
  CreateEvent,   // an event to signal. Reply: value = the object's number
  Signal,        // handle of an event; makes it pending
  Complete,      // completes the signal
  EventStatus,   // object: an event. Reply: value = the status of its latest signal
  Exec,          // executes the program again in the same process, which loses all its state
  EndMainThread, // ends the main thread; another thread answers from now on
  Exit,
};

// Returns a path as the bytes of a handle.
inline HandleBytes pathBytes(std::string_view path) {
  HandleBytes bytes{};
  std::memcpy(bytes.data(), path.data(), std::min(path.size(), bytes.size() - 1));
  return bytes;
}

inline constexpr std::uint64_t kAllCapabilities = UINT64_MAX;

struct Request {
  Command command{};
  char mark = 'm';
  std::array<char, 3>
      unused{}; // instead of padding, because valgrind reports sent bytes that are uninitialized
  std::uint64_t object = 0;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  std::uint64_t value = 0;
  std::uint64_t supplementary = 0;
  HandleBytes handle{};
};

struct Reply {
  ur_result_t result = UR_RESULT_SUCCESS;
  std::uint32_t transport = 0;
  char mark = '\0';
  std::array<char, 7> unused{};
  std::uint64_t value = 0;
  HandleBytes handle{};
  Resources resources{};
};

} // namespace ur::ipc::test
