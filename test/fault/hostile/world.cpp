// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fault/hostile/world.hpp"

#include "adapters/kit/identity.hpp"
#include "ipc/process_identity.hpp"
#include "test/fault/hostile/changed_handle.hpp"
#include "test/support/this_process.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <iterator>
#include <stdexcept>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::ipc::hostile {
namespace {

constexpr std::size_t kSlots = 8; // the slots that steps use; the table has more
constexpr int kSealsOfTable = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_FUTURE_WRITE | F_SEAL_SEAL;
constexpr int kSealsOfObject = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

void require(bool holds, const char *what) {
  if (!holds)
    throw std::runtime_error(fmt::format("{}: {}", what, std::strerror(errno)));
}

} // namespace

World::World(const DeviceUuid &device) : device_(device), first_(Process::first()) {
  while (exporters_.size() < kExporters)
    exporters_.push_back(fresh());
}

World::~World() {
  for (Exporter &exporter : exporters_)
    if (exporter.process.lives())
      exporter.process.kill();
  first_.kill();
}

World::Exporter World::fresh(pid_t pid) {
  Exporter exporter{
      .process = Process::forkedBy(first_, Action::Fork, pid), .user = geteuid(), .files = {}};
  exporter.files.fill(kNoFile);
  return exporter;
}

void World::reset() {
  for (std::size_t i = kExporters; i < exporters_.size(); ++i)
    if (exporters_[i].process.lives())
      exporters_[i].process.kill();
  exporters_.erase(exporters_.begin() + kExporters, exporters_.end());
  for (Exporter &exporter : exporters_) {
    if (!exporter.process.lives())
      exporter = fresh();
    else if (exporter.used)
      exporter.process.ask({.action = Action::Reset});
    exporter.files.fill(kNoFile);
    exporter.user = geteuid();
    exporter.used = false;
  }
  files_.clear();
  isTable_.clear();
  handed_.clear();
  made_.clear();
}

World::Exporter &World::some(Random &random) { return exporters_[random.below(exporters_.size())]; }

bool World::has(const Exporter &exporter, bool isTable) const {
  return std::ranges::any_of(exporter.files, [&](std::size_t file) {
    return file != kNoFile && isTable_[file] == isTable;
  });
}

World::Exporter &World::someWith(Random &random, bool table, bool object) {
  std::vector<Exporter *> found;
  for (Exporter &exporter : exporters_)
    if ((!table || has(exporter, true)) && (!object || has(exporter, false)))
      found.push_back(&exporter);
  return found.empty() || random.oneIn(8) ? some(random) : *found[random.below(found.size())];
}

bool World::order(Exporter &exporter, const Order &order, int file) {
  if (!exporter.process.lives())
    return false;
  exporter.used = true;
  return exporter.process.ask(order, file).error == 0;
}

std::size_t World::addFile(Random &random, bool isTable, uid_t maker) {
  File file{.fd = base::UniqueFd(memfd_create(isTable ? "ur-ipc-exports" : "hostile-object",
                                              MFD_CLOEXEC | MFD_ALLOW_SEALING)),
            .bytes = {}};
  const std::size_t pages = isTable ? 1 : 1 + random.below(4u);
  require(file.fd && ftruncate(file.fd.get(), static_cast<off_t>(pages * kPage)) == 0, "memfd");
  struct stat status{};
  require(fstat(file.fd.get(), &status) == 0, "fstat");
  file.device = status.st_dev;
  file.inode = status.st_ino;
  int seals = isTable ? kSealsOfTable : kSealsOfObject;
  if (random.oneIn(12))
    seals = random.of({0, seals & ~F_SEAL_SHRINK, seals & ~F_SEAL_GROW, seals & ~F_SEAL_SEAL,
                       seals | F_SEAL_WRITE, kSealsOfTable, kSealsOfObject});
  if (isTable)
    file.bytes = Mapping::ofFile(base::os(), file.fd.get(), kPage);
  else
    for (std::size_t page = 0; page < pages; ++page) {
      const auto mark = static_cast<std::uint8_t>(1 + files_.size() * 8 + page);
      require(pwrite(file.fd.get(), &mark, 1, static_cast<off_t>(page * kPage)) == 1, "pwrite");
    }
  if (maker != geteuid())
    require(fchown(file.fd.get(), maker, static_cast<gid_t>(-1)) == 0, "fchown");
  if (seals & F_SEAL_WRITE) // fails while a writable mapping exists
    fcntl(file.fd.get(), F_ADD_SEALS, seals & ~F_SEAL_WRITE);
  else
    fcntl(file.fd.get(), F_ADD_SEALS, seals);
  files_.push_back(std::move(file));
  isTable_.push_back(isTable);
  record("file {} is {} of {} pages, seals {:#x}, made by user {}", files_.size() - 1,
         isTable ? "a table" : "an object", pages, seals, maker);
  return files_.size() - 1;
}

