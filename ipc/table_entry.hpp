// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include <fcntl.h>
#include <sys/types.h>

namespace ur::ipc {

// The export table as other processes read it: a memfd with a header and room for 65,536 entries.
inline constexpr std::uint32_t kTableSlots = 65536;
inline constexpr std::uint64_t kTableMagic = 0x31424154435049; // "IPCTAB1"

struct TableHeader {
  std::uint64_t magic;
  std::uint64_t pidfdInode;
  std::uint64_t startTicks;
  std::array<std::uint64_t, 5> reserved;
};
static_assert(sizeof(TableHeader) == 64);

enum class EntryState : std::uint32_t { Free = 0, Live = 1, Dead = 2 };

// Which handle an entry stands for, see claimHash().
using ClaimHash = std::array<std::uint8_t, 16>;

struct TableEntry {
  EntryState state;
  std::int32_t objectFd; // -1 for a kind without descriptor
  std::uint64_t serial;
  std::uint64_t objectInode;
  std::uint64_t objectSize;
  ClaimHash claim;
  std::array<std::uint64_t, 2> reserved;

  bool operator==(const TableEntry &) const = default;
};
static_assert(sizeof(TableEntry) == 64);

inline constexpr std::size_t kTableBytes = sizeof(TableHeader) + kTableSlots * sizeof(TableEntry);

// A serial is a generation above a slot, so that one number finds the entry and is never reused.
inline constexpr unsigned kSlotBits = 16;
static_assert(kTableSlots == 1u << kSlotBits);

constexpr std::uint32_t slotOf(std::uint64_t serial) noexcept {
  return static_cast<std::uint32_t>(serial & (kTableSlots - 1));
}
constexpr off_t entryOffset(std::uint32_t slot) noexcept {
  return static_cast<off_t>(sizeof(TableHeader) + slot * sizeof(TableEntry));
}

// The seals of a table: nobody resizes it, only the exporter's first mapping writes.
inline constexpr int kTableSeals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_FUTURE_WRITE | F_SEAL_SEAL;
// The seals of a shared memfd: reading it can never fault because somebody cut it off.
inline constexpr int kObjectSeals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

// Whether a memfd's F_GET_SEALS answer is exactly `expected`. The seal against executing, which
// MFD_NOEXEC_SEAL adds, only narrows what a receiver can do.
constexpr bool hasSeals(int seals, int expected) noexcept {
  constexpr int kSealExec = 0x20;
  return (seals & ~kSealExec) == expected;
}

// A fingerprint of what a handle claims: kind, flags, serial, identity of the exporter, device,
// broker and driver blob. Keyed with the handle's token (SipHash-2-4, 128 bits), so that a process
// that may read the table and no more (Yama allows that) learns no token from it and cannot ask a
// broker in its name.
ClaimHash claimHash(const Handle &handle) noexcept;

// Whether a live entry was made for exactly this handle. Takes the same time for every wrong token.
bool standsFor(const TableEntry &entry, const Handle &handle) noexcept;

} // namespace ur::ipc
