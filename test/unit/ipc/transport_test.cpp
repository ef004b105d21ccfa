// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two processes: the direct transports, and everything that must not be opened.
#include "base/scope_guard.hpp"
#include "fixtures.hpp"
#include "forked_child.hpp"
#include "ipc/process_identity.hpp"
#include "ipc/verify.hpp"
#include "peer_process.hpp"
#include "test/unit/ipc/adapters.hpp"
#include "transports.hpp"

#include <array>
#include <bit>
#include <cerrno>
#include <csignal>
#include <functional>
#include <optional>
#include <string>

#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>

namespace ur::ipc::test {
namespace {

template <int Error> int failOpen(const char *, int, mode_t) {
  errno = Error;
  return -1;
}
template <int Error> int failPidfdOpen(pid_t, unsigned) {
  errno = Error;
  return -1;
}
template <int Error> int failGetfd(int, int, unsigned) {
  errno = Error;
  return -1;
}

class TransportTest : public LeakCheck {
protected:
  TransportTest() : exporter_(std::in_place) {
    object_ = exporter_->allocate(4096, 'x');
    handle_ = exporter_->get(object_, &blob_);
    base_ = exporter_->count();
  }

  void TearDown() override {
    if (exporter_) {
      const Reply now = exporter_->count();
      EXPECT_EQ(now.resources, base_.resources);
      EXPECT_EQ(now.value, base_.value);
    }
    exporter_.reset();
    LeakCheck::TearDown();
  }

  Imported open(const HandleBytes &bytes) {
    return exchange_.open(Kind::Memory, kDevice, bytes.data(), bytes.size());
  }
  Outcome outcome(const HandleBytes &bytes) {
    const Resources start = resourcesOfThisProcess();
    const Outcome outcome = outcomeOf([&] { open(bytes); });
    EXPECT_EQ(resourcesOfThisProcess(), start);
    return outcome;
  }
  ur_result_t openResult(const HandleBytes &bytes) { return outcome(bytes).result; }

  Handle handle() const { return std::bit_cast<Handle>(handle_); }