void World::give(Exporter &exporter, int fd, std::size_t file) {
  if (order(exporter, {.action = Action::Receive, .number = fd}, files_[file].fd.get()))
    exporter.files[static_cast<std::size_t>(fd - kFirstFd)] = file;
  record("exporter {} has file {} as {}", indexOf(exporter), file, fd);
}

void World::makeTable(Random random) {
  Exporter &exporter = some(random);
  if (random.oneIn(4))
    become(exporter, random.of<uid_t>({0, kListedUser, kUnlistedUser}));
  uid_t maker = exporter.user;
  if (geteuid() == 0 && random.oneIn(6))
    maker = random.of<uid_t>({0, kListedUser, kUnlistedUser});
  const int fd = kFirstFd + random.below(kFdCount);
  give(exporter, fd, addFile(random, true, maker));
  if (!random.oneIn(8))
    lock(exporter, Action::Lock, fd, F_WRLCK);
}

void World::makeObject(Random random) {
  Exporter &exporter = someWith(random, true, false);
  give(exporter, kFirstFd + random.below(kFdCount), addFile(random, false, exporter.user));
}

std::uint64_t World::sizeOf(std::size_t file) const {
  struct stat status{};
  require(fstat(files_[file].fd.get(), &status) == 0, "fstat");
  return static_cast<std::uint64_t>(status.st_size);
}

std::size_t World::pick(Random &random, bool isTable) const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < files_.size(); ++i)
    if (isTable_[i] == isTable)
      found.push_back(i);
  return found.empty() ? kNoFile : found[random.below(found.size())];
}

// Returns a descriptor number of such a file in the exporter, or sometimes any number.
int World::numberOf(Random &random, const Exporter &exporter, bool ofTable) const {
  std::vector<int> found;
  for (int i = 0; i < kFdCount; ++i)
    if (const std::size_t file = exporter.files[static_cast<std::size_t>(i)];
        file != kNoFile && isTable_[file] == ofTable)
      found.push_back(kFirstFd + i);
  return found.empty() || random.oneIn(16) ? kFirstFd + random.below(kFdCount)
                                           : found[random.below(found.size())];
}

Handle World::claimFor(const Exporter &exporter) const {
  const ProcessIdentity &self = ur::test::thisProcess().identity();
  return {.kind = Kind::Memory,
          .adapter = kit::kIdentity.sharing.id,
          .pidNamespace = self.pidNamespace,
          .pid = static_cast<std::uint32_t>(exporter.process.pid()),
          .effectiveUid = exporter.user,
          .startTicks = exporter.process.startTicks(),
          .pidfdInode = exporter.process.pidfdInode(),
          .bootId = self.bootId,
          .deviceUuid = device_};
}

// Writes an entry, usually into the claimed exporter's table, and makes the handle.
void World::exportObject(Random random) {
  const Exporter &exporter = someWith(random, true, true);
  if (!exporter.process.lives())
    return;
  Handle handle = claimFor(exporter);
  handle.tableFd = numberOf(random, exporter, true);
  handle.objectFd = numberOf(random, exporter, false);
  std::size_t table = exporter.files[static_cast<std::size_t>(handle.tableFd - kFirstFd)];
  if (table == kNoFile || !isTable_[table] || random.oneIn(8))
    table = pick(random, true);
  std::size_t object = exporter.files[static_cast<std::size_t>(handle.objectFd - kFirstFd)];
  if (object == kNoFile || random.oneIn(8))
    object = pick(random, false);
  if (table == kNoFile || object == kNoFile || !files_[table].bytes)
    return; // the test cannot write the library's own table
  const std::uint64_t size = sizeOf(object);
  const auto slot = random.below(static_cast<std::uint32_t>(kSlots));
  handle.serial = (1 + random.below(std::uint64_t{3})) << kSlotBits | slot;
  handle.token = {static_cast<std::uint8_t>(random.below(4u))};
  handle.objectDevice = files_[object].device;
  handle.objectInode = files_[object].inode;
  handle.objectSize = random.oneIn(6) ? size + kPage : random.oneIn(6) ? kPage : size;
  handle.offset = random.oneIn(3) && size != 0 ? random.below(size) : 0;
  handle.length = handle.objectSize - handle.offset;
  if (random.oneIn(12))
    handle.flags = static_cast<std::uint32_t>(random.below(4u));
  const ClaimHash claim = claimHash(handle);
  remember(handle, claim);
  handed_.push_back({.bytes = encode(handle), .table = table, .slot = slot});
  TableEntry &entry = *entryOf(handed_.back());
  entry = {.state = random.oneIn(8) ? EntryState::Dead : EntryState::Live,
           .objectFd = handle.objectFd,
           .serial = handle.serial,
           .objectInode = handle.objectInode,
           .objectSize = handle.objectSize,
           .claim = claim,
           // An honest exporter gives each object its own id; this one also reuses an id.
           .object = ObjectId{random.oneIn(4) ? 1 : object + 1},
           .note = {}};
  record("handle {}: exporter {}, table {} (file {}), slot {}, serial {:#x}, object {} (file {}), "
         "{} of {} bytes from {}, flags {}, {}",
         handed_.size() - 1, indexOf(exporter), handle.tableFd, table, slot, handle.serial,
         handle.objectFd, object, handle.length, handle.objectSize, handle.offset, handle.flags,
         entry.state == EntryState::Live ? "live" : "dead");
}

