// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hostile processes. They make their own tables and write any bytes into them.
#include "test/simulation/world.hpp"

#include <algorithm>
#include <bit>

#include <fcntl.h>
#include <unistd.h>

namespace ur::ipc::simulation {
namespace {

constexpr int kFirstFd = 10, kFdCount = 6; // descriptors of hostile processes
constexpr std::size_t kSlots = 6;          // slots that hostile processes use
constexpr int kSealsOfTable = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_FUTURE_WRITE | F_SEAL_SEAL;
constexpr int kSealsOfObject = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

bool isTable(const Inode &inode) {
  return inode.type == FileType::Memory && (inode.seals & F_SEAL_FUTURE_WRITE) != 0;
}

} // namespace

// A hostile exporter violates one condition before an open. During the open, it first satisfies
// this condition and then violates another one. So an importer that checks each condition only once
// may find all conditions satisfied, although they were never satisfied at the same time.
void World::race(Random &random) {
  std::vector<std::pair<const SharedHandle *, Hostile *>> candidates;
  for (const SharedHandle &sharedHandle : sharedHandles_)
    for (Hostile &hostile : hostiles_)
      if (!sharedHandle.exporter && entryOf(sharedHandle) &&
          hostile.program->process->life == SimProcess::Life::Runs &&
          sharedHandle.handle.startTicks == hostile.program->process->startTicks &&
          sharedHandle.handle.pid ==
              static_cast<std::uint32_t>(hostile.program->process->pidIn(kernel_.outerSpace())))
        candidates.emplace_back(&sharedHandle, &hostile);
  Peer *const peer = somePeer(random, true);
  if (candidates.empty() || !peer)
    return;
  const auto [sharedHandle, hostile] = candidates[random.below(candidates.size())];
  const HandleBytes bytes = sharedHandle->bytes;
  for (unsigned condition = 0; condition < kConditions; ++condition)
    setCondition(*sharedHandle, *hostile, static_cast<Condition>(condition), true, random);
  const auto first = static_cast<Condition>(random.below(kConditions));
  const auto second = static_cast<Condition>(random.below(kConditions));
  const std::uint64_t seed = random.next();
  record("race of conditions {} and {}", static_cast<int>(first), static_cast<int>(second));
  peer->isBusy = true;
  const bool isCached = random.oneIn(2);
  spawn(
      *peer->program,
      [this, peer, bytes, seed, isCached, sharedHandle = sharedHandle, hostile = hostile, first] {
        Random rng(seed);
        if (peer->lives() && isCached)
          open(*peer, rng, bytes);
        setCondition(*sharedHandle, *hostile, first, false, rng);
        if (peer->lives())
          open(*peer, rng, bytes);
        peer->isBusy = false;
      },
      0);
  spawn(
      kernel_.start(0, kernel_.outerSpace()),
      [this, seed, sharedHandle = sharedHandle, hostile = hostile, first, second] {
        Random rng(seed + 1);
        setCondition(*sharedHandle, *hostile, first, true, rng);
        setCondition(*sharedHandle, *hostile, second, false, rng);
        kernel_.kill(kernel_.program(), true);
      },
      1 + random.below(random.oneIn(2) ? 6 : 24));
}

void World::setCondition(const SharedHandle &sharedHandle, Hostile &hostile, Condition condition,
                         bool holds, Random &random) {
  SimProcess &process = *hostile.program->process;
  const Handle &handle = sharedHandle.handle;
  const auto installFile = [&](int fd, const std::shared_ptr<Inode> &inode) {
    kernel_.install(process, std::make_shared<Description>(inode, O_RDWR), false, 0, fd);
  };
  const auto lock = [&](short type) {
    struct flock range{};
    range.l_type = type;
    range.l_whence = SEEK_SET;
    range.l_len = 1;
    kernel_.lockAs(*hostile.program, handle.tableFd, F_SETLK, &range);
  };
  const auto otherFile = someFile(process, random, random.oneIn(2)).second;
  if (process.life != SimProcess::Life::Runs)
    return;
  switch (condition) {
  case Condition::EntryIsLive:
    if (TableEntry *const entry = entryOf(sharedHandle); entry && holds)
      *entry = {.state = EntryState::Live,
                .objectFd = handle.objectFd,
                .serial = handle.serial,
                .objectInode = handle.objectInode,
                .objectSize = handle.objectSize,
                .claim = claimHash(handle),
                .object = entry->object,
                .facts = {}};
    else if (entry)
      entry->state = EntryState::Dead;
    break;
  case Condition::HasObject:
    installFile(handle.objectFd, holds || !otherFile ? sharedHandle.object : otherFile);
    break;
  case Condition::HasTable: // a process without a table has no lock
    installFile(handle.tableFd, holds || !otherFile ? sharedHandle.table : otherFile);
    lock(F_WRLCK);
    break;
  case Condition::HasLock:
    lock(holds ? F_WRLCK : F_UNLCK);
    break;
  case Condition::UserMayShare:
    process.user = holds ? handle.effectiveUid : kUnlistedUser;
    process.isDumpable = true;
  }
  record("hostile {} {} condition {}", hostile.name, holds ? "satisfies" : "violates",
         static_cast<int>(condition));
}

void World::hostileStep(Random &random, bool isFirst) {
  const std::size_t hostileIndex = random.below(std::max(hostiles_.size(), std::size_t{1}));
  const auto choice = random.below(16u);
  const std::uint64_t seed = random.next();
  if (hostiles_.empty())
    return;
  spawn(
      kernel_.start(0, kernel_.outerSpace()),
      [this, hostileIndex, choice, seed] {
        Random rng(seed);
        Program &self = kernel_.program();
        kernel_.scheduler.step();
        Hostile &hostile = *std::next(hostiles_.begin(), static_cast<std::ptrdiff_t>(hostileIndex));
        SimProcess &process = *hostile.program->process;
        if (process.life != SimProcess::Life::Runs) {
          if (rng.oneIn(2)) // a new process with the same pid
            hostile.program =
                &kernel_.start(kUser, kernel_.outerSpace(), process.pidIn(kernel_.outerSpace()));
        } else if (choice < 7) {
          if (!someFile(process, rng, true).second || rng.oneIn(4))
            makeTable(hostile, rng);
          if (!someFile(process, rng, false).second || rng.oneIn(3))
            makeObject(hostile, rng);
          exportObject(hostile, rng);
        } else if (choice < 11) {
          changeEntry(rng);
        } else {
          changeProcess(hostile, rng);
        }
        kernel_.kill(self, true);
      },
      random, isFirst);
}

// Returns a table or an object that the process has open, and its descriptor. Returns null if there
// is none.
std::pair<int, std::shared_ptr<Inode>> World::someFile(const SimProcess &process, Random &random,
                                                       bool wantsTable) const {
  std::vector<std::pair<int, std::shared_ptr<Inode>>> candidates;
  for (const auto &[fd, descriptor] : process.descriptors)
    if (const auto &inode = descriptor.file->inode;
        (inode->type == FileType::Memory || inode->type == FileType::HugeMemory) &&
        isTable(*inode) == wantsTable && !descriptor.file->hasLock())
      candidates.emplace_back(fd, inode);
  if (candidates.empty())
    return {kFirstFd + random.below(kFdCount), nullptr};
  return candidates[random.below(candidates.size())];
}

void World::makeTable(Hostile &hostile, Random &random) {
  SimProcess &process = *hostile.program->process;
  auto inode = kernel_.makeInode(FileType::Memory, S_IFREG | 0666, process.user);
  if (random.oneIn(6))
    inode->user = random.pick({uid_t{0}, kUser, kListedUser});
  inode->size = kPage;
  if (::ftruncate(inode->memoryFd, inode->size) != 0)
    throw std::runtime_error("cannot resize the simulation's memory: ftruncate");
  inode->seals = kSealsOfTable;
  if (random.oneIn(10))
    inode->seals &= ~random.pick({F_SEAL_SHRINK, F_SEAL_GROW, F_SEAL_SEAL});
  const int fd = kFirstFd + random.below(kFdCount);
  kernel_.install(process, std::make_shared<Description>(inode, O_RDWR), false, 0, fd);
  if (!random.oneIn(8))
    inode->locks.push_back(
        {.owner = &process, .process = &process, .type = F_WRLCK, .begin = 0, .end = 0});
  record("hostile {} has table {} as {}", hostile.name, inode->number, fd);
}

void World::makeObject(Hostile &hostile, Random &random) {
  SimProcess &process = *hostile.program->process;
  const auto type = random.oneIn(12) ? FileType::HugeMemory : FileType::Memory;
  auto inode = kernel_.makeInode(type, S_IFREG | 0666, process.user);
  inode->size = static_cast<off_t>((1 + random.below(4u)) * kPage);
  if (::ftruncate(inode->memoryFd, inode->size) != 0)
    throw std::runtime_error("cannot resize the simulation's memory: ftruncate");
  inode->seals = kSealsOfObject;
  if (random.oneIn(8))
    inode->seals =
        random.pick({0, inode->seals & ~F_SEAL_SHRINK, inode->seals & ~F_SEAL_GROW,
                     inode->seals & ~F_SEAL_SEAL, inode->seals | F_SEAL_WRITE, kSealsOfTable});
  const int fd = kFirstFd + random.below(kFdCount);
  kernel_.install(process, std::make_shared<Description>(inode, O_RDWR), false, 0, fd);
  record("hostile {} has object {} as {}", hostile.name, inode->number, fd);
}

Handle World::claimFor(const SimProcess &process) const {
  return {.kind = Kind::Memory,
          .adapter = kMemfdAdapter.id,
          .pidNamespace = process.space->inode,
          .pid = static_cast<std::uint32_t>(process.pidIn(process.space)),
          .effectiveUid = process.user,
          .startTicks = process.startTicks,
          .pidfdInode =
              kernel_.features.hasPidfds && kernel_.features.hasPidfdInodes ? process.number : 0,
          .bootId = bootId_,
          .deviceUuid = kDevice};
}

// Writes an entry, usually into the process's own table, and makes the handle.
void World::exportObject(Hostile &hostile, Random &random) {
  const SimProcess &process = *hostile.program->process;
  Handle handle = claimFor(process);
  const auto [tableFd, table] = someFile(process, random, true);
  const auto [objectFd, object] = someFile(process, random, false);
  if (!table || !object || table->size < static_cast<off_t>(kPage))
    return;
  handle.tableFd = tableFd;
  handle.objectFd = random.oneIn(12) ? kFirstFd + random.below(kFdCount) : objectFd;
  const auto size = static_cast<std::uint64_t>(object->size);
  // If the table belongs to an honest exporter, that exporter may use the same slot.
  handle.serial = (1 + random.below(std::uint64_t{3})) << kSlotBits |
                  random.below(static_cast<std::uint32_t>(kSlots));
  handle.token = {static_cast<std::uint8_t>(random.below(4u))};
  handle.objectDevice = (object->type == FileType::Memory) != random.oneIn(12) ? 1 : 15;
  handle.objectInode = object->number;
  handle.objectSize = random.oneIn(6) ? size + kPage : random.oneIn(6) ? kPage : size;
  handle.offset = random.oneIn(3) && size != 0 ? random.below(size) : 0;
  handle.length = handle.objectSize - handle.offset;
  SharedHandle sharedHandle{
      .bytes = encode(handle), .handle = {}, .exporter = nullptr, .object = object, .table = table};
  sharedHandle.handle = std::bit_cast<Handle>(sharedHandle.bytes);
  rememberClaim(handle);
  sharedHandles_.push_back(sharedHandle);
  TableEntry *const entry = entryOf(sharedHandles_.back());
  if (!entry)
    return;
  *entry = {.state = random.oneIn(8) ? EntryState::Dead : EntryState::Live,
            .objectFd = handle.objectFd,
            .serial = handle.serial,
            .objectInode = handle.objectInode,
            .objectSize = handle.objectSize,
            .claim = claimHash(handle),
            .object = ObjectId{1 + random.below(std::uint64_t{3})},
            .facts = {}};
  record("hostile {} writes handle {} into table {}: object {} as {}, {} bytes of {} from {}",
         hostile.name, sharedHandles_.size() - 1, table->number, object->number, handle.objectFd,
         handle.length, handle.objectSize, handle.offset);
}

// Returns the entry of a handle, or null if the process cannot write the table.
TableEntry *World::entryOf(const SharedHandle &sharedHandle) const {
  const std::size_t offset = 64 + slotOf(sharedHandle.handle.serial) * sizeof(TableEntry);
  const bool isHonest = std::ranges::any_of(sharedHandles_, [&](const SharedHandle &other) {
    return other.exporter && other.exporter->lives() && sharedHandle.table &&
           std::ranges::any_of(other.exporter->program->mappings, [&](const auto &mapping) {
             return mapping.second.inode == sharedHandle.table;
           });
  });
  if (!sharedHandle.table || isHonest ||
      offset + sizeof(TableEntry) > static_cast<std::size_t>(sharedHandle.table->size))
    return nullptr;
  return reinterpret_cast<TableEntry *>(Kernel::bytesOf(*sharedHandle.table) + offset);
}

void World::changeEntry(Random &random) {
  std::vector<std::size_t> candidates;
  for (std::size_t i = 0; i < sharedHandles_.size(); ++i)
    if (!sharedHandles_[i].exporter && entryOf(sharedHandles_[i]))
      candidates.push_back(i);
  if (candidates.empty())
    return;
  const std::size_t handleIndex = candidates[random.below(candidates.size())];
  const SharedHandle &sharedHandle = sharedHandles_[handleIndex];
  TableEntry &entry = *entryOf(sharedHandle);
  switch (random.below(8)) {
  case 0:
  case 1:
  case 2:
    entry.state = EntryState::Dead;
    return record("the entry of handle {} is dead", handleIndex);
  case 3:
  case 4:
    entry = {.state = EntryState::Live,
             .objectFd = sharedHandle.handle.objectFd,
             .serial = sharedHandle.handle.serial,
             .objectInode = sharedHandle.handle.objectInode,
             .objectSize = sharedHandle.handle.objectSize,
             .claim = claimHash(sharedHandle.handle),
             .object = entry.object,
             .facts = {}};
    return record("the entry of handle {} is rewritten", handleIndex);
  case 5:
    entry.objectFd = random.oneIn(4) ? -1 : kFirstFd + random.below(kFdCount);
    return record("the entry of handle {} names descriptor {}", handleIndex, entry.objectFd);
  case 6:
    entry.object = ObjectId{random.below(std::uint64_t{4})};
    return record("the entry of handle {} names another object", handleIndex);
  default: {
    const auto byteIndex = random.below(sizeof entry);
    reinterpret_cast<std::uint8_t *>(&entry)[byteIndex] ^=
        static_cast<std::uint8_t>(1 + random.below(255u));
    return record("byte {} of the entry of handle {} changes", byteIndex, handleIndex);
  }
  }
}

void World::changeProcess(Hostile &hostile, Random &random) {
  SimProcess &process = *hostile.program->process;
  const auto tableOrObject = [&] { return someFile(process, random, random.oneIn(2)); };
  const auto choice = random.below(32u);
  if (choice < 8) { // dup2
    const int from = tableOrObject().first, to = tableOrObject().first;
    const auto found = process.descriptors.find(from);
    if (found == process.descriptors.end() || from == to)
      return;
    kernel_.install(process, found->second.file, false, 0, to);
    return record("hostile {} duplicates {} to {}", hostile.name, from, to);
  }
  if (choice < 11) {
    const int fd = tableOrObject().first;
    kernel_.closeDescriptor(process, fd);
    return record("hostile {} closes {}", hostile.name, fd);
  }
  if (choice < 17) { // receives a descriptor of any process, as over a socket
    std::vector<std::shared_ptr<SimProcess>> sources;
    for (const auto &other : kernel_.processes())
      if (!other->descriptors.empty() && other.get() != &process)
        sources.push_back(other);
    if (sources.empty())
      return;
    const auto &source = sources[random.below(sources.size())];
    const auto [from, inode] = someFile(*source, random, random.oneIn(2));
    if (!inode)
      return;
    const int to = tableOrObject().first;
    kernel_.install(process, source->descriptors.at(from).file, false, 0, to);
    return record("hostile {} gets file {} of process {} as {}", hostile.name, inode->number,
                  source->pidIn(kernel_.outerSpace()), to);
  }
  if (choice < 22) {
    const int fd = someFile(process, random, true).first;
    struct flock lock{};
    lock.l_type = random.pick<short>({F_WRLCK, F_WRLCK, F_UNLCK, F_RDLCK});
    lock.l_whence = SEEK_SET;
    lock.l_len = 1;
    const bool isOpenFile = random.oneIn(4);
    if (!process.descriptors.contains(fd))
      return;
    kernel_.lockAs(*hostile.program, fd, isOpenFile ? F_OFD_SETLK : F_SETLK, &lock);
    return record("hostile {} locks {} as {}{}", hostile.name, fd, lock.l_type,
                  isOpenFile ? " (open file)" : "");
  }
  if (choice < 25) {
    process.user = random.pick({uid_t{0}, kUser, kListedUser, kUnlistedUser});
    process.isDumpable = random.oneIn(2);
    return record("hostile {} becomes user {}", hostile.name, process.user);
  }
  if (choice < 28) {
    const auto inode = tableOrObject().second;
    if (!inode || (inode->seals & F_SEAL_SEAL) != 0)
      return;
    inode->seals |= random.pick({0, kSealsOfObject});
    const off_t size = random.below(4) * static_cast<off_t>(kPage);
    const bool mayResize = size < inode->size ? (inode->seals & F_SEAL_SHRINK) == 0
                                              : (inode->seals & F_SEAL_GROW) == 0;
    if (mayResize && ::ftruncate(inode->memoryFd, size) == 0)
      inode->size = size;
    return record("file {} has {} bytes and the seals {:#x}", inode->number, inode->size,
                  inode->seals);
  }
  if (choice < 29 && hostiles_.size() < 5) {
    record("hostile {} is a child of hostile {}", hostiles_.size(), hostile.name);
    hostiles_.push_back({.program = &kernel_.fork(*hostile.program), .name = hostiles_.size()});
    return;
  }
  if (choice < 30) {
    record("hostile {} runs another program", hostile.name);
    hostile.program = &kernel_.exec(*hostile.program);
    return;
  }
  record("hostile {} is killed", hostile.name);
  const auto descriptors = process.descriptors;
  kernel_.kill(*hostile.program, random.oneIn(3));
  if (random.oneIn(2))
    return;
  // A new process gets the pid, the descriptors and the locks of the killed process.
  kernel_.reap(process);
  hostile.program =
      &kernel_.start(process.user, kernel_.outerSpace(), process.pidIn(kernel_.outerSpace()));
  SimProcess &next = *hostile.program->process;
  next.descriptors = descriptors;
  for (const auto &[fd, descriptor] : descriptors)
    if (isTable(*descriptor.file->inode) && descriptor.file->inode->locks.empty())
      descriptor.file->inode->locks.push_back(
          {.owner = &next, .process = &next, .type = F_WRLCK, .begin = 0, .end = 0});
  record("hostile {} is a new process with this pid", hostile.name);
}

// Returns the bytes of the handle after a change of one field.
HandleBytes World::changedHandle(Handle handle, Random &random) const {
  const auto boundaryNumber = [&] {
    const std::uint64_t size = handle.objectSize;
    return random.pick<std::uint64_t>({0, 1, size - 1, size + 1, size + kPage, size * 2, kPage,
                                       kPage - 1, std::uint64_t{1} << 62, ~std::uint64_t{0},
                                       ~std::uint64_t{0} - size + 1});
  };
  switch (random.below(22)) {
  case 0:
  case 1:
    handle.offset = boundaryNumber();
    break;
  case 2:
  case 3:
    handle.length = boundaryNumber();
    break;
  case 4:
  case 5:
    handle.offset = handle.objectSize;
    handle.length = 0;
    break;
  case 6:
    handle.offset = handle.objectSize / 2;
    handle.length = handle.objectSize - handle.offset;
    break;
  case 7:
    handle.objectSize = boundaryNumber();
    handle.length = handle.objectSize - handle.offset;
    break;
  case 8:
    handle.objectInode += 1 + random.below(std::uint64_t{3});
    break;
  case 9:
    handle.tableFd = kFirstFd + random.below(kFdCount);
    break;
  case 10:
    handle.objectFd = kFirstFd + random.below(kFdCount);
    break;
  case 11:
    handle.serial += std::uint64_t{1} << random.below(20u);
    break;
  case 12:
    handle.token[0] ^= 1;
    break;
  case 13:
  case 14:
  case 15: {
    const auto &processes = kernel_.processes();
    const Handle otherClaim = claimFor(**std::next(
        processes.begin(), static_cast<std::ptrdiff_t>(random.below(processes.size()))));
    handle.pid = otherClaim.pid;
    if (!random.oneIn(3))
      handle.pidfdInode = otherClaim.pidfdInode;
    if (random.oneIn(2))
      handle.startTicks = otherClaim.startTicks;
    break;
  }
  case 16:
    handle.startTicks += 1;
    break;
  case 17:
    handle.flags ^= 1;
    break;
  case 18:
    handle.pidfdInode = 0;
    break;
  case 19:
    handle.kind = Kind::Event;
    break;
  case 20:
    handle.bootId[3] ^= 1;
    break;
  default: {
    const auto byteIndex = random.below(sizeof handle);
    reinterpret_cast<std::uint8_t *>(&handle)[byteIndex] ^=
        static_cast<std::uint8_t>(1 + random.below(255u));
    if (random.oneIn(4)) // the checksum stays wrong
      return std::bit_cast<HandleBytes>(handle);
  }
  }
  return encode(handle);
}

std::optional<HandleBytes> World::someHandle(Random &random) {
  if (sharedHandles_.empty())
    return std::nullopt;
  const std::size_t handleIndex = random.below(sharedHandles_.size());
  if (!random.oneIn(4)) {
    record("open of handle {}", handleIndex);
    return sharedHandles_[handleIndex].bytes;
  }
  const HandleBytes changedBytes = changedHandle(sharedHandles_[handleIndex].handle, random);
  const auto handle = std::bit_cast<Handle>(changedBytes);
  record("open of handle {}, changed: offset {}, length {}, size {}, table {}, process {}",
         handleIndex, handle.offset, handle.length, handle.objectSize, handle.tableFd, handle.pid);
  return changedBytes;
}

} // namespace ur::ipc::simulation
