// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/handle.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/process_identity.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ur::ipc {

// The layout of the export table, a memfd that other processes read: a header and up to 65,536
// entries.
inline constexpr std::uint32_t kTableSlots = 65536;
inline constexpr std::uint64_t kTableMagic = 0x31424154435049; // "IPCTAB1"

struct TableHeader {
  std::uint64_t magic;
  std::uint64_t pidfdInode;
  std::uint64_t startTicks;
  AdapterId adapter; // the adapter of all entries; 0 in tables of older versions
  std::array<std::uint8_t, 7> unused;
  std::array<std::uint64_t, 4> reserved;
};
static_assert(sizeof(TableHeader) == 64);

enum class EntryState : std::uint32_t { Free = 0, Live = 1, Dead = 2 };

using ClaimHash = std::array<std::uint8_t, 16>;

// The number of an object. An exporter counts up from a random number, so it never uses a number
// for two objects. Tables of older versions contain no object numbers.
enum class ObjectId : std::uint64_t { None = 0 };

// A short checksum of a device's UUID. The UUID itself does not fit into a table entry.
using DeviceChecksum = std::array<std::uint8_t, 3>;

DeviceChecksum deviceChecksum(const DeviceUuid &uuid) noexcept;

// Facts for ur-ipc-ls. Importers ignore them. They are zero in older versions of the table.
struct EntryFacts {
  Kind kind{};
  DeviceChecksum device{};
  std::uint32_t creationTime = 0; // seconds after boot

  bool operator==(const EntryFacts &) const = default;
};

struct TableEntry {
  EntryState state;
  std::int32_t objectFd; // -1 for a kind without descriptor
  std::uint64_t serial;
  std::uint64_t objectInode;
  std::uint64_t objectSize;
  ClaimHash claim;
  ObjectId object;
  EntryFacts facts;

  bool operator==(const TableEntry &) const = default;
};
static_assert(sizeof(TableEntry) == 64);

inline constexpr std::size_t kTableBytes = sizeof(TableHeader) + kTableSlots * sizeof(TableEntry);

// A serial contains the slot of its entry in the lower bits and a generation in the upper bits.
// Each reuse of the slot increments the generation, so no two exports have the same serial.
inline constexpr unsigned kSlotBits = 16;
static_assert(kTableSlots == 1u << kSlotBits);

constexpr std::uint32_t slotOf(std::uint64_t serial) noexcept {
  return static_cast<std::uint32_t>(serial & (kTableSlots - 1));
}
constexpr off_t entryOffset(std::uint32_t slot) noexcept {
  return static_cast<off_t>(sizeof(TableHeader) + slot * sizeof(TableEntry));
}

// The seals of a table. They fix its size, and leave the exporter's first mapping as the only one
// that can write.
inline constexpr int kTableSeals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_FUTURE_WRITE | F_SEAL_SEAL;

// Returns a keyed hash (SipHash-2-4, 128 bits) of the handle's claims that importers cannot verify
// otherwise, such as its flags, device and broker. The key is the handle's token. Other processes
// can read the table, even under Yama. However, the hash does not reveal the token, and the broker
// answers only requests with the token.
ClaimHash claimHash(const Handle &handle) noexcept;

// Returns whether the entry is live and matches exactly this handle. Takes the same time for every
// wrong token, so that the time reveals nothing about the right one.
bool matchesHandle(const TableEntry &entry, const Handle &handle) noexcept;

// Returns the POSIX lock that each exporter holds on its table, with `type` as its l_type. The
// kernel reports the pid of the holder. A process that receives or inherits the table's descriptor
// does not share the lock. Kernel interface: fcntl(F_SETLK).
struct flock exporterLock(short type) noexcept;

// The exporter's access to its table. Not thread-safe. Importers see an entry as LIVE only after
// the exporter has written it completely, and ignore all other entries.
class ExportTable {
public:
  // Makes and seals the memfd, and maps it. A forked child does not inherit the mapping. Throws
  // OUT_OF_RESOURCES, OUT_OF_HOST_MEMORY, and UNSUPPORTED_FEATURE on a kernel without the seal
  // FUTURE_WRITE (before Linux 5.1). Kernel interface: memfd_create.
  ExportTable(const base::OsCalls &os, const ProcessIdentity &exporter, AdapterId adapter);

  int fd() const noexcept { return fd_.get(); }
  ino_t inode() const noexcept { return inode_; }
  std::size_t liveCount() const noexcept { return liveCount_; }
  uid_t user() const noexcept { return user_; }

  // Takes exporterLock(). Call it before each export, because the kernel drops the lock whenever
  // the process closes a descriptor of the table. Throws if the kernel denies the lock.
  void lock();

  // Reserves a slot and returns its next serial, which is never 0. Throws OUT_OF_RESOURCES if all
  // slots are in use, and OUT_OF_HOST_MEMORY on shortage.
  std::uint64_t reserve();

  // Releases the slot of a serial that was not published.
  void cancel(std::uint64_t serial) noexcept;

  // Writes the entry of a reserved serial, then makes it LIVE. Ignores entry.state.
  void publish(const TableEntry &entry) noexcept;

  // Makes the entry of a published serial DEAD for every reader, and frees its slot.
  void retire(std::uint64_t serial) noexcept;

  // Returns the entry in the slot of a serial. This entry may have another serial.
  const TableEntry &entryOf(std::uint64_t serial) const noexcept {
    return entries()[slotOf(serial)];
  }

  // Closes the descriptor. Call it in a forked child, which does not inherit the mapping.
  void abandonInChild() noexcept;

private:
  TableEntry *entries() const noexcept;

  const base::OsCalls &os_;
  base::UniqueFd fd_;
  ino_t inode_ = 0;
  uid_t user_ = 0;
  Mapping mapping_;
  // Links the free slots below nextFreeSlot_.size() into a list, so that retire() allocates no
  // memory.
  std::vector<std::uint32_t> nextFreeSlot_;
  std::uint32_t firstFreeSlot_ = kTableSlots;
  std::size_t liveCount_ = 0;
};

} // namespace ur::ipc