TableEntry *World::entryOf(const Handed &handed) const {
  if (handed.table == kNoFile)
    return nullptr;
  auto *const bytes = static_cast<std::byte *>(files_[handed.table].bytes.address());
  return reinterpret_cast<TableEntry *>(bytes + sizeof(TableHeader)) + handed.slot;
}

World::Exporter *World::exporterOf(const Handle &handle) {
  const auto found = std::ranges::find_if(exporters_, [&](const Exporter &exporter) {
    return exporter.process.lives() && exporter.process.pidfdInode() == handle.pidfdInode;
  });
  return found == exporters_.end() ? nullptr : &*found;
}

std::size_t World::fileOf(std::uint64_t inode) const {
  const auto found = std::ranges::find(files_, inode, &File::inode);
  return found == files_.end() ? kNoFile : static_cast<std::size_t>(found - files_.begin());
}

std::optional<std::size_t> World::soundHandle(Random &random) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < handed_.size(); ++i)
    if (entryOf(handed_[i]) && exporterOf(std::bit_cast<Handle>(handed_[i].bytes)))
      found.push_back(i);
  if (found.empty())
    return std::nullopt;
  const std::size_t handle = found[random.below(found.size())];
  for (unsigned condition = 0; condition < kConditions; ++condition)
    set(handle, static_cast<Condition>(condition), true, random);
  return handle;
}

void World::set(std::size_t handle, Condition condition, bool holds, Random &random) {
  const Handle claim = std::bit_cast<Handle>(handed_[handle].bytes);
  Exporter &exporter = *exporterOf(claim);
  const std::size_t object = fileOf(claim.objectInode), table = handed_[handle].table;
  const std::size_t other = pick(random, random.oneIn(2));
  switch (condition) {
  case Condition::EntryIsLive:
    if (holds)
      return writeEntry(handle);
    entryOf(handed_[handle])->state = EntryState::Dead;
    return record("the entry of handle {} is dead", handle);
  case Condition::HasObject:
    return give(exporter, claim.objectFd, holds || other == kNoFile ? object : other);
  case Condition::HasTable: // a process without a table has no lock
    give(exporter, claim.tableFd, holds || other == kNoFile ? table : other);
    return lock(exporter, Action::Lock, claim.tableFd, F_WRLCK);
  case Condition::HasLock:
    return lock(exporter, Action::Lock, claim.tableFd, holds ? F_WRLCK : F_UNLCK);
  case Condition::UserMayShare:
    return become(exporter, holds ? claim.effectiveUid : kUnlistedUser);
  }
}

void World::writeEntry(std::size_t which) {
  const Handle handle = std::bit_cast<Handle>(handed_[which].bytes);
  TableEntry &entry = *entryOf(handed_[which]);
  entry = {.state = EntryState::Live,
           .objectFd = handle.objectFd,
           .serial = handle.serial,
           .objectInode = handle.objectInode,
           .objectSize = handle.objectSize,
           .claim = claimHash(handle),
           .object = entry.object,
           .note = {}};
  record("the entry of handle {} is written again", which);
}

void World::become(Exporter &exporter, uid_t user) {
  if (geteuid() == 0 &&
      order(exporter, {.action = Action::SetUser, .argument = static_cast<std::int32_t>(user)}))
    exporter.user = user;
  record("exporter {} becomes user {}", indexOf(exporter), exporter.user);
}

