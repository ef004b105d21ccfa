// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T63, T66: forged handles and hostile exporters name files that an importer must not open, fetch
// or close.
#include "test/fault/transport/fuse_file.hpp"
#include "test/fault/transport/peers.hpp"
#include "test/unit/ipc/adapters.hpp"
#include "test/unit/ipc/transports.hpp"

#include <csignal>
#include <optional>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sched.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

Request replaceRequest(int number, const std::string &path) {
  return {.command = Command::Replace,
          .value = static_cast<std::uint64_t>(number),
          .handle = pathBytes(path)};
}

// Descriptors on a file system that does not answer. Closing such a descriptor would block forever.
class SilentFile : public RootTest {
protected:
  void SetUp() override {
    RootTest::SetUp();
    exporter_.emplace();
    importer_.emplace();
    before_ = importer_->count().resources;
    file_.emplace();
    if (!*file_)
      GTEST_SKIP() << "needs /dev/fuse and the right to mount";
  }
  void TearDown() override {
    if (file_ && *file_) {
      EXPECT_EQ(file_->unanswered(), 0) << "the importer used the file";
      EXPECT_EQ(importer_->count().resources, before_);
    }
    file_.reset(); // before the exporter exits, which closes its descriptor
    importer_.reset();
    exporter_.reset();
    LeakCheck::TearDown();
  }

  Result resultOfOpen(const HandleBytes &handle, Command command = Command::Open) {
    file_->fallSilent();
    return Result::from(importer_->ask({.command = command, .handle = handle}));
  }

  std::optional<PeerProcess> exporter_;
  std::optional<PeerProcess> importer_;
  std::optional<FuseFile> file_;
  Resources before_{};
};

TEST_F(SilentFile, AsTheTableOfAForgedHandle) {
  const HandleBytes handle = exporter_->get(exporter_->allocate(4096, 'x'));
  const auto number = static_cast<int>(exporter_->ask(replaceRequest(-1, file_->path())).value);
  ASSERT_GE(number, 0);
  EXPECT_EQ(resultOfOpen(edited(handle, [&](Handle &edit) { edit.tableFd = number; })), kStale);
  EXPECT_EQ(resultOf(*importer_, handle, 'x'), Result::via(kDirectTransport));
}

TEST_F(SilentFile, AsTheObjectOfAHostileExporter) {
  const HandleBytes handle = exporter_->get(exporter_->allocate(4096, 'x'));
  const HandleBytes honestHandle = exporter_->get(exporter_->allocate(4096, 'h'));
  const int object = std::bit_cast<Handle>(handle).objectFd;
  ASSERT_EQ(exporter_->ask(replaceRequest(object, file_->path())).value,
            static_cast<std::uint64_t>(object));
  EXPECT_EQ(resultOfOpen(handle), kStale);
  EXPECT_EQ(resultOf(*importer_, honestHandle, 'h'), Result::via(Transport::ProcReopen));
}

TEST_F(SilentFile, AsTheObjectOfAnotherUser) {
  constexpr uid_t kUser = 60003;
  const HandleBytes handle = exporter_->get(exporter_->allocate(4096, 'x'));
  const int object = std::bit_cast<Handle>(handle).objectFd;
  exporter_->ask(replaceRequest(object, file_->path()));
  require(*exporter_,
          {.command = Command::Become, .object = kUser, .offset = kUser, .length = 0, .value = 1});
  importer_.emplace(std::vector<std::string>{"UR_IPC_ALLOW_UIDS=" + std::to_string(kUser)});
  before_ = importer_->count().resources;
  EXPECT_EQ(resultOfOpen(edited(handle, [](Handle &edit) { edit.effectiveUid = kUser; })), kStale);
}

TEST_F(SilentFile, InThePlaceOfADriversObject) {
  const auto newEvent = [&] {
    return exporter_->get(exporter_->ask({.command = Command::AllocateEvent}).value);
  };
  const HandleBytes handle = newEvent();
  const HandleBytes honestHandle = newEvent();
  const int object = std::bit_cast<Handle>(handle).objectFd;
  ASSERT_EQ(exporter_->ask(replaceRequest(object, file_->path())).value,
            static_cast<std::uint64_t>(object));
  EXPECT_EQ(resultOfOpen(handle, Command::OpenEvent), kStale);
  EXPECT_EQ(resultOfOpen(honestHandle, Command::OpenEvent), Result::via(Transport::Pidfd));
}

