// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An exporter under another's name: its table has an entry for a handle that claims a process which
// merely holds the table's descriptor, as a compositor holds those of its clients.
#include "ipc/export_table.hpp"
#include "ipc/process_identity.hpp"
#include "test/fault/hostile/process.hpp"
#include "test/fault/transport/peers.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <deque>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

using hostile::Action;
using hostile::Process;

constexpr uid_t kAttackersUser = 61001;
constexpr int kTable = hostile::kFirstFd, kObject = hostile::kFirstFd + 1;
constexpr std::size_t kMemoryBytes = 4096;

class BorrowedName : public RootTest {
protected:
  void SetUp() override {
    RootTest::SetUp();
    if (IsSkipped())
      return;
    processes_.push_back(Process::first());
    attacker_ = &start();
    claimed_ = &start();
    third_ = &start();
    setTableOf(kAttackersUser);
    order(*attacker_, {.action = Action::SetUser, .argument = kAttackersUser});
  }
  void TearDown() override {
    for (Process &process : processes_)
      process.kill();
    processes_.clear();
    table_.reset();
    bytes_.reset();
    object_.reset();
    exchange_.evictExporters();
    RootTest::TearDown();
  }

  static void order(Process &process, const hostile::Order &order, int file = -1) {
    const int error = process.ask(order, file).error;
    EXPECT_EQ(error, 0) << strerrorname_np(error);
  }
  static void lock(Process &process, Action action = Action::Lock) {
    order(process, {.action = action, .number = kTable, .argument = F_WRLCK});
  }

