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

// What a test asks of its second process: one Request and one Reply each, over a SOCK_SEQPACKET
// pair that is the second process's descriptor kPeerSocket.
inline constexpr int kPeerSocket = 3;

enum class Command : std::uint32_t {
  Allocate,        // value: bytes; mark. Reply: value = the object's number
  AllocateEvent,   // an eventfd, which has no inode of its own. Reply: value = the object's number
  AllocateNothing, // what its driver describes, without a descriptor. Reply: as above
  Get,           // object, offset, length (0: to the end). Reply: handle; value = the blob's number
  Put,           // value: the blob's number
  Open,          // handle. Reply: transport, mark = the first byte
  OpenEvent,     // handle. Reply: transport
  Count,         // Reply: resources, value = live entries
  ForkWhile,     // forks a child that stays until the next command; Reply: value = its pid
  Become,        // object: user, offset: group, length: capabilities, value: dumpable. All for good
  Forbid,        // object: system call, value: the error it answers from now on, 0: it kills
  Unshare,       // value: the flags of unshare(2)
  Replace,       // value: a descriptor's number, which stands for the file `handle` from now on, a
                 // path. -1: any number; Reply: value = the number
  IsLocked,      // handle: a file's path. Reply: value = whether another process has locked it
  Lease,         // object, value: whether a write lease is held on it; before it is exported
  DieIn,         // object: a transport, value: a number. The process ends before that call into the
                 // system, and has none that lead to earlier transports
  CloseExchange, // ends all exports, as an adapter that is torn down
  CreateEvent,   // an event to signal. Reply: value = the object's number
  Signal,        // handle of an event; makes it pending
  Complete,      // the signal
  EventStatus,   // object: an event. Reply: value = the status of its latest signal
  Exec, // the program anew, in the same process; nothing else is left of what it did before
  EndMainThread, // another thread answers from now on
  Exit,
};

// A path in the place of a handle.
inline HandleBytes pathBytes(std::string_view path) {
  HandleBytes bytes{};
  std::memcpy(bytes.data(), path.data(), std::min(path.size(), bytes.size() - 1));
  return bytes;
}

inline constexpr std::uint64_t kAllCapabilities = UINT64_MAX;

struct Request {
  Command command{};
  char mark = 'm';
  std::array<char, 3> unused{}; // instead of padding, which valgrind would see sent
  std::uint64_t object = 0;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  std::uint64_t value = 0;
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