// A process loses its POSIX locks on a file when it closes any descriptor of the file.
class LockedFile : public LeakCheck {
protected:
  LockedFile() {
    flock lock{};
    lock.l_type = F_WRLCK;
    EXPECT_EQ(fcntl(file_.get(), F_SETLK, &lock), 0);
    exporter_.emplace();
    handle_ = exporter_->get(exporter_->allocate(4096, 'x'));
    EXPECT_TRUE(isLocked());
  }
  void TearDown() override {
    EXPECT_TRUE(isLocked());
    exporter_.reset();
    file_.reset();
    before_ = resourcesOfThisProcess();
  }

  bool isLocked() {
    return exporter_->ask({.command = Command::IsLocked, .handle = pathBytes(path_)}).value == 1;
  }
  Outcome outcomeOfOpen(const HandleBytes &handle) {
    Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
    const Resources before = resourcesOfThisProcess();
    const Outcome outcome =
        outcomeOf([&] { exchange.open(Kind::Memory, kDevice, handle.data(), handle.size()); });
    EXPECT_EQ(resourcesOfThisProcess(), before);
    return outcome;
  }
  // Returns the exporter's handle, changed so that it names another process, and a descriptor of
  // that process as the table.
  HandleBytes handleNamingFile(pid_t pid, int number) const {
    return edited(handle_, [&](Handle &edit) {
      edit.pid = static_cast<std::uint32_t>(pid);
      edit.tableFd = number;
      edit.pidfdInode = 0; // then the start time identifies the process; a forger can read it
      edit.startTicks = *startTicksIn(
          ProcFile::ofProcess(base::os(), static_cast<std::uint32_t>(pid), "stat").text());
    });
  }

  const ur::test::TemporaryDirectory directory_;
  const std::string path_ = directory_.path() / "locked";
  base::UniqueFd file_{open(path_.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR)};
  std::optional<PeerProcess> exporter_;
  HandleBytes handle_{};
  Resources before_{};
};

TEST_F(LockedFile, StaysLockedInAnHonestOpen) {
  EXPECT_EQ(outcomeOfOpen(handle_).result, UR_RESULT_SUCCESS);
}

