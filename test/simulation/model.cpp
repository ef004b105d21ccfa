// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Determines the allowed results of an open, from the history of the processes and the state of the
// kernel.
#include "test/simulation/world.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include <fcntl.h>

namespace ur::ipc::simulation {
namespace {

constexpr int kSealExec = 0x20;
constexpr int kSealsOfTable = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_FUTURE_WRITE | F_SEAL_SEAL;
constexpr int kSealsOfObject = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

bool isSealedMemory(const Inode &inode, int seals) {
  return inode.type == FileType::Memory && (inode.seals & ~kSealExec) == seals;
}

// Clears the fields that the claim hash does not cover: hints, and fields that the importer
// compares separately.
Handle claimOf(Handle handle) {
  handle.crc = 0;
  handle.pid = 0;
  handle.bootId = {};
  handle.tableFd = handle.objectFd = 0;
  handle.objectDevice = handle.objectInode = handle.objectSize = 0;
  handle.offset = handle.length = 0;
  return handle;
}

std::shared_ptr<Inode> fileOf(const SimProcess &process, int fd) {
  const auto found = process.descriptors.find(fd);
  return found == process.descriptors.end() ? nullptr : found->second.file->inode;
}

} // namespace

void World::rememberClaim(const Handle &handle) {
  issuedClaims_.emplace_back(claimHash(handle), claimOf(handle));
}

bool World::isKnownClaim(const TableEntry &entry, Handle handle) const {
  handle = claimOf(handle);
  return std::ranges::any_of(issuedClaims_, [&](const auto &claim) {
    return claim.first == entry.claim &&
           std::bit_cast<HandleBytes>(claim.second) == std::bit_cast<HandleBytes>(handle);
  });
}

bool World::isWellFormed(const Peer &opener, const HandleBytes &bytes) const {
  const auto handle = std::bit_cast<Handle>(bytes);
  const SimProcess &self = *opener.program->process;
  if (encode(handle) != bytes || handle.magic != kHandleMagic || handle.version != 1 ||
      handle.minVersion != 1 || handle.size != bytes.size() || handle.kind != Kind::Memory ||
      handle.adapter != kMemfdAdapter.id || handle.bootId != bootId_ ||
      handle.deviceUuid != kDevice || handle.reserved != decltype(handle.reserved){} ||
      handle.objectInode == 0)
    return false;
  if (handle.pidNamespace != self.space->inode &&
      (handle.brokerName == BrokerName{} || opener.config.broker == BrokerMode::Off))
    return false;
  return handle.length != 0 && handle.offset < handle.objectSize &&
         handle.length <= handle.objectSize - handle.offset;
}

std::shared_ptr<SimProcess> World::exporterOf(const Peer &opener, const Handle &handle) const {
  const PidSpace *const viewer = opener.program->process->space;
  auto process = kernel_.processOf(viewer, static_cast<pid_t>(handle.pid));
  if (!process || process->life != SimProcess::Life::Runs || handle.pidNamespace != viewer->inode)
    return nullptr;
  const bool usesInodes =
      handle.pidfdInode != 0 && kernel_.features.hasPidfds && kernel_.features.hasPidfdInodes;
  return (usesInodes ? handle.pidfdInode == process->number
                     : handle.startTicks == process->startTicks)
             ? process
             : nullptr;
}

// Returns whether the kernel lets the opener inspect and reopen the exporter's descriptors.
bool World::canInspect(const Peer &opener, const SimProcess &exporter) const {
  const SimProcess &self = *opener.program->process;
  return self.space == exporter.space && self.procSpace == self.space &&
         exporter.procSpace == exporter.space && kernel_.features.statxError == 0 &&
         (self.user == 0 || (self.user == exporter.user && exporter.isDumpable));
}

// Returns whether the configuration of a peer allows another user. The overflow user stands for
// every user that the namespace does not map.
bool World::allows(const Peer &peer, uid_t otherUser, uid_t ownUser) const {
  return (otherUser != kOverflowUser || kernel_.features.uidMap != Features::UidMap::Some) &&
         peer.config.allows(otherUser, ownUser);
}

void World::prove(const Peer &opener, const Handle &handle, Answer &answer) const {
  // Condition: the exporter lives, and its user is allowed.
  const auto exporter = exporterOf(opener, handle);
  if (!exporter)
    return;
  // Condition: the exporter has a sealed table that its user made, and holds the lock on the table.
  const auto table = fileOf(*exporter, handle.tableFd);
  if (!table || !isSealedMemory(*table, kSealsOfTable))
    return;
  const bool mayShare = allows(opener, exporter->user, opener.program->process->user) &&
                        table->user == exporter->user;
  const bool isLocked = std::ranges::any_of(table->locks, [&](const FileLock &lock) {
    return lock.process == exporter.get() && lock.type == F_WRLCK && lock.begin == 0;
  });
  if (!isLocked)
    return;
  // Condition: the table has a live entry for this handle.
  const std::size_t offset = 64 + (handle.serial & 0xffff) * 64;
  if (offset + sizeof(TableEntry) > static_cast<std::size_t>(table->size))
    return;
  auto &entry = answer.entry;
  entry.emplace();
  std::memcpy(&*entry, Kernel::bytesOf(*table) + offset, sizeof *entry);
  if (entry->state != EntryState::Live || entry->serial != handle.serial ||
      entry->objectInode != handle.objectInode || entry->objectSize != handle.objectSize ||
      !isKnownClaim(*entry, handle))
    return;
  // Condition: the exporter has the object open, with seals against shrinking. An opener that
  // cannot inspect the object gives it no name, and checks it after the fetch.
  answer.isLive = mayShare;
  answer.isHidden = !canInspect(opener, *exporter);
  const auto object = fileOf(*exporter, entry->objectFd);
  if (!object || object->number != handle.objectInode || handle.objectDevice != 1 ||
      object->type != FileType::Memory)
    return;
  answer.isExported = mayShare;
  if (!isSealedMemory(*object, kSealsOfObject) ||
      static_cast<std::uint64_t>(object->size) < handle.objectSize)
    return;
  answer.fetchable = object;
  if (mayShare)
    answer.proven = object;
}

Answer World::answerFor(const Peer &opener, const HandleBytes &bytes) const {
  Answer answer;
  const auto handle = std::bit_cast<Handle>(bytes);
  if (!isWellFormed(opener, bytes))
    return answer;
  const SimProcess &self = *opener.program->process;
  prove(opener, handle, answer);
  const auto original = std::ranges::find_if(sharedHandles_, [&](const SharedHandle &sharedHandle) {
    // The range may be changed, and the descriptor numbers are only hints.
    Handle expected = sharedHandle.handle;
    expected.tableFd = handle.tableFd;
    expected.objectFd = handle.objectFd;
    expected.offset = handle.offset;
    expected.length = handle.length;
    return sharedHandle.exporter && encode(expected) == bytes;
  });
  if (original == sharedHandles_.end()) {
    const auto exporter = exporterOf(opener, handle);
    answer.mustSucceed = answer.proven && canInspect(opener, *exporter) &&
                         handle.pid != static_cast<std::uint32_t>(self.pidIn(self.space));
    return answer;
  }
  const Peer &exporter = *original->exporter;
  if (original->hasEnded) {
    answer.proven = answer.fetchable = nullptr;
    answer.isExported = answer.isLive = false;
    return answer;
  }
  const SimProcess &process = *exporter.program->process;
  if (&opener == original->exporter) {
    answer.proven = answer.fetchable = nullptr;
    answer.isExported = false;
    answer.granted = original->object;
    answer.mustSucceed = !original->isEnding;
    return answer;
  }
  const bool hasBroker =
      handle.brokerName != BrokerName{} && opener.config.broker != BrokerMode::Off;
  const bool isAllowed = allows(opener, process.user, self.user);
  // For a socket, the kernel reports the user that the broker had when it began to listen.
  if (hasBroker && allows(exporter, self.user, process.user) &&
      std::ranges::any_of(exporter.brokerUsers,
                          [&](uid_t user) { return allows(opener, user, self.user); }))
    answer.granted = original->object;
  const bool isBrokered = answer.granted && kernel_.features.hasOpenat2 && !process.isStopped &&
                          !exporter.hasChangedUser && kernel_.features.hasPidfds;
  answer.mustSucceed = !original->isEnding && !exporter.mayLackLock &&
                       process.user == handle.effectiveUid && isAllowed && handle.objectFd >= 0 &&
                       handle.tableFd == original->handle.tableFd &&
                       (canInspect(opener, process) || isBrokered);
  return answer;
}

} // namespace ur::ipc::simulation