void World::lock(Exporter &exporter, Action action, int fd, int type) {
  const bool isDone = order(exporter, {.action = action, .number = fd, .argument = type});
  record("exporter {} {} {}{}: {}", indexOf(exporter), type == F_UNLCK ? "unlocks" : "locks", fd,
         action == Action::LockOpen ? " (open file)"
         : type == F_RDLCK          ? " (shared)"
                                    : "",
         isDone);
}

void World::change(Random random) {
  if (random.oneIn(3))
    return changeEntry(random);
  changeProcess(random);
}

void World::changeEntry(Random &random) {
  if (handed_.empty())
    return;
  const std::size_t which = random.below(handed_.size());
  TableEntry *const entry = entryOf(handed_[which]);
  if (!entry)
    return;
  switch (random.below(8)) {
  case 0:
  case 1:
  case 2:
    entry->state = EntryState::Dead;
    record("the entry of handle {} is dead", which);
    break;
  case 3:
  case 4:
    writeEntry(which);
    break;
  case 5:
    entry->objectFd = kFirstFd + random.below(kFdCount);
    record("the entry of handle {} names descriptor {}", which, entry->objectFd);
    break;
  case 6:
    entry->object = ObjectId{random.below(std::uint64_t{4})};
    record("the entry of handle {} names object {}", which, static_cast<unsigned>(entry->object));
    break;
  default: {
    const auto at = random.below(sizeof *entry);
    const auto bits = static_cast<std::uint8_t>(1 + random.below(255u));
    reinterpret_cast<std::uint8_t *>(entry)[at] ^= bits;
    record("byte {} of the entry of handle {} changes by {:#x}", at, which, bits);
  }
  }
}

void World::changeProcess(Random &random) {
  Exporter &exporter = random.oneIn(3) ? some(random) : someWith(random, true, false);
  const std::size_t name = indexOf(exporter);
  if (!exporter.process.lives())
    return replaceKilled(random, exporter);
  const auto likely = [&](bool ofTable) { return numberOf(random, exporter, ofTable); };
  const auto place = [&](int fd) -> std::size_t & {
    return exporter.files[static_cast<std::size_t>(fd - kFirstFd)];
  };
  const auto choice = random.below(32u);
  if (choice < 8) {
    const int from = likely(random.oneIn(2)), to = likely(random.oneIn(2));
    if (order(exporter, {.action = Action::Duplicate, .number = to, .argument = from}))
      place(to) = place(from);
    record("exporter {} duplicates {} to {}", name, from, to);
  } else if (choice < 11) {
    const int fd = likely(random.oneIn(2));
    order(exporter, {.action = Action::Close, .number = fd});
    place(fd) = kNoFile;
    record("exporter {} closes {}", name, fd);
  } else if (choice < 16) {
    if (const std::size_t file = pick(random, random.oneIn(2)); file != kNoFile)
      give(exporter, likely(isTable_[file]), file);
  } else if (choice < 21) {
    const int fd = likely(true);
    const auto type = random.of<int>({F_WRLCK, F_WRLCK, F_UNLCK, F_RDLCK});
    lock(exporter, random.oneIn(5) ? Action::LockOpen : Action::Lock, fd, type);
  } else if (choice < 24) {
    become(exporter, random.of<uid_t>({0, kListedUser, kUnlistedUser}));
  } else if (choice < 27) {
    if (const std::size_t file = pick(random, random.oneIn(3)); file != kNoFile) {
      // The test itself writes the first page of a table.
      const auto pages = (isTable_[file] ? 1 : 0) + random.below(4u);
      const bool resized = ftruncate(files_[file].fd.get(), static_cast<off_t>(pages * kPage)) == 0;
      const int seals = random.oneIn(2) ? kSealsOfObject : 0;
      fcntl(files_[file].fd.get(), F_ADD_SEALS, seals);
      record("file {} gets {} pages ({}) and the seals {:#x}", file, pages, resized, seals);
    }
  } else if (choice < 30) {
    callLibrary(random, exporter);
  } else if (random.oneIn(8)) {
    changeLife(random, exporter);
  }
}

void World::replaceKilled(Random &random, Exporter &exporter) {
  if (!random.oneIn(3) || exporter.sharesFiles)
    return;
  exporter = fresh(exporter.killed);
  record("exporter {} is a new process, {}", indexOf(exporter), exporter.process.pid());
}

