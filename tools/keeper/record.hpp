// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/handle.hpp"
#include "tools/keeper/protocol.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

// A version as bytes, for the next keeper. A keeper of another release may read them, so a changed
// layout needs a new magic number.
namespace ur::keeper {

inline constexpr std::uint64_t kRecordMagic = 0x314452434552504b; // "KPRECRD1"

struct ObjectRecord {
  std::uint64_t descriptor; // the id in its DescriptorName
  std::uint64_t objectSize; // bytes
  std::uint64_t offset;
  std::uint64_t length;
  ipc::DeviceUuid deviceUuid;
  ipc::DriverHandle driverHandle;
  std::uint32_t flags;
  ipc::Kind kind;
  ipc::AdapterId adapter;
  std::array<std::uint8_t, 2> reserved;
};

struct VersionRecord {
  std::uint64_t magic;
  std::uint64_t number;
  std::int64_t keptSinceNs;   // time of CLOCK_MONOTONIC, which all processes share
  std::int64_t leaseEndNs;    // time of the same clock; 0: no limit
  std::uint64_t leaseProcess; // the id in the DescriptorName of a pidfd; 0: no process
  std::uint32_t user;         // the user whose quota the version uses
  std::uint32_t owner;        // the owner of the name
  std::uint32_t objects;      // the number of the object records, which follow
  std::uint32_t noteSize;     // in bytes; the note follows the object records
  Name name;
};

static_assert(std::has_unique_object_representations_v<ObjectRecord> &&
              sizeof(ObjectRecord) == 120);
static_assert(std::has_unique_object_representations_v<VersionRecord> &&
              sizeof(VersionRecord) == 120);

struct Record {
  VersionRecord version;
  std::vector<ObjectRecord> objects;
  Bytes note;
};

// Returns a memory file with the record. Throws the errors of the system.
base::UniqueFd write(const base::OsCalls &os, const VersionRecord &version,
                     std::span<const ObjectRecord> objects, std::span<const std::byte> note);

// Throws INVALID_VALUE if the file does not have exactly one record.
Record read(const base::OsCalls &os, int file);

} // namespace ur::keeper