  std::optional<PeerProcess> exporter_;
  std::uint64_t object_ = 0;
  std::uint64_t blob_ = 0;
  HandleBytes handle_{};
  Reply base_{};
  Exchange exchange_{thisProcess(), kMemfdAdapter, Config{}};
};

TEST_F(TransportTest, OpensDirectly) {
  const Imported opened = open(handle_);
  EXPECT_EQ(opened.transport, kDirectTransport);
  EXPECT_EQ(opened.localObject, nullptr);
  EXPECT_EQ(opened.length, 4096u);
  EXPECT_EQ(firstByte(opened.fd.get()), 'x');
  EXPECT_EQ(fcntl(opened.fd.get(), F_GETFD), FD_CLOEXEC);
}

TEST_F(TransportTest, ExporterWhoseMainThreadEnded) {
  exporter_->ask({.command = Command::EndMainThread});
  EXPECT_EQ(openResult(handle_), UR_RESULT_SUCCESS);
  exporter_->put(blob_);
  EXPECT_EQ(openResult(handle_), UR_RESULT_ERROR_INVALID_VALUE);
  exporter_.reset(); // it has another thread and stack now
}

TEST_F(TransportTest, OpenerWhoseMainThreadEnded) {
  PeerProcess opener;
  opener.ask({.command = Command::EndMainThread});
  EXPECT_EQ(opener.open(handle_).mark, 'x');
}

TEST_F(TransportTest, ExporterGone) {
  exporter_->kill();
  exporter_.reset();
  const Outcome gone = outcome(handle_);
  EXPECT_EQ(gone.result, UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_NE(gone.message.find("the process has ended"), std::string::npos) << gone.message;
  EXPECT_EQ(gone.systemCode, ESRCH);
}

TEST_F(TransportTest, ExporterGoneThatNobodyWaitedFor) {
  ASSERT_EQ(kill(exporter_->pid(), SIGKILL), 0);
  siginfo_t info{};
  ASSERT_EQ(waitid(P_PID, static_cast<id_t>(exporter_->pid()), &info, WEXITED | WNOWAIT), 0);
  const Outcome gone = outcome(handle_);
  EXPECT_EQ(gone.result, UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(gone.systemCode, ESRCH) << gone.message;
  exporter_->kill();
  exporter_.reset();
}

// A process that was killed and not waited for still has its number.
TEST_F(TransportTest, ExporterIsAZombie) {
  const pid_t child = fork();
  if (child == 0)
    _exit(0);
  siginfo_t info{};
  ASSERT_EQ(waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOWAIT), 0);
  const HandleBytes bytes =
      edited(handle_, [=](Handle &edit) { edit.pid = static_cast<std::uint32_t>(child); });
  EXPECT_EQ(openResult(bytes), UR_RESULT_ERROR_INVALID_VALUE);
  ASSERT_EQ(waitpid(child, nullptr, 0), child);
}

TEST_F(TransportTest, HandleThatNamesAProcessWithoutExports) {
  PeerProcess bystander;
  const Resources start = bystander.count().resources;
  for (int table = 0; table < 8; ++table) {
    const HandleBytes bytes = edited(handle_, [&](Handle &edit) {
      edit.pid = static_cast<std::uint32_t>(bystander.pid());
      edit.tableFd = table;
    });
    EXPECT_EQ(openResult(bytes), UR_RESULT_ERROR_INVALID_VALUE);
  }
  EXPECT_EQ(bystander.count().resources, start);
}

TEST_F(TransportTest, SerialOfAnotherExporterWithoutItsToken) {
  PeerProcess other;
  const HandleBytes theirs = other.get(other.allocate(4096, 'o'));
  const Handle victim = std::bit_cast<Handle>(theirs);
  const HandleBytes bytes = edited(theirs, [&](Handle &edit) { edit.token = handle().token; });
  EXPECT_EQ(openResult(bytes), UR_RESULT_ERROR_INVALID_VALUE);
  const HandleBytes mixed = edited(handle_, [&](Handle &edit) {
    edit.serial = victim.serial;
    edit.pid = victim.pid;
    edit.pidfdInode = victim.pidfdInode;
    edit.startTicks = victim.startTicks;
    edit.tableFd = victim.tableFd;
  });
  EXPECT_EQ(openResult(mixed), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(TransportTest, WrongTableHints) {
  for (const int table : {-1, 0, 3, 4, 1000, INT32_MAX, INT32_MIN})
    if (table != handle().tableFd) {
      EXPECT_EQ(openResult(edited(handle_, [=](Handle &edit) { edit.tableFd = table; })),
                UR_RESULT_ERROR_INVALID_VALUE);
    }
  EXPECT_EQ(openResult(edited(handle_, [](Handle &edit) { edit.objectFd = 77; })),
            UR_RESULT_SUCCESS);
}

// As ExchangeTest.EveryBitFlipWithRepairedChecksum, where all of it is the kernel's word.
TEST_F(TransportTest, EveryBitFlipWithRepairedChecksumFails) {
  for (std::size_t bit = 0; bit < 8 * kHandleSize; ++bit) {
    const std::size_t byte = bit / 8;
    const bool repaired = byte >= offsetof(Handle, crc) && byte < offsetof(Handle, serial);
    const bool hint = byte >= offsetof(Handle, objectFd) && byte < offsetof(Handle, objectDevice);
    const bool range = byte >= offsetof(Handle, offset) && byte < offsetof(Handle, deviceUuid);
    if (repaired || hint || range)
      continue;
    HandleBytes bad = handle_;
    bad[byte] ^= static_cast<std::byte>(1u << bit % 8);
    bad = edited(bad, [](Handle &) {});
    EXPECT_NE(outcomeOf([&] { open(bad); }).result, UR_RESULT_SUCCESS) << "bit " << bit;
  }
}

TEST_F(TransportTest, ForksChildMustNotUseTheParentsExports) {
  const Reply reply = exporter_->ask({.command = Command::ForkChild, .value = blob_});
  EXPECT_EQ(reply.value, std::uint64_t{kAllFindings});
  EXPECT_EQ(openResult(handle_), UR_RESULT_SUCCESS);
}

// The child lives on with copies of the parent's descriptors closed: nothing keeps the handle
// alive.
TEST_F(TransportTest, ExportersChildOutlivesIt) {
  const Reply reply = exporter_->ask({.command = Command::ForkWhile});
  ASSERT_GT(static_cast<pid_t>(reply.value), 0);
  EXPECT_EQ(openResult(handle_), UR_RESULT_SUCCESS);
  const HandleBytes child =
      edited(handle_, [&](Handle &edit) { edit.pid = static_cast<std::uint32_t>(reply.value); });
  EXPECT_EQ(openResult(child), UR_RESULT_ERROR_INVALID_VALUE);
}

// The ladder.

class FallbackTest : public TransportTest {
protected:
  // The transport that opens the handle, or the failure.
  Transport transportWith(const base::OsCalls &calls) {
    const ScopedOsCalls scope(calls);
    const Resources start = resourcesOfThisProcess();
    Imported opened = open(handle_);
    EXPECT_EQ(firstByte(opened.fd.get()), 'x');
    const Transport transport = opened.transport;
    opened = {};
    EXPECT_EQ(resourcesOfThisProcess(), start);
    return transport;
  }
  // What was put while it was opened.
  void expectLostRace(const HandleBytes &handle) {
    const ScopedOsCalls scope(calls_);
    const Outcome lost = outcome(handle);
    EXPECT_EQ(lost.result, UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_NE(lost.message.find("while it was opened"), std::string::npos) << lost.message;
  }
  Outcome outcomeWith(const base::OsCalls &calls) {
    const ScopedOsCalls scope(calls);
    return outcome(handle_);
  }

  base::OsCalls calls_ = base::systemCalls();
};

TEST_F(FallbackTest, ReopeningNeedsNoPidfds) {
  for (const auto refuse : {failPidfdOpen<EPERM>, failPidfdOpen<ENOSYS>, failPidfdOpen<EACCES>}) {
    calls_ = base::systemCalls();
    calls_.pidfdOpen = refuse;
    EXPECT_EQ(transportWith(calls_), Transport::ProcReopen);
  }
  for (const auto refuse : {failGetfd<EPERM>, failGetfd<ENOSYS>, failGetfd<EACCES>}) {
    calls_ = base::systemCalls();
    calls_.pidfdGetfd = refuse;
    EXPECT_EQ(transportWith(calls_), Transport::ProcReopen);
  }
}

TEST_F(FallbackTest, FallsWhereTheKernelGivesNoLook) {
  if (!hasPidfds())
    GTEST_SKIP() << "this kernel has no pidfds";
  for (const auto refuse :
       {failOpen<EPERM>, failOpen<ENOSYS>, failOpen<EACCES>, failOpen<ENOENT>}) {
    calls_ = base::systemCalls();
    calls_.open = refuse; // of /proc/PID
    EXPECT_EQ(transportWith(calls_), Transport::Pidfd);
  }
  calls_ = base::systemCalls();
  calls_.openat = [](int directory, const char *path, int flags) {
    if (!std::string_view(path).starts_with("fd/"))
      return base::systemCalls().openat(directory, path, flags);
    errno = EACCES;
    return -1;
  };
  EXPECT_EQ(transportWith(calls_), Transport::Pidfd);
}

// Who could have its memory refuse to be reopened must not choose what is taken instead.
TEST_F(FallbackTest, DoesNotFallFromWhatWasSeen) {
  calls_.open = [](const char *path, int flags, mode_t mode) {
    if (!std::string_view(path).starts_with("/proc/thread-self/fd"))
      return base::systemCalls().open(path, flags, mode);
    errno = EACCES;
    return -1;
  };
  calls_.openat = [](int directory, const char *path, int flags) {
    if (std::string_view(path).find_first_not_of("0123456789") != std::string_view::npos)
      return base::systemCalls().openat(directory, path, flags);
    errno = EACCES;
    return -1;
  };
  static int tries;
  tries = 0;
  calls_.pidfdGetfd = [](int, int, unsigned) -> int {
    ++tries;
    errno = EPERM;
    return -1;
  };
  EXPECT_EQ(outcomeWith(calls_).result, UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_LE(tries, 1) << "taken after the look";
}

TEST_F(FallbackTest, ReopenedMemoryIsTheExportersAndWritable) {
  const Imported opened = open(handle_);
  ASSERT_EQ(pwrite(opened.fd.get(), "z", 1, 0), 1);
  EXPECT_EQ(exporter_->open(handle_).mark, 'z');
}

TEST_F(FallbackTest, ReopenChecksTheSameThingsWithoutPidfds) {
  calls_.pidfdOpen = failPidfdOpen<EPERM>;
  const ScopedOsCalls scope(calls_);
  const auto result = [&](auto edit) { return openResult(edited(handle_, edit)); };
  EXPECT_EQ(result([](Handle &edit) { --edit.startTicks; }), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(result([](Handle &edit) { edit.token[0] ^= 1; }), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(result([](Handle &edit) { edit.objectInode ^= 1; }), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(result([](Handle &edit) { edit.objectDevice ^= 1; }), UR_RESULT_ERROR_INVALID_VALUE);
  // Descriptors that are no memory: a socket, /dev/null or a pipe, a closed one.
  for (const int table : {0, kPeerSocket, 500})
    EXPECT_EQ(result([=](Handle &edit) { edit.tableFd = table; }), UR_RESULT_ERROR_INVALID_VALUE);
  std::uint64_t second = 0;
  const HandleBytes put = exporter_->get(object_, &second);
  exporter_->put(second);
  EXPECT_EQ(openResult(put), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(FallbackTest, ReopenOfAProcessThatEnded) {
  calls_.pidfdOpen = failPidfdOpen<ENOSYS>;
  exporter_->kill();
  exporter_.reset();
  EXPECT_EQ(outcomeWith(calls_).result, UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(FallbackTest, AllRefusedNamesCallErrorAndRemedy) {
  calls_.pidfdGetfd = failGetfd<EPERM>;
  calls_.open = failOpen<EACCES>;
  const Outcome refused = outcomeWith(calls_);
  EXPECT_EQ(refused.result, UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(refused.systemCode, EPERM);
  EXPECT_NE(refused.message.find("pidfd_getfd: EPERM"), std::string::npos) << refused.message;
  EXPECT_NE(refused.message.find("EACCES"), std::string::npos) << refused.message;
  EXPECT_NE(refused.message.find("set UR_IPC_BROKER=on in the exporter"), std::string::npos)
      << refused.message;
}

TEST_F(FallbackTest, YamaIsNamedWhereItRules) {
  calls_.pidfdGetfd = failGetfd<EPERM>;
  calls_.open = failOpen<EACCES>;
  calls_.openat = [](int directory, const char *path, int flags) {
    if (!std::string_view(path).ends_with("ptrace_scope"))
      return base::systemCalls().openat(directory, path, flags);
    const int fd = memfd_create("scope", MFD_CLOEXEC);
    EXPECT_EQ(pwrite(fd, "1\n", 2, 0), 2);
    return fd;
  };
  const Outcome refused = outcomeWith(calls_);
  EXPECT_NE(refused.message.find("(kernel.yama.ptrace_scope=1)"), std::string::npos)
      << refused.message;
}

TEST_F(FallbackTest, KernelIsAskedOnceWhetherItRefuses) {
  static int refusal;
  calls_.openat = [](int directory, const char *path, int flags) {
    if (!std::string_view(path).ends_with("ptrace_scope"))
      return base::systemCalls().openat(directory, path, flags);
    errno = ENOENT; // a kernel without Yama
    return -1;
  };
  calls_.pidfdGetfd = [](int, int, unsigned flags) {
    errno = flags == 0 ? refusal : EINVAL;
    return -1;
  };
  const ScopedOsCalls scope(calls_);
  for (const int error : {EPERM, ENOSYS}) {
    refusal = error;
    EXPECT_TRUE(kernelRefusesPeers(base::os(), getpid())) << error;
  }
  refusal = EMFILE; // tells nothing of its rules
  EXPECT_FALSE(kernelRefusesPeers(base::os(), getpid()));
}

TEST_F(FallbackTest, NothingThereIsUnsupported) {
  calls_.pidfdOpen = failPidfdOpen<ENOSYS>;
  calls_.open = failOpen<ENOSYS>;
  EXPECT_EQ(outcomeWith(calls_).result, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST_F(FallbackTest, ShortageDoesNotFall) {
  calls_.pidfdOpen = failPidfdOpen<EMFILE>;
  EXPECT_EQ(outcomeWith(calls_).result, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  calls_.pidfdOpen = failPidfdOpen<ENOMEM>;
  EXPECT_EQ(outcomeWith(calls_).result, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  calls_ = base::systemCalls();
  calls_.open = failOpen<EMFILE>;
  EXPECT_EQ(outcomeWith(calls_).result, UR_RESULT_ERROR_OUT_OF_RESOURCES);
}

TEST_F(FallbackTest, ObjectsThatTheirDriverDescribes) {
  PeerProcess exporter;
  const HandleBytes bytes = exporter.get(exporter.ask({.command = Command::AllocateNothing}).value);
  Exchange exchange(thisProcess(), kAnyFdAdapter, Config{});
  const auto transportWithout = [&](const base::OsCalls &calls) {
    const ScopedOsCalls scope(calls);
    const Imported opened = exchange.open(Kind::Event, kDevice, bytes.data(), bytes.size());
    EXPECT_FALSE(opened.fd);
    return opened.transport;
  };
  EXPECT_EQ(transportWithout(calls_), Transport::ProcReopen);
  calls_.open = failOpen<EACCES>;
  if (hasPidfds()) {
    EXPECT_EQ(transportWithout(calls_), Transport::Pidfd);
  }
}

// Between the two reads of the entry.
TEST_F(FallbackTest, PutWhileItIsOpenedIsALostRace) {
  static std::function<void()> whenOpened;
  std::uint64_t blob = 0;
  const HandleBytes racing = exporter_->get(object_, &blob);
  whenOpened = [&] { exporter_->put(blob); };
  calls_ = callsThatLeadTo(Transport::ProcReopen);
  calls_.open = [](const char *path, int flags, mode_t mode) {
    const int result = base::systemCalls().open(path, flags, mode);
    if ((flags & O_ACCMODE) == O_RDWR) // the object; the table came first
      whenOpened();
    return result;
  };
  expectLostRace(racing);
}

TEST_F(FallbackTest, PutWhileItIsTakenIsALostRace) {
  if (!hasPidfds())
    GTEST_SKIP() << "this kernel has no pidfds";
  static std::function<void()> whenTaken;
  std::uint64_t blob = 0;
  const HandleBytes racing = exporter_->get(object_, &blob);
  static int object;
  object = std::bit_cast<Handle>(racing).objectFd;
  whenTaken = [&] { exporter_->put(blob); };
  calls_ = callsThatLeadTo(Transport::Pidfd);
  calls_.pidfdGetfd = [](int pidfd, int fd, unsigned flags) {
    const int result = base::systemCalls().pidfdGetfd(pidfd, fd, flags);
    if (fd == object)
      whenTaken();
    return result;
  };
  expectLostRace(racing);
}

// As above, where nothing but the table tells one object from another.
TEST_F(FallbackTest, ExchangeClosedWhileItIsOpenedIsALostRace) {
  if (!hasPidfds())
    GTEST_SKIP() << "this kernel lends no descriptors that are no memory";
  static PeerProcess *exporter;
  PeerProcess closing;
  exporter = &closing;
  const HandleBytes event = closing.get(closing.ask({.command = Command::AllocateEvent}).value);
  static int object;
  object = std::bit_cast<Handle>(event).objectFd;
  calls_.pidfdGetfd = [](int pidfd, int fd, unsigned flags) {
    if (fd != object)
      return base::systemCalls().pidfdGetfd(pidfd, fd, flags);
    exporter->ask({.command = Command::CloseExchange});
    // The numbers of the table and of the object are taken again.
    exporter->ask({.command = Command::AllocateEvent});
    exporter->ask({.command = Command::AllocateEvent});
    return base::systemCalls().pidfdGetfd(pidfd, fd, flags);
  };
  const ScopedOsCalls scope(calls_);
  Exchange exchange(thisProcess(), kAnyFdAdapter, Config{});
  EXPECT_EQ(resultOfCall([&] { exchange.open(Kind::Event, kDevice, event.data(), event.size()); }),
            UR_RESULT_ERROR_INVALID_VALUE);
}

// What the exporter's process really is decides, not what the handle says.

TEST_F(TransportTest, TableOfAKindThatHasNoSeals) {
  base::OsCalls calls = base::systemCalls();
  calls.fcntl = [](int fd, int command, int argument) {
    const int real = base::systemCalls().fcntl(fd, command, argument);
    if (command != F_GET_SEALS || !hasSeals(real, kTableSeals))
      return real;
    errno = EINVAL;
    return -1;
  };
  const ScopedOsCalls scope(calls);
  expectOutcome(outcome(handle_), UR_RESULT_ERROR_INVALID_VALUE,
                {"the process has no table of exports there"});
}

// The table is the exporter's, who may write anything into it.
TEST_F(TransportTest, EntryThatDiffersFromTheHandle) {
  static std::function<void(TableEntry &)> forge;
  base::OsCalls calls = base::systemCalls();
  calls.pread = [](int fd, void *buffer, std::size_t size, off_t offset) {
    const ssize_t read = base::systemCalls().pread(fd, buffer, size, offset);
    forge(*static_cast<TableEntry *>(buffer));
    return read;
  };
  const ScopedOsCalls scope(calls);
  forge = [](TableEntry &entry) { entry.objectFd = -1; };
  const Outcome none = outcome(handle_);
  EXPECT_EQ(none.result, UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_NE(none.message.find("no object in its entry"), std::string::npos) << none.message;
  forge = [this](TableEntry &entry) { entry.objectFd = std::bit_cast<Handle>(handle_).tableFd; };
  EXPECT_EQ(openResult(handle_), UR_RESULT_ERROR_INVALID_VALUE);
  forge = [](TableEntry &entry) { ++entry.serial; };
  EXPECT_EQ(openResult(handle_), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(TransportTest, TableThatEndsBeforeTheEntry) {
  base::OsCalls calls = base::systemCalls();
  calls.pread = [](int fd, void *buffer, std::size_t size, off_t offset) {
    return base::systemCalls().pread(fd, buffer, size / 2, offset);
  };
  const ScopedOsCalls scope(calls);
  expectOutcome(outcome(handle_), UR_RESULT_ERROR_INVALID_VALUE,
                {"the handle was never given out"});
}

TEST_F(TransportTest, TableThatCannotBeRead) {
  base::OsCalls calls = base::systemCalls();
  calls.pread = [](int, void *, std::size_t, off_t) -> ssize_t {
    errno = EIO;
    return -1;
  };
  const ScopedOsCalls scope(calls);
  expectOutcome(outcome(handle_), UR_RESULT_ERROR_ADAPTER_SPECIFIC,
                {"table of exports of process " + std::to_string(handle().pid) + ": pread: EIO"});
}

// The kernel drops a process's record lock with any descriptor of the file that the process closes.
// So an opener that is lured into opening its own table would end all of its own exports.
TEST_F(TransportTest, LeavesItsOwnTableAlone) {
  const Memory memory(4096, 'o');
  Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
  const HandleBytes own = bytesOf(exchange.get(memory.request()));
  EXPECT_EQ(exporter_->open(own).result, UR_RESULT_SUCCESS);

  // A process that has the table under a number of its own, as any process of the user can.
  const std::string table =
      fmt::format("/proc/{}/fd/{}", getpid(), std::bit_cast<Handle>(own).tableFd);
  std::array<int, 2> pipes{};
  ASSERT_EQ(pipe2(pipes.data(), O_CLOEXEC), 0);
  const base::UniqueFd reading(pipes[0]), writing(pipes[1]);
  const Child liar([&] {
    const int fd = ::open(table.c_str(), O_RDONLY | O_CLOEXEC);
    if (write(writing.get(), &fd, sizeof fd) == sizeof fd)
      pause();
  });
  const base::ScopeGuard end([&] { kill(liar.pid(), SIGKILL); });
  int fd = -1;
  ASSERT_EQ(read(reading.get(), &fd, sizeof fd), static_cast<ssize_t>(sizeof fd));
  ASSERT_GE(fd, 0);
  const base::UniqueFd pidfd(base::systemCalls().pidfdOpen(liar.pid(), 0));
  struct stat status{};
  ASSERT_EQ(fstat(pidfd.get(), &status), 0);
  const auto pid = static_cast<std::uint32_t>(liar.pid());
  const HandleBytes forged = edited(own, [&](Handle &handle) {
    handle.pid = pid;
    handle.tableFd = fd;
    handle.startTicks =
        startTicksIn(ProcFile::ofProcess(base::os(), pid, "stat").text()).value_or(0);
    handle.pidfdInode = handle.pidfdInode != 0 ? status.st_ino : 0;
  });
  expectOutcome(outcome(forged), UR_RESULT_ERROR_INVALID_VALUE,
                {"the table of exports of this process"});

  EXPECT_EQ(exporter_->open(own).result, UR_RESULT_SUCCESS);
  EXPECT_EQ(openResult(handle_), UR_RESULT_SUCCESS); // of an exporter that says the truth
}

} // namespace
} // namespace ur::ipc::test