  // A table that a user made, and its object. Nobody has them yet.
  void setTableOf(uid_t user) {
    table_ = base::UniqueFd(memfd_create("ur-ipc-exports", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    ASSERT_EQ(ftruncate(table_.get(), kTableBytes), 0);
    bytes_ = Mapping::ofFile(base::os(), table_.get(), kTableBytes);
    ASSERT_EQ(fcntl(table_.get(), F_ADD_SEALS, kTableSeals), 0);
    ASSERT_EQ(fchown(table_.get(), user, static_cast<gid_t>(-1)), 0);
    object_ = makeMemory(kMemoryBytes, 'a');
  }

  void give(Process &process, bool withObject = true) {
    order(process, {.action = Action::Receive, .number = kTable}, table_.get());
    if (withObject)
      order(process, {.action = Action::Receive, .number = kObject}, object_.get());
  }

  // Writes the entry for a handle of the process, which has `object` as its descriptor.
  HandleBytes exportAs(const Process &process, const base::UniqueFd &object) {
    const ProcessIdentity &self = thisProcess().identity();
    struct stat status{};
    EXPECT_EQ(fstat(object.get(), &status), 0);
    const Handle handle{.kind = Kind::Memory,
                        .adapter = kMemfdAdapter.id,
                        .serial = std::uint64_t{1} << kSlotBits,
                        .token = {0x5a},
                        .pidNamespace = self.pidNamespace,
                        .pid = static_cast<std::uint32_t>(process.pid()),
                        .startTicks = process.startTicks(),
                        .pidfdInode = process.pidfdInode(),
                        .bootId = self.bootId,
                        .tableFd = kTable,
                        .objectFd = kObject,
                        .objectDevice = status.st_dev,
                        .objectInode = status.st_ino,
                        .objectSize = kMemoryBytes,
                        .length = kMemoryBytes,
                        .deviceUuid = kDevice};
    auto *const entries = reinterpret_cast<TableEntry *>(
        static_cast<std::byte *>(bytes_.address()) + sizeof(TableHeader));
    entries[0] = {.state = EntryState::Live,
                  .objectFd = kObject,
                  .serial = handle.serial,
                  .objectInode = handle.objectInode,
                  .objectSize = handle.objectSize,
                  .claim = claimHash(handle),
                  .object = ObjectId{1},
                  .note = {}};
    return encode(handle);
  }
  HandleBytes exportAs(const Process &process) { return exportAs(process, object_); }

  // What the process itself shares, by the library.
  HandleBytes exportOf(Process &process, const base::UniqueFd &memory) {
    constexpr int kMemory = hostile::kFirstFd + 2;
    order(process, {.action = Action::Receive, .number = kMemory}, memory.get());
    const hostile::Reply reply = process.ask({.action = Action::Get,
                                              .number = kMemory,
                                              .adapter = kMemfdAdapter.id,
                                              .object = 1,
                                              .size = kMemoryBytes,
                                              .device = kDevice});
    EXPECT_EQ(reply.error, 0);
    return reply.handle;
  }

  Resolved resolve(const HandleBytes &bytes) {
    return exchange_.resolve(
        Kind::Memory, {.data = bytes.data(), .size = bytes.size(), .devices = {&kDevice, 1}});
  }
  ur_result_t openIn(Exchange &exchange, const HandleBytes &bytes, char mark) {
    return resultOfCall([&] {
      Resolved resolved = exchange.resolve(
          Kind::Memory, {.data = bytes.data(), .size = bytes.size(), .devices = {&kDevice, 1}});
      EXPECT_EQ(firstByte(exchange.import(resolved).fd.get()), mark);
      exchange.remember(resolved);
    });
  }
  void expectOpens(const HandleBytes &bytes, char mark) {
    Exchange fresh(thisProcess(), kMemfdAdapter, Config{});
    EXPECT_EQ(openIn(fresh, bytes, mark), UR_RESULT_SUCCESS);
    EXPECT_EQ(openIn(exchange_, bytes, mark), UR_RESULT_SUCCESS);
  }
  // By an importer that knows nothing, and by one that has opened what the claimed process shares.
  void expectRefused(const HandleBytes &bytes) {
    const base::UniqueFd own = makeMemory(kMemoryBytes, 'p');
    const HandleBytes honest = exportOf(*claimed_, own);
    expectOpens(honest, 'p');
    Exchange fresh(thisProcess(), kMemfdAdapter, Config{});
    EXPECT_EQ(openIn(fresh, bytes, '?'), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(openIn(exchange_, bytes, '?'), UR_RESULT_ERROR_INVALID_VALUE);
    expectOpens(honest, 'p');
  }

  Process *attacker_ = nullptr, *claimed_ = nullptr, *third_ = nullptr;
  base::UniqueFd table_, object_;

private:
  Process &start() {
    return processes_.emplace_back(Process::forkedBy(processes_.front(), Action::Fork));
  }

  std::deque<Process> processes_;
  Mapping bytes_;
  Exchange exchange_{thisProcess(), kMemfdAdapter, Config{}};
};

TEST_F(BorrowedName, IsRefusedWithTheMakersLock) {
  give(*attacker_);
  lock(*attacker_);
  give(*claimed_);
  expectRefused(exportAs(*claimed_));
}

TEST_F(BorrowedName, IsRefusedWithoutALock) {
  give(*attacker_);
  give(*claimed_);
  expectRefused(exportAs(*claimed_));
}

TEST_F(BorrowedName, IsRefusedWithTheLockOfAThirdProcess) {
  give(*third_);
  lock(*third_);
  give(*claimed_);
  expectRefused(exportAs(*claimed_));
}

TEST_F(BorrowedName, IsRefusedWithALockOfTheOpenFile) {
  give(*attacker_);
  lock(*attacker_, Action::LockOpen);
  give(*claimed_);
  expectRefused(exportAs(*claimed_));
}

// A service that locks what its clients send.
TEST_F(BorrowedName, IsRefusedWithTheClaimedProcesssLockOnAnothersTable) {
  give(*claimed_);
  lock(*claimed_);
  expectRefused(exportAs(*claimed_));
}

TEST_F(BorrowedName, IsRefusedForMemoryOfTheClaimedProcess) {
  give(*attacker_, false);
  lock(*attacker_);
  give(*claimed_, false);
  const base::UniqueFd own = makeMemory(kMemoryBytes, 'o');
  order(*claimed_, {.action = Action::Receive, .number = kObject}, own.get());
  expectRefused(exportAs(*claimed_, own));
}

TEST_F(BorrowedName, IsRefusedBetweenProcessesOfOneUser) {
  setTableOf(geteuid());
  give(*third_);
  lock(*third_);
  give(*claimed_);
  expectRefused(exportAs(*claimed_));
}

TEST_F(BorrowedName, IsRefusedOnceTheLockIsGivenUp) {
  setTableOf(geteuid());
  give(*claimed_);
  lock(*claimed_);
  expectOpens(exportAs(*claimed_), 'a');
  order(*claimed_, {.action = Action::Lock, .number = kTable, .argument = F_UNLCK});
  expectRefused(exportAs(*claimed_));
}

// For a reuse of what is open, which fetches nothing after the proof.
TEST_F(BorrowedName, IsRefusedWhenTheLockIsGivenUpDuringTheProof) {
  static Process *unlocking;
  setTableOf(geteuid());
  give(*claimed_);
  lock(*claimed_);
  const HandleBytes bytes = exportAs(*claimed_);
  expectOpens(bytes, 'a');
  unlocking = claimed_;
  base::OsCalls calls = base::systemCalls();
  calls.pidfdOwner = [](int pidfd, base::PidfdOwner *owner) {
    order(*unlocking, {.action = Action::Lock, .number = kTable, .argument = F_UNLCK});
    return base::systemCalls().pidfdOwner(pidfd, owner);
  };
  const ScopedOsCalls scope(calls);
  EXPECT_EQ(resultOfCall([&] { resolve(bytes); }), UR_RESULT_ERROR_INVALID_VALUE);
}

// The legitimate use: the same table, made and locked by the process that the handle claims.
TEST_F(BorrowedName, OwnNameOpens) {
  setTableOf(geteuid());
  give(*claimed_);
  lock(*claimed_);
  give(*third_); // which may hold it as well
  expectOpens(exportAs(*claimed_), 'a');
  const base::UniqueFd own = makeMemory(kMemoryBytes, 'p');
  expectOpens(exportOf(*claimed_, own), 'p');
}

} // namespace
} // namespace ur::ipc::test