void World::changeLife(Random &random, Exporter &exporter) {
  const std::size_t name = indexOf(exporter);
  const auto choice = random.below(4);
  if (choice == 0) {
    exporter.killed = exporter.process.pid();
    exporter.process.kill();
    exporter.files.fill(kNoFile);
    record("exporter {} is killed", name);
  } else if (exporter.sharesFiles) {
    return;
  } else if (choice == 1) {
    if (const int fd = numberOf(random, exporter, true); random.oneIn(2)) {
      order(exporter, {.action = Action::Inherit, .number = fd});
      record("exporter {} keeps {} over exec", name, fd);
    }
    order(exporter, {.action = Action::Exec});
    record("exporter {} restarts its program", name);
  } else if (exporters_.size() < kMostExporters) {
    const bool sharesFiles = random.oneIn(2);
    exporter.used = true;
    exporters_.push_back({.process = Process::forkedBy(
                              exporter.process, sharesFiles ? Action::ShareFiles : Action::Fork),
                          .user = exporter.user,
                          .files = exporter.files,
                          .used = true,
                          .sharesFiles = sharesFiles});
    record("exporter {} is a child of {}{}", exporters_.size() - 1, name,
           sharesFiles ? " that shares its descriptors" : "");
  }
}

// Lets the library act as an honest exporter.
void World::callLibrary(Random &random, Exporter &exporter) {
  if (exporter.sharesFiles)
    return;
  const std::size_t name = indexOf(exporter);
  const auto choice = random.below(6);
  if (choice == 0) {
    const auto age = random.below(4);
    order(exporter, {.action = Action::Put, .argument = age});
    record("exporter {} puts a handle", name);
  } else if (choice == 1) {
    const auto object = 1 + random.below(std::uint64_t{3});
    order(exporter, {.action = Action::Revoke, .object = object});
    record("exporter {} frees its object {}", name, object);
  } else {
    getByLibrary(random, exporter);
  }
}

void World::getByLibrary(Random &random, Exporter &exporter) {
  const auto object = 1 + random.below(std::uint64_t{3});
  const int fd = numberOf(random, exporter, false);
  const std::size_t file = exporter.files[static_cast<std::size_t>(fd - kFirstFd)];
  if (file == kNoFile || isTable_[file])
    return;
  const std::uint64_t size = sizeOf(file);
  exporter.used = true;
  const Reply reply =
      exporter.process.ask({.action = Action::Get,
                            .number = fd,
                            .adapter = kit::kIdentity.sharing.id,
                            .object = object,
                            .size = size,
                            .offset = size != 0 && random.oneIn(2) ? random.below(size) : 0,
                            .device = device_});
  record("exporter {} gets a handle of {} (file {}) as its object {}: {}", indexOf(exporter), fd,
         file, object, reply.error == 0);
  if (reply.error != 0)
    return;
  const Handle handle = std::bit_cast<Handle>(reply.handle);
  handed_.push_back({.bytes = reply.handle, .table = kNoFile, .slot = slotOf(handle.serial)});
  remember(handle, claimHash(handle));
  record("handle {} is new: table {}, object {}", handed_.size() - 1, handle.tableFd,
         handle.objectFd);
  if (fileAt(exporter, handle.tableFd))
    return;
  base::UniqueFd table = exporter.process.duplicateOf(handle.tableFd);
  struct stat status{};
  if (!table || fstat(table.get(), &status) != 0)
    return;
  files_.push_back(
      {.fd = std::move(table), .device = status.st_dev, .inode = status.st_ino, .bytes = {}});
  isTable_.push_back(true);
}

std::optional<HandleBytes> World::someHandle(Random &random) {
  if (handed_.empty())
    return std::nullopt;
  const std::size_t which = random.below(handed_.size());
  if (!random.oneIn(3)) {
    record("open of handle {}", which);
    return handed_[which].bytes;
  }
  const auto randomFd = [](Random &chance) { return kFirstFd + chance.below(kFdCount); };
  const auto claimOfOther = [this](Random &chance) {
    Handle other = claimFor(some(chance));
    if (chance.oneIn(3))
      other.pid = static_cast<std::uint32_t>(getpid());
    return other;
  };
  const HandleBytes changed =
      changedHandle(std::bit_cast<Handle>(handed_[which].bytes), random, randomFd, claimOfOther);
  const auto handle = std::bit_cast<Handle>(changed);
  record("open of handle {}, changed: offset {}, length {}, size {}, table {}, process {}", which,
         handle.offset, handle.length, handle.objectSize, handle.tableFd, handle.pid);
  return changed;
}

} // namespace ur::ipc::hostile
