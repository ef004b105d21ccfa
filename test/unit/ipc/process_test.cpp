// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Several processes in one: each has calls, an identity and exports of its own.
#include "ipc/process.hpp"

#include "fixtures.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <array>
#include <cerrno>
#include <map>
#include <optional>
#include <string>

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace ur::ipc::test {
namespace {

// The part of a kernel that tells processes apart: pids, pidfds, /proc, and locks with their
// holders. Descriptors and memory are those of the test. A pidfd is the end of a pipe that hangs up
// when the process ends.
class FakeKernel {
public:
  void start(pid_t pid) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    processes_[pid] = {.pidfd = base::UniqueFd(ends[0]), .life = base::UniqueFd(ends[1])};
  }
  void end(pid_t pid) { processes_[pid].life.reset(); }

  base::OsCalls callsOf(pid_t self) {
    base::OsCalls calls;
    calls.getpid = [self] { return self; };
    calls.open = [this](const char *path, int flags, mode_t mode) {
      for (const auto &[pid, process] : processes_)
        if (path == "/proc/" + std::to_string(pid))
          return process.life ? open("/proc/self", flags) : fail(ENOENT);
      return open(path, flags, mode);
    };
    calls.openat = [self](int directory, const char *path, int flags) {
      return path == std::string_view("/proc/self/stat") ? statFile(self)
                                                         : openat(directory, path, flags);
    };
    calls.pidfdOpen = [this](pid_t pid, unsigned) {
      const Life &process = processes_.at(pid);
      return process.life ? fcntl(process.pidfd.get(), F_DUPFD_CLOEXEC, 0) : fail(ESRCH);
    };
    calls.fstatfs = [](int, struct statfs *status) {
      status->f_type = 0x50494446; // of pidfds with inodes of their own
      return 0;
    };
    calls.pidfdOwner = [](int pidfd, base::PidfdOwner *owner) {
      pollfd life{.fd = pidfd, .events = POLLIN, .revents = 0};
      owner->effectiveUid = geteuid();
      return poll(&life, 1, 0) == 0 ? 0 : fail(ESRCH);
    };
    calls.fcntlLock = [this, self](int fd, int command, struct flock *range) {
      if (command == F_SETLK) {
        holders_[inodeOf(fd)] = self;
        return 0;
      }
      const auto holder = holders_.find(inodeOf(fd));
      const bool isHeld = holder != holders_.end() && processes_.at(holder->second).life;
      range->l_type = static_cast<short>(isHeld ? F_WRLCK : F_UNLCK);
      range->l_pid = isHeld ? holder->second : 0;
      return 0;
    };
    return calls;
  }

private:
  struct Life {
    base::UniqueFd pidfd;
    base::UniqueFd life; // empty once the process has ended
  };

  static int fail(int error) {
    errno = error;
    return -1;
  }
  static ino_t inodeOf(int fd) {
    struct stat status{};
    EXPECT_EQ(fstat(fd, &status), 0);
    return status.st_ino;
  }
  static int statFile(pid_t pid) {
    std::string text = std::to_string(pid) + " (fake) S";
    for (int field = 1; field < 19; ++field)
      text += " 0";
    text += ' ' + std::to_string(1000 * pid); // when it started
    const int fd = memfd_create("stat", MFD_CLOEXEC);
    EXPECT_EQ(pwrite(fd, text.data(), text.size(), 0), static_cast<ssize_t>(text.size()));
    return fd;
  }

  std::map<pid_t, Life> processes_;
  std::map<ino_t, pid_t> holders_; // of locks on tables
};

class ProcessTest : public LeakCheck {
protected:
  // A process and its adapter.
  struct Fake {
    Fake(FakeKernel &kernel, pid_t pid) : calls((kernel.start(pid), kernel.callsOf(pid))) {}

    HandleBytes get(const Memory &memory) { return bytesOf(exchange.get(memory.request())); }
    Imported open(const HandleBytes &bytes) {
      return exchange.open(Kind::Memory, kDevice, bytes.data(), bytes.size());
    }

    base::OsCalls calls;
    Process process{calls};
    Exchange exchange{process, kMemfdAdapter, Config{}};
  };

  void TearDown() override {
    kernel_ = {};
    LeakCheck::TearDown();
  }

  FakeKernel kernel_;
};

TEST_F(ProcessTest, HasAnIdentityOfItsOwn) {
  Fake one(kernel_, 1001);
  Fake other(kernel_, 1002);
  EXPECT_EQ(one.process.identity().pid, 1001);
  EXPECT_EQ(other.process.identity().pid, 1002);
  EXPECT_EQ(other.process.identity().startTicks, 1002'000u);
  EXPECT_NE(one.process.identity().pidfdInode, other.process.identity().pidfdInode);
}

TEST_F(ProcessTest, OpensWhatAnotherExportsUntilThatOneEnds) {
  const Memory memory(4096, 'a');
  const Memory others(4096, 'b');
  Fake exporter(kernel_, 1001);
  Fake secondExporter(kernel_, 1002);
  Fake importer(kernel_, 1003);
  const HandleBytes handle = exporter.get(memory);
  const HandleBytes othersHandle = secondExporter.get(others);

  const Imported opened = importer.open(handle);
  EXPECT_EQ(opened.transport, Transport::ProcReopen);
  EXPECT_EQ(firstByte(opened.fd.get()), 'a');
  EXPECT_EQ(exporter.open(handle).transport, Transport::OwnTable);

  kernel_.end(1001);
  expectOutcome(outcomeOf([&] { importer.open(handle); }), UR_RESULT_ERROR_INVALID_VALUE,
                {"process 1001", "has ended"});
  EXPECT_EQ(firstByte(opened.fd.get()), 'a');
  EXPECT_EQ(firstByte(importer.open(othersHandle).fd.get()), 'b');
}

TEST_F(ProcessTest, IsRefusedAHandleThatNamesAnotherExporter) {
  const Memory memory(4096, 'a');
  Fake exporter(kernel_, 1001);
  Fake named(kernel_, 1002);
  Fake importer(kernel_, 1003);
  named.get(memory);
  const HandleBytes forged = edited(exporter.get(memory), [&](Handle &handle) {
    handle.pid = 1002;
    handle.pidfdInode = named.process.identity().pidfdInode;
    handle.startTicks = named.process.identity().startTicks;
  });
  EXPECT_EQ(outcomeOf([&] { importer.open(forged); }).result, UR_RESULT_ERROR_INVALID_VALUE);
}

} // namespace
} // namespace ur::ipc::test
