// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The actions of processes that use the library, and checks of their effects.
#include "test/simulation/world.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>

namespace ur::ipc::simulation {
namespace {

// The results that the reference lists for the calls.
constexpr std::array kListed{
    UR_RESULT_ERROR_INVALID_VALUE,       UR_RESULT_ERROR_INVALID_ARGUMENT,
    UR_RESULT_ERROR_OUT_OF_RESOURCES,    UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
    UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_UNSUPPORTED_VERSION,
    UR_RESULT_ERROR_INVALID_DEVICE,
};

// Describes the first descriptor that is not in `expected`.
std::string describeLeak(const SimProcess &process, const std::vector<int> &expected) {
  for (const auto &[number, descriptor] : process.descriptors)
    if (!std::ranges::binary_search(expected, number))
      return fmt::format("descriptor {} of file {} of type {}", number,
                         descriptor.file->inode->number,
                         static_cast<int>(descriptor.file->inode->type));
  return {};
}

} // namespace

World::World(std::uint64_t seed, bool recordsStory) : recordsStory_(recordsStory), kernel_(seed) {
  std::string digits = kernel_.bootId();
  std::erase(digits, '-');
  for (std::size_t i = 0; i < bootId_.size(); ++i)
    bootId_[i] = static_cast<std::uint8_t>(std::stoi(digits.substr(2 * i, 2), nullptr, 16));
}

// After a finding, kills the programs that still run. Their tasks end, because their calls fail.
World::~World() {
  for (Peer &peer : peers_)
    if (peer.lives())
      kernel_.kill(*peer.program, true);
  kernel_.scheduler.run([this] { return kernel_.scheduler.allEnded(); });
  tasks_.clear();
  if (!peers_.empty()) {
    Task &lastTask = kernel_.scheduler.start(*peers_.front().program, [this] { peers_.clear(); });
    kernel_.scheduler.run([&lastTask] { return lastTask.fiber.hasEnded(); });
  }
}

Peer &World::addPeer(Program &program, Random &random) {
  Config config;
  config.broker =
      random.pick({BrokerMode::Auto, BrokerMode::Auto, BrokerMode::On, BrokerMode::Off});
  if (random.oneIn(2))
    config.allowedUids = {kUser, kListedUser};
  config.putRevokes = !random.oneIn(6);
  Peer &peer = peers_.emplace_back(kernel_, program, config);
  peer.name = peers_.size() - 1;
  const SimProcess &process = *program.process;
  record("peer {} is process {} of user {}, broker {}, allows {} other users, put {}", peer.name,
         process.pidIn(process.space), process.user, static_cast<int>(config.broker),
         config.allowedUids.size(), config.putRevokes ? "revokes" : "keeps");
  return peer;
}

Peer *World::somePeer(Random &random, bool mustBeIdle) {
  std::vector<Peer *> candidates;
  for (Peer &peer : peers_)
    if (peer.lives() && !(mustBeIdle && (peer.isBusy || peer.program->process->isStopped)))
      candidates.push_back(&peer);
  return candidates.empty() ? nullptr : candidates[random.below(candidates.size())];
}

void World::setUp(Random random) {
  Features &features = kernel_.features;
  if (random.oneIn(3)) {
    features.hasPidfds = !random.oneIn(4);
    features.hasPidfdInodes = !random.oneIn(3);
    features.hasPidfdInfo = features.hasPidfdInodes && random.oneIn(2);
    features.hasPeerPidfd = features.hasPidfdInodes || random.oneIn(2);
    features.hasOpenat2 = !random.oneIn(8);
    features.hasNoExecSeal = random.oneIn(2);
    features.getfdError = random.pick({0, 0, EPERM, ENOSYS});
    features.statxError = random.oneIn(6) ? random.pick({EPERM, ENOSYS}) : 0;
    features.hidepid = random.pick({0, 0, 1, 2});
    features.yamaScope = random.pick({-1, 0, 1, 2, 3});
    features.uidMap = static_cast<Features::UidMap>(random.below(3));
    record("system: pidfds {}, inodes {}, info {}, peer {}, openat2 {}, getfd {}, statx {}, "
           "hidepid {}, yama {}, uid map {}",
           features.hasPidfds, features.hasPidfdInodes, features.hasPidfdInfo,
           features.hasPeerPidfd, features.hasOpenat2, features.getfdError, features.statxError,
           features.hidepid, features.yamaScope, static_cast<int>(features.uidMap));
  }
  const PidSpace *const innerSpace = random.oneIn(5) ? kernel_.makeSpace() : nullptr;
  const std::size_t peerCount = 2 + random.below(2u);
  for (std::size_t i = 0; i < peerCount; ++i) {
    const uid_t user = random.oneIn(4)
                           ? random.pick({uid_t{0}, kListedUser, kUnlistedUser, kOverflowUser})
                           : kUser;
    const bool isInner = innerSpace && random.oneIn(2);
    addPeer(kernel_.start(user, isInner ? innerSpace : kernel_.outerSpace()), random);
  }
  for (std::size_t i = random.below(2u); i < 2; ++i)
    hostiles_.push_back(
        {.program = &kernel_.start(kUser, kernel_.outerSpace()), .name = hostiles_.size()});
}

// Runs the body of a task. If the body throws a finding, the history stops after the task.
void World::guard(const std::function<void()> &body) {
  try {
    body();
  } catch (const Finding &finding) {
    if (finding_.empty())
      finding_ = finding.what();
  } catch (const base::Error &error) {
    if (!kernel_.program().hasEnded && finding_.empty())
      finding_ = error.what();
  }
}

Task &World::spawn(Program &program, std::function<void()> body, int delay) {
  Task &task =
      kernel_.scheduler.start(program, [this, body = std::move(body)] { guard(body); }, delay);
  tasks_.push_back(&task);
  return task;
}

void World::spawn(Program &program, std::function<void()> body, Random &random, bool isFirst) {
  Task &task =
      spawn(program, std::move(body), isFirst ? 0 : 1 + random.below(random.oneIn(2) ? 8 : 60));
  if (!isFirst)
    return;
  if (random.oneIn(6))
    task.fault = {.call = 1 + random.below(random.oneIn(2) ? 12 : 60),
                  .choice = random.next(),
                  .count = random.oneIn(3) ? kAllCalls : 1};
  if (failingCall)
    task.fault = {
        .call = *failingCall, .choice = random.next(), .count = random.oneIn(2) ? kAllCalls : 1};
}

void World::runAll() {
  const auto isOver = [&](bool includesStopped) {
    return std::ranges::all_of(tasks_, [&](const Task *task) {
      return task->fiber.hasEnded() ||
             (!includesStopped && !task->program.hasEnded && task->program.process->isStopped);
    });
  };
  // Resumes stopped processes later, because a task may wait for one of them without a timeout.
  const Nanoseconds start = kernel_.scheduler.now();
  const auto isLate = [&](int seconds) {
    return kernel_.scheduler.now() > start + std::chrono::seconds(seconds);
  };
  kernel_.scheduler.run([&] { return isOver(false) || isLate(20); });
  for (const auto &process : kernel_.processes())
    process->isStopped = false;
  kernel_.scheduler.run([&] { return isOver(true) || isLate(60); });
  if (!isOver(true))
    fail("a call does not return");
  for (Task *const task : tasks_) {
    isReached |= failingCall && task->fault.call != 0 && task->calls >= task->fault.call;
    faults += task->fault.failedCalls.empty() ? 0 : 1;
    kernel_.scheduler.forget(*task);
  }
  kernel_.scheduler.forEach([&](Task &task) { // the remaining tasks are brokers
    faults += task.fault.failedCalls.empty() ? 0 : 1;
    task.fault = {};
  });
  tasks_.clear();
  if (!finding_.empty())
    fail(finding_);
  if (!kernel_.misuse.empty())
    fail(kernel_.misuse);
}

void World::step(Random random) {
  kernel_.scheduler.reseed(random.next(), random.pick({2u, 4u, 16u}));
  kernel_.scheduler.forEach([&](Task &task) { // brokers; a broker ends if all its calls fail
    if (!failingCall && random.oneIn(6))
      task.fault = {.call = task.calls + 1 + random.below(12), .choice = random.next()};
  });
  startOperation(random, true);
  while (random.oneIn(2))
    startOperation(random, false);
  runAll();
}

void World::startOperation(Random &random, bool isFirst) {
  const auto choice = random.below(36u);
  if (isFirst && random.oneIn(8))
    return race(random);
  if (isFirst && random.oneIn(16))
    return hostileBrokerStep(random);
  if (choice < 8)
    return hostileStep(random, isFirst);
  if (choice < 11)
    return changeLife(random, isFirst);
  Peer *const peer = somePeer(random, true);
  if (!peer)
    return;
  peer->isBusy = true;
  const std::uint64_t seed = random.next();
  spawn(
      *peer->program,
      [this, peer, seed, choice] {
        Random rng(seed);
        if (!peer->lives()) // another task ended the peer in this step
          return;
        if (choice < 16)
          get(*peer, rng);
        else if (choice < 18)
          put(*peer, rng);
        else if (choice < 19)
          revoke(*peer, rng);
        else if (choice < 23)
          eventStep(*peer, rng);
        else
          open(*peer, rng);
        peer->isBusy = false;
      },
      random, isFirst);
}

LeakCheck::LeakCheck(const Peer &peer)
    : peer_(peer), mappings_(peer.program->mappings.size()), hadBroker_(peer.startsBrokers) {
  for (const auto &[number, descriptor] : peer.program->process->descriptors)
    descriptors_.push_back(number);
}

// Skips processes with a broker, whose thread opens and closes descriptors concurrently.
void LeakCheck::requireNoLeak(const std::string &text) const {
  if (hadBroker_ || peer_.startsBrokers)
    return;
  if (const std::string leak = describeLeak(*peer_.program->process, descriptors_); !leak.empty())
    throw Finding(fmt::format("a failed call leaves {}: {}", leak, text));
  if (peer_.program->mappings.size() > mappings_)
    throw Finding("a failed call leaves a mapping: " + text);
}

void World::requireListed(ur_result_t result, const std::string &text) {
  if (result != UR_RESULT_ERROR_ADAPTER_SPECIFIC &&
      std::ranges::find(kListed, result) == kListed.end())
    fail(fmt::format("the reference lacks the code {}: {}", static_cast<int>(result), text));
}

// Returns the failures injected since the step began, in any task.
std::string World::faultOfStep() const {
  std::string text;
  kernel_.scheduler.forEach([&](const Task &task) { text += task.fault.failedCalls; });
  return text;
}

// Runs a library call. It may fail only after an injected fault, with a listed code and no leak.
bool World::runAsLibrary(Peer &peer, const char *what, const std::function<void()> &call) {
  const SimProcess &process = *peer.program->process;
  const LeakCheck leakCheck(peer);
  const uid_t user = process.user;
  try {
    call();
    if (peer.lives())
      record("peer {}: {} {}", peer.name, what, faultOfStep());
    return true;
  } catch (const base::Error &error) {
    if (!peer.lives())
      return false;
    const std::string text =
        fmt::format("peer {}: {} fails with {}: {} ({})", peer.name, what,
                    static_cast<int>(error.result()), error.message(), faultOfStep());
    record("{}", text);
    if (faultOfStep().empty() && user == process.user && !peer.mayLackLock)
      fail(text);
    requireListed(error.result(), text);
    leakCheck.requireNoLeak(text);
    return false;
  }
}

void World::makeMemory(Peer &peer, Random &random) {
  SimProcess &process = *peer.program->process;
  auto inode = kernel_.makeInode(FileType::Memory, S_IFREG | 0666, process.user);
  inode->size = static_cast<off_t>((1 + random.below(3u)) * kPage);
  if (::ftruncate(inode->memoryFd, inode->size) != 0)
    throw std::runtime_error("cannot resize the simulation's memory: ftruncate");
  const int mark = 1 + static_cast<int>(marks_.size() % 250);
  marks_[inode] = mark;
  for (off_t offset = 0; offset < inode->size; offset += kPage)
    Kernel::bytesOf(*inode)[offset] = static_cast<std::byte>(mark);
  inode->seals = kObjectSeals | (random.oneIn(2) ? 0x20 : 0);
  const int fd = kernel_.install(process, std::make_shared<Description>(inode, O_RDWR), true);
  if (fd < 0)
    return;
  peer.memories.push_back(
      {.inode = inode, .fd = fd, .identity = reinterpret_cast<void *>(lastIdentity_ += 16)});
}

void World::get(Peer &peer, Random &random) {
  if (peer.memories.empty() || random.oneIn(3))
    makeMemory(peer, random);
  if (peer.memories.empty())
    return;
  OwnedMemory &memory = *std::next(peer.memories.begin(),
                                   static_cast<std::ptrdiff_t>(random.below(peer.memories.size())));
  const auto size = static_cast<std::uint64_t>(memory.inode->size);
  const std::uint64_t offset = random.oneIn(3) ? random.below(size) : 0;
  const ExportRequest request{.kind = Kind::Memory,
                              .fd = memory.fd,
                              .fdStaysOpen = random.oneIn(4),
                              .object = memory.identity,
                              .objectSize = size,
                              .offset = offset,
                              .length = size - offset,
                              .deviceUuid = kDevice};
  const SimProcess &process = *peer.program->process;
  const uid_t userBefore = process.user;
  peer.startsBrokers |= peer.config.broker == BrokerMode::On;
  // After a change of the user, the library abandons its table and the handles in it.
  const auto endOldHandles = [&](uid_t user, bool SharedHandle::*change) {
    for (SharedHandle &other : sharedHandles_)
      if (other.exporter == &peer && other.handle.effectiveUid != user)
        other.*change = true;
  };
  endOldHandles(userBefore, &SharedHandle::isEnding);
  const void *data = nullptr;
  runAsLibrary(peer, "get", [&] { data = peer.exchange.get(request); });
  endOldHandles(process.user, &SharedHandle::isEnding);
  if (!data || !peer.lives())
    return;
  SharedHandle sharedHandle{.bytes = {},
                            .handle = {},
                            .exporter = &peer,
                            .object = memory.inode,
                            .data = data,
                            .identity = memory.identity};
  std::memcpy(sharedHandle.bytes.data(), data, sharedHandle.bytes.size());
  sharedHandle.handle = std::bit_cast<Handle>(sharedHandle.bytes);
  const Handle &handle = sharedHandle.handle;
  if (encode(handle) != sharedHandle.bytes || handle.objectSize != size ||
      handle.offset != offset || handle.length != size - offset ||
      handle.objectInode != memory.inode->number)
    fail("a handle from Get describes another object");
  if (userBefore == process.user && handle.effectiveUid != process.user)
    fail("a handle from Get names another user");
  const auto table = process.descriptors.find(handle.tableFd);
  if (table != process.descriptors.end())
    sharedHandle.table = table->second.file->inode;
  rememberClaim(handle);
  if (handle.brokerName != BrokerName{} && peer.brokerUsers.empty())
    peer.brokerUsers = {userBefore, process.user};
  endOldHandles(handle.effectiveUid, &SharedHandle::hasEnded);
  for (SharedHandle &other : sharedHandles_)
    if (other.bytes == sharedHandle.bytes) { // a new handle has the bytes of a handle that was put
      if (!other.wasPut || other.data != data)
        fail("two gets return the same handle");
      other.wasPut = false;
      return;
    }
  for (const SharedHandle &other : sharedHandles_)
    if (other.table == sharedHandle.table && other.handle.serial == handle.serial && other.exporter)
      fail("two handles of a table have the same serial");
  record("handle {} of peer {} is new: file {}, {} bytes from {}", sharedHandles_.size(), peer.name,
         memory.inode->number, handle.length, offset);
  sharedHandles_.push_back(sharedHandle);
}

void World::put(Peer &peer, Random &random) {
  std::vector<std::size_t> candidates;
  for (std::size_t i = 0; i < sharedHandles_.size(); ++i)
    if (sharedHandles_[i].exporter == &peer && sharedHandles_[i].data && !sharedHandles_[i].wasPut)
      candidates.push_back(i);
  if (candidates.empty())
    return;
  const std::size_t index = candidates[random.below(candidates.size())];
  const bool keepsExport = !peer.config.putRevokes && !sharedHandles_[index].hasEnded;
  record("peer {} puts handle {}", peer.name, index);
  if (!keepsExport)
    sharedHandles_[index].isEnding = true;
  runAsLibrary(peer, "put", [&] { peer.exchange.put(Kind::Memory, sharedHandles_[index].data); });
  sharedHandles_[index].wasPut = true;
  if (!keepsExport) {
    sharedHandles_[index].hasEnded = true;
    sharedHandles_[index].data = nullptr;
  }
}

// Revokes the handles of one memory object, as freeing an allocation does.
void World::revoke(Peer &peer, Random &random) {
  if (peer.memories.empty())
    return;
  const auto memory = std::next(peer.memories.begin(),
                                static_cast<std::ptrdiff_t>(random.below(peer.memories.size())));
  const auto forEach = [&](auto change) {
    for (SharedHandle &sharedHandle : sharedHandles_)
      if (sharedHandle.exporter == &peer && sharedHandle.identity == memory->identity)
        change(sharedHandle);
  };
  record("peer {} frees file {}", peer.name, memory->inode->number);
  forEach([](SharedHandle &sharedHandle) { sharedHandle.isEnding = true; });
  peer.exchange.revoke(memory->identity);
  if (!peer.lives())
    return;
  forEach([](SharedHandle &sharedHandle) {
    sharedHandle.hasEnded = true;
    if (sharedHandle.wasPut)
      sharedHandle.data = nullptr;
  });
  kernel_.closeDescriptor(*peer.program->process, memory->fd);
  peer.memories.erase(memory);
}

void World::endHandles(const Peer &peer) {
  for (SharedHandle &sharedHandle : sharedHandles_)
    if (sharedHandle.exporter == &peer) {
      sharedHandle.hasEnded = true;
      sharedHandle.data = nullptr;
    }
}

void World::changeLife(Random &random, bool isFirst) {
  Peer *const peer = somePeer(random, false);
  if (!peer)
    return;
  const auto choice = random.below(16u);
  const std::uint64_t seed = random.next();
  // No step changes the process of this task.
  spawn(
      kernel_.start(0, kernel_.outerSpace()),
      [this, peer, choice, seed] {
        Random rng(seed);
        Program &self = kernel_.program();
        kernel_.scheduler.step();
        const auto killSelf = [&] { kernel_.kill(self, true); };
        if (!peer->lives())
          return killSelf();
        SimProcess &process = *peer->program->process;
        if (choice < 3) {
          const pid_t pid = process.pidIn(kernel_.outerSpace());
          const uid_t user = process.user;
          record("peer {} is killed", peer->name);
          kernel_.kill(*peer->program, !rng.oneIn(4));
          endHandles(*peer);
          if (rng.oneIn(2))
            addPeer(kernel_.start(user, kernel_.outerSpace(), rng.oneIn(2) ? pid : 0), rng);
        } else if (choice < 6) {
          record("peer {} starts its program again (exec)", peer->name);
          Program &nextProgram = kernel_.exec(*peer->program);
          endHandles(*peer);
          addPeer(nextProgram, rng);
        } else if (choice < 8) {
          const uid_t user = rng.pick({kUser, kListedUser, kUnlistedUser});
          record("peer {} becomes user {}", peer->name, user);
          kernel_.setUser(process, user);
          peer->hasChangedUser = true;
        } else if (choice < 12) {
          record("peer {} is stopped", peer->name);
          process.isStopped = true;
        } else if (hostiles_.size() < 5) {
          // The child does not use the library. It has its parent's descriptors, except the
          // descriptors that keep its parent's signals alive.
          record("hostile {} is a child of peer {}", hostiles_.size(), peer->name);
          Program &child = kernel_.fork(*peer->program);
          std::vector<const Description *> excludedFiles;
          std::erase_if(child.process->descriptors, [&](const auto &entry) {
            const Description *const file = entry.second.file.get();
            const bool isExcluded =
                file->hasLock() && std::ranges::find(excludedFiles, file) == excludedFiles.end();
            if (isExcluded)
              excludedFiles.push_back(file);
            return isExcluded;
          });
          hostiles_.push_back({.program = &child, .name = hostiles_.size()});
        }
        killSelf();
      },
      random, isFirst);
}

void World::finish() {
  kernel_.scheduler.reseed(1, 16);
  for (Hostile &hostile : hostiles_)
    if (hostile.program->process->life == SimProcess::Life::Runs)
      kernel_.kill(*hostile.program, true);
  // Ends the running processes first, because they use the library to clean up.
  for (const bool lives : {true, false})
    for (auto peer = peers_.begin(); peer != peers_.end();) {
      if (peer->lives() != lives) {
        ++peer;
        continue;
      }
      Program &program = *peer->program;
      for (const OwnedMemory &memory : peer->memories)
        if (lives)
          kernel_.closeDescriptor(*program.process, memory.fd);
      std::list<Peer> batch;
      batch.splice(batch.begin(), peers_, peer++);
      spawn(program, [&batch] { batch.clear(); }, kernel_.random, false);
      runAll();
      if (!lives)
        continue;
      if (const std::string leak = describeLeak(*program.process, {}); !leak.empty())
        fail("a process that released everything still has " + leak);
      if (!program.mappings.empty())
        fail("a process that released everything still has a mapping");
      kernel_.kill(program, true);
    }
  if (kernel_.openListings != 0)
    fail("a directory stream is left open");
}

} // namespace ur::ipc::simulation
