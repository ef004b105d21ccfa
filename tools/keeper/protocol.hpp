// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

// The protocol of ur-ipc-keeper: one request and one reply per connection (SOCK_STREAM). Its
// clients are client.hpp, which libur_ipc_keeper uses, and ur_ipc/keeper.py of the Python package.
namespace ur::keeper {

inline constexpr char kSocketName[] = "ur-ipc-keeper"; // in the user's runtime directory
inline constexpr std::uint32_t kMagic = 0x5045454b;    // "KEEP"
inline constexpr std::uint32_t kMaxHandles = 16384;
inline constexpr std::uint32_t kMaxNoteSize = 24 << 20; // bytes
inline constexpr std::uint64_t kMaxVersion = INT64_MAX;

enum class Operation : std::uint32_t { Keep = 1, Attach = 2, List = 3, Drop = 4, Standby = 5 };

using Name = std::array<char, 64>; // padded with zeros
using Bytes = std::vector<std::byte>;

// The handles and the note follow a Keep request. One byte follows a Standby request: the keeper
// reads it only before it drops the standby (standby.cpp).
struct Request {
  std::uint32_t magic;
  Operation operation;
  std::uint64_t version;       // 0: the next one (Keep), the newest one (Attach), all (Drop)
  std::uint64_t leaseMs;       // 0: no limit
  std::uint64_t leasePidInode; // the inode of the process's pidfd; 0: unknown
  std::uint32_t leasePid;      // 0: no process
  std::uint32_t handles;
  std::uint32_t noteSize; // bytes
  std::uint32_t reserved; // 0
  Name name;
};

// The handles follow a successful reply, then the note (Attach), the entries (List) or an
// endless sequence of notifications (Standby). The error's text follows a failed reply.
struct Reply {
  std::uint32_t magic;
  std::uint32_t result;    // ur_result_t
  std::uint64_t version;   // the version of the handles; the number of dropped versions (Drop);
                           // one more than the bytes that the client's user may still keep (List;
                           // earlier releases return 0)
  std::int32_t systemCode; // ENOENT: the name or the version does not exist. EPERM: not allowed
  std::uint32_t handles;
  std::uint32_t bytes; // the size of the note, the entries or the text
  std::uint32_t reserved;
};

// A version in the reply to a List request.
struct Entry {
  Name name;
  std::uint64_t version;
  std::uint64_t bytes;
  std::uint64_t ageSeconds;
  std::uint32_t objects;
  std::uint32_t owner; // user id
};

static_assert(std::has_unique_object_representations_v<Request> && sizeof(Request) == 112);
static_assert(std::has_unique_object_representations_v<Reply> && sizeof(Reply) == 32);
static_assert(std::has_unique_object_representations_v<Entry> && sizeof(Entry) == 96);

inline std::string_view textOf(const Name &name) noexcept {
  const std::string_view paddedName(name.data(), name.size());
  return paddedName.substr(0, paddedName.find('\0'));
}

} // namespace ur::keeper
