// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An independent check of what an open may show. It uses paths of /proc, which are safe here
// because the exporters are idle, and the test's own descriptors of their files.
#include "adapters/kit/identity.hpp"
#include "ipc/process_identity.hpp"
#include "test/fault/hostile/world.hpp"
#include "test/support/this_process.hpp"

#include <algorithm>
#include <bit>

#include <fcntl.h>
#include <sys/stat.h>

namespace ur::ipc::hostile {
namespace {

constexpr int kSealExec = 0x20;

bool isSealed(int fd, int expected) { return (fcntl(fd, F_GET_SEALS) & ~kSealExec) == expected; }

} // namespace

void World::remember(const Handle &handle, const ClaimHash &claim) {
  made_.push_back({.claim = claim, .handle = claimOf(handle)});
}

bool World::isKnownClaim(const TableEntry &entry, Handle handle) const {
  handle = claimOf(handle);
  return std::ranges::any_of(made_, [&](const Made &made) {
    return made.claim == entry.claim &&
           std::bit_cast<HandleBytes>(made.handle) == std::bit_cast<HandleBytes>(handle);
  });
}

// Returns nullptr if the descriptor is closed or its file is not one of the test's.
const File *World::fileAt(const Exporter &exporter, int fd) const {
  struct stat status{};
  if (fd < 0 ||
      stat(fmt::format("/proc/{}/fd/{}", exporter.process.pid(), fd).c_str(), &status) != 0)
    return nullptr;
  const auto found = std::ranges::find_if(files_, [&](const File &file) {
    return file.inode == status.st_ino && file.device == status.st_dev;
  });
  return found == files_.end() ? nullptr : &*found;
}

std::optional<Proof> World::prove(const HandleBytes &bytes) const {
  const Handle handle = std::bit_cast<Handle>(bytes);
  const ProcessIdentity &self = ur::test::thisProcess().identity();

  // The bytes are a handle for this opener.
  if (encode(handle) != bytes || handle.magic != kHandleMagic || handle.version != 1 ||
      handle.oldestReader != 1 || handle.size != bytes.size() || handle.kind != Kind::Memory ||
      handle.adapter != kit::kIdentity.sharing.id || handle.bootId != self.bootId ||
      handle.pidNamespace != self.pidNamespace || handle.deviceUuid != device_ ||
      handle.reserved != decltype(handle.reserved){})
    return std::nullopt;

  // Its range is not empty and is within the object.
  if (handle.length == 0 || handle.offset >= handle.objectSize ||
      handle.length > handle.objectSize - handle.offset)
    return std::nullopt;

  // The exporter lives, and its user may share.
  const auto exporter = std::ranges::find_if(exporters_, [&](const Exporter &other) {
    return other.process.lives() && static_cast<pid_t>(handle.pid) == other.process.pid() &&
           (handle.pidfdInode != 0 ? handle.pidfdInode == other.process.pidfdInode()
                                   : handle.startTicks == other.process.startTicks());
  });
  if (exporter == exporters_.end() ||
      (exporter->user != geteuid() && exporter->user != kListedUser))
    return std::nullopt;

  // It has a sealed table that its user made, and holds the lock on it.
  const File *const table = fileAt(*exporter, handle.tableFd);
  struct stat status{};
  if (!table || !isSealed(table->fd.get(), kTableSeals) || fstat(table->fd.get(), &status) != 0 ||
      status.st_uid != exporter->user)
    return std::nullopt;
  struct flock lock{};
  lock.l_type = F_RDLCK;
  lock.l_whence = SEEK_SET;
  lock.l_len = 1;
  if (fcntl(table->fd.get(), F_GETLK, &lock) != 0 || lock.l_type != F_WRLCK ||
      lock.l_pid != exporter->process.pid())
    return std::nullopt;

  // The table has a live entry for this handle.
  TableEntry entry;
  const auto at = static_cast<off_t>(64 + (handle.serial & 0xffff) * 64);
  if (pread(table->fd.get(), &entry, sizeof entry, at) != sizeof entry ||
      entry.state != EntryState::Live || entry.serial != handle.serial ||
      entry.objectInode != handle.objectInode || entry.objectSize != handle.objectSize ||
      !isKnownClaim(entry, handle))
    return std::nullopt;

  // It has the object open, with seals against shrinking.
  const File *const object = fileAt(*exporter, entry.objectFd);
  if (!object || object->inode != handle.objectInode || object->device != handle.objectDevice ||
      !isSealed(object->fd.get(), kObjectSeals) || fstat(object->fd.get(), &status) != 0 ||
      static_cast<std::uint64_t>(status.st_size) < handle.objectSize)
    return std::nullopt;
  return Proof{
      .object = {.inode = object->inode, .size = handle.objectSize, .offset = handle.offset},
      .table = table->inode,
      .entry = entry};
}

int World::byteOf(const Object &object) const {
  const auto file = std::ranges::find(files_, object.inode, &File::inode);
  std::uint8_t byte = 0;
  const bool isThere = file != files_.end() &&
                       pread(file->fd.get(), &byte, 1, static_cast<off_t>(object.offset)) == 1;
  return isThere ? byte : -1;
}

} // namespace ur::ipc::hostile