// A forged handle with the importer's own pid fails before the importer tries a transport.
TEST_F(LockedFile, OfTheOpenerItself) {
  thisProcess().identity();
  const HandleBytes forged = handleNamingFile(getpid(), file_.get());
  {
    const ScopedOsCalls scope(&base::OsCalls::pidfdOpen, [](pid_t, unsigned) -> int {
      ADD_FAILURE() << "the importer tried a transport";
      return FailsWith{ESRCH}();
    });
    EXPECT_EQ(outcomeOfOpen(forged).result, UR_RESULT_ERROR_INVALID_VALUE);
  }
  EXPECT_EQ(outcomeOfOpen(forged).result, UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(LockedFile, OfAnotherProcessThatHasItOpen) {
  const auto number = static_cast<int>(exporter_->ask(replaceRequest(-1, path_)).value);
  const HandleBytes table = edited(handle_, [&](Handle &edit) { edit.tableFd = number; });
  EXPECT_EQ(outcomeOfOpen(table).result, UR_RESULT_ERROR_INVALID_VALUE);
  const int object = std::bit_cast<Handle>(handle_).objectFd;
  exporter_->ask(replaceRequest(object, path_));
  EXPECT_EQ(outcomeOfOpen(handle_).result, UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(LockedFile, OfAnotherProcessWithoutStatx) {
  const auto number = static_cast<int>(exporter_->ask(replaceRequest(-1, path_)).value);
  const HandleBytes table = edited(handle_, [&](Handle &edit) { edit.tableFd = number; });
  const ScopedOsCalls scope(&base::OsCalls::statx, FailsWith{ENOSYS});
  EXPECT_NE(outcomeOfOpen(table).result, UR_RESULT_SUCCESS);
}

// A process and a thread that share the importer's descriptors.
TEST_F(LockedFile, OfAProcessThatSharesOurDescriptors) {
  int pipeEnds[2];
  ASSERT_EQ(pipe2(pipeEnds, O_CLOEXEC), 0);
  const auto child = static_cast<pid_t>(
      syscall(SYS_clone, CLONE_FILES | SIGCHLD, nullptr, nullptr, nullptr, nullptr));
  if (child == 0) {
    char byte;
    static_cast<void>(!read(pipeEnds[0], &byte, 1));
    _exit(0);
  }
  EXPECT_EQ(outcomeOfOpen(handleNamingFile(child, file_.get())).result,
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(write(pipeEnds[1], "x", 1), 1);
  EXPECT_EQ(waitpid(child, nullptr, 0), child);

  std::thread([&] {
    const HandleBytes thread = handleNamingFile(gettid(), file_.get());
    EXPECT_EQ(outcomeOfOpen(thread).result, UR_RESULT_ERROR_INVALID_VALUE);
    const ScopedOsCalls scope(&base::OsCalls::pidfdOpen, FailsWith{ENOSYS});
    EXPECT_EQ(outcomeOfOpen(thread).result, UR_RESULT_ERROR_INVALID_VALUE);
  }).join();
  close(pipeEnds[0]);
  close(pipeEnds[1]);
}

// The exporter replaces its memory by another file after the inspection. The importer must open the
// inspected memory.
using Swapped = LeakCheck;

TEST_F(Swapped, FileIsNotOpenedAfterTheInspection) {
  static PeerProcess *exporterToSwap;
  static int object;
  static int inspections;
  PeerProcess exporter;
  const HandleBytes handle = exporter.get(exporter.allocate(4096, 's'));
  exporterToSwap = &exporter;
  object = std::bit_cast<Handle>(handle).objectFd;
  inspections = 0;
  base::OsCalls calls = callsThatLeadTo(Transport::ProcReopen);
  calls.statx = [](int fd, const char *path, int flags, unsigned mask, struct statx *status) {
    const int result = base::systemCalls().statx(fd, path, flags, mask, status);
    if (++inspections == 5) // the object's inspection in its import; the proof makes the others
      exporterToSwap->ask(replaceRequest(object, "/dev/null"));
    return result;
  };
  const Resources before = resourcesOfThisProcess();
  const auto open = [&] {
    Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
    const Imported opened = exchange.open(Kind::Memory, kDevice, handle.data(), handle.size());
    EXPECT_EQ(firstByte(opened.fd.get()), 's');
  };
  {
    const ScopedOsCalls scope(calls);
    EXPECT_EQ(resultOfCall(open), UR_RESULT_SUCCESS);
    EXPECT_EQ(inspections, 5);
    EXPECT_EQ(resultOfCall(open), UR_RESULT_ERROR_INVALID_VALUE);
  }
  EXPECT_EQ(resourcesOfThisProcess(), before);
}

// An open of a file waits up to 45 s for the end of another process's write lease.
using Leased = LeakCheck;

TEST_F(Leased, MemoryIsBusyAndTheOpenDoesNotWait) {
  PeerProcess exporter;
  const std::uint64_t object = exporter.allocate(4096, 'l');
  if (exporter.ask({.command = Command::Lease, .object = object, .value = 1}).value != 0)
    GTEST_SKIP() << "the kernel grants no lease on a memfd";
  const HandleBytes handle = exporter.get(object);
  PeerProcess importer({"UR_IPC_TIMEOUT_MS=1000"});
  forbid(importer, SYS_pidfd_getfd, EPERM);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(Result::from(importer.open(handle)), Result::error(UR_RESULT_ERROR_OUT_OF_RESOURCES));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(1));
  require(exporter, {.command = Command::Lease, .object = object, .value = 0});
  EXPECT_EQ(resultOf(importer, handle, 'l'), Result::via(Transport::ProcReopen));
}

} // namespace
} // namespace ur::ipc::test
