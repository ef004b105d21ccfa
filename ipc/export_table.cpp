// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/export_table.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"

#include <atomic>
#include <bit>
#include <type_traits>

#include <sodium/crypto_shorthash_siphash24.h>
#include <sodium/crypto_verify_16.h>

namespace ur::ipc {
namespace {

// The claims that only the hash verifies. The importer compares other claims with the table entry
// or with facts from the kernel. Two claims need no proof: descriptors are only hints, and the
// range may be any part of the object.
struct HashedFields {
  std::uint16_t versions[2];
  Kind kind;
  AdapterId adapter;
  std::uint16_t size;
  std::uint32_t flags;
  std::uint32_t effectiveUid;
  std::uint64_t serial;
  std::uint64_t pidNamespace;
  std::uint64_t startTicks;
  std::uint64_t pidfdInode;
  DeviceUuid deviceUuid;
  BrokerName brokerName;
  DriverHandle driverHandle;
};
static_assert(std::has_unique_object_representations_v<HashedFields>, "padding must not be hashed");

} // namespace

static_assert(sizeof(ClaimHash) == crypto_shorthash_siphashx24_BYTES);
static_assert(sizeof(ClaimHash) == crypto_verify_16_BYTES);
static_assert(sizeof(Token) == crypto_shorthash_siphashx24_KEYBYTES);

DeviceChecksum deviceChecksum(const DeviceUuid &uuid) noexcept {
  const auto sum =
      std::bit_cast<std::array<std::uint8_t, 4>>(crc32c(std::as_bytes(std::span(uuid))));
  return {sum[0], sum[1], sum[2]};
}

ClaimHash claimHash(const Handle &handle) noexcept {
  HashedFields claim{.versions = {handle.version, handle.minVersion},
                     .kind = handle.kind,
                     .adapter = handle.adapter,
                     .size = handle.size,
                     .flags = handle.flags,
                     .effectiveUid = handle.effectiveUid,
                     .serial = handle.serial,
                     .pidNamespace = handle.pidNamespace,
                     .startTicks = handle.startTicks,
                     .pidfdInode = handle.pidfdInode,
                     .deviceUuid = handle.deviceUuid,
                     .brokerName = handle.brokerName,
                     .driverHandle = handle.driverHandle};
  const std::size_t size =
      handle.driverHandle == DriverHandle{} ? offsetof(HashedFields, driverHandle) : sizeof claim;
  ClaimHash hash;
  crypto_shorthash_siphashx24(hash.data(), reinterpret_cast<const unsigned char *>(&claim), size,
                              handle.token.data());
  return hash;
}

bool matchesHandle(const TableEntry &entry, const Handle &handle) noexcept {
  const ClaimHash handleClaim = claimHash(handle);
  return crypto_verify_16(handleClaim.data(), entry.claim.data()) == 0 &&
         entry.state == EntryState::Live && entry.serial == handle.serial &&
         entry.objectInode == handle.objectInode && entry.objectSize == handle.objectSize;
}

struct flock exporterLock(short type) noexcept {
  struct flock lock{};
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  lock.l_start = 0;
  lock.l_len = 1;
  return lock;
}

ExportTable::ExportTable(const base::OsCalls &os, const ProcessIdentity &exporter,
                         AdapterId adapter)
    : os_(os), fd_(openMemfd(os, "ur-ipc-exports")) {
  if (!fd_)
    base::raiseSystem(errno, "cannot make the export table: memfd_create");
  struct stat status{};
  base::requireSystem(os.fstat(fd_.get(), &status), "cannot make the export table: fstat");
  inode_ = status.st_ino;
  user_ = status.st_uid; // not geteuid(): another thread may have changed the process's user
  setFileSize(os, fd_.get(), kTableBytes, "the export table");
  mapping_ = Mapping::ofFile(os, fd_.get(), kTableBytes);
  // A forked child must not inherit the mapping, because its writes would change the parent's
  // exports.
  base::requireSystem(os.madvise(mapping_.address(), mapping_.length(), MADV_DONTFORK),
                      "cannot make the export table: madvise");
  *static_cast<TableHeader *>(mapping_.address()) = {.magic = kTableMagic,
                                                     .pidfdInode = exporter.pidfdInode,
                                                     .startTicks = exporter.startTicks,
                                                     .adapter = adapter,
                                                     .unused = {},
                                                     .reserved = {}};
  if (os.fcntl(fd_.get(), F_ADD_SEALS, kTableSeals) != 0) {
    if (errno == EINVAL)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                  "cannot make the export table: the kernel lacks the seal "
                  "F_SEAL_FUTURE_WRITE; sharing needs Linux 5.1 or later");
    base::raiseSystem(errno, "cannot make the export table: fcntl(F_ADD_SEALS)");
  }
}

void ExportTable::lock() {
  struct flock lock = exporterLock(F_WRLCK);
  base::requireSystem(os_.fcntlLock(fd_.get(), F_SETLK, &lock),
                      "cannot lock the export table: fcntl(F_SETLK)");
}

TableEntry *ExportTable::entries() const noexcept {
  return reinterpret_cast<TableEntry *>(static_cast<std::byte *>(mapping_.address()) +
                                        sizeof(TableHeader));
}

std::uint64_t ExportTable::reserve() {
  std::uint32_t slot = firstFreeSlot_;
  if (slot != kTableSlots) {
    firstFreeSlot_ = nextFreeSlot_[slot];
  } else {
    slot = static_cast<std::uint32_t>(nextFreeSlot_.size());
    if (slot == kTableSlots)
      base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  "the export table is full: this process has {} live IPC handles; put handles "
                  "that are no longer needed",
                  kTableSlots);
    nextFreeSlot_.push_back(kTableSlots);
  }
  // A dead entry keeps its serial. A slot that was never used has the serial 0.
  const std::uint64_t generation = (entries()[slot].serial >> kSlotBits) + 1;
  return generation << kSlotBits | slot;
}

void ExportTable::cancel(std::uint64_t serial) noexcept {
  const std::uint32_t slot = slotOf(serial);
  nextFreeSlot_[slot] = firstFreeSlot_;
  firstFreeSlot_ = slot;
}

void ExportTable::publish(const TableEntry &entry) noexcept {
  TableEntry &slot = entries()[slotOf(entry.serial)];
  // Because of this fence, readers see the old entry as dead before they see the writes below. So
  // they detect a mix of the two entries.
  std::atomic_thread_fence(std::memory_order_release);
  slot.objectFd = entry.objectFd;
  slot.serial = entry.serial;
  slot.objectInode = entry.objectInode;
  slot.objectSize = entry.objectSize;
  slot.claim = entry.claim;
  slot.object = entry.object;
  slot.facts = entry.facts;
  std::atomic_ref(slot.state).store(EntryState::Live, std::memory_order_release);
  ++liveCount_;
}

void ExportTable::retire(std::uint64_t serial) noexcept {
  // The caller may close the descriptor next, and the kernel may then give its number to another
  // file. No reader may find that file while the entry is LIVE.
  std::atomic_ref(entries()[slotOf(serial)].state)
      .store(EntryState::Dead, std::memory_order_seq_cst);
  --liveCount_;
  cancel(serial);
}

void ExportTable::abandonInChild() noexcept {
  fd_.reset();
  static_cast<void>(mapping_.release());
}

} // namespace ur::ipc
