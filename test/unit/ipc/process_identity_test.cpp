// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.hpp"
#include "fixtures.hpp"

#include <cerrno>
#include <cstring>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>
#include <sched.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace ur::ipc::test {
namespace {

using ProcessIdentityTest = LeakCheck;

// Runs `body` in a child and returns what it returns.
template <typename Fork, typename Body> int inChild(Fork makeChild, Body body) {
  const pid_t child = makeChild();
  if (child == 0)
    _exit(body());
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST_F(ProcessIdentityTest, DescribesThisProcess) {
  const ProcessIdentity &identity = thisProcess().identity();
  EXPECT_EQ(identity.pid, getpid());
  EXPECT_NE(identity.startTicks, 0u);
  EXPECT_NE(identity.bootId, BootId{});
  struct stat status{};
  ASSERT_EQ(stat("/proc/self/ns/pid", &status), 0);
  EXPECT_EQ(identity.pidNamespace, status.st_ino);
  EXPECT_EQ(&thisProcess().identity(), &identity);
}

TEST_F(ProcessIdentityTest, ChildOfForkIsAnother) {
  const ProcessIdentity parent = thisProcess().identity();
  const std::uint32_t generation = base::forkGeneration();
  EXPECT_EQ(inChild(fork,
                    [&] {
                      const ProcessIdentity &child = thisProcess().identity();
                      return child.pid == getpid() && child.pid != parent.pid &&
                             (child.pidfdInode != parent.pidfdInode || parent.pidfdInode == 0) &&
                             child.bootId == parent.bootId &&
                             base::forkGeneration() == generation + 1;
                    }),
            1);
  EXPECT_EQ(thisProcess().identity(), parent);
  EXPECT_EQ(base::forkGeneration(), generation);
}

// clone runs no fork handlers.
TEST_F(ProcessIdentityTest, ChildOfCloneIsAnother) {
  const pid_t parent = thisProcess().identity().pid;
  const auto cloneCall = [] {
    return static_cast<pid_t>(syscall(SYS_clone, SIGCHLD, nullptr, nullptr, nullptr, nullptr));
  };
  EXPECT_EQ(inChild(cloneCall,
                    [&] {
                      const ProcessIdentity &child = thisProcess().identity();
                      return child.pid == static_cast<pid_t>(syscall(SYS_getpid)) &&
                             child.pid != parent;
                    }),
            1);
}

// In a child, so that this process's identity stays as it is. `part` is of the text.
template <typename Break>
ur_result_t resultInChildWith(Break breakCalls, std::string_view part = {}) {
  return static_cast<ur_result_t>(inChild(fork, [&] {
    base::OsCalls calls = base::systemCalls();
    breakCalls(calls);
    const ScopedOsCalls scope(calls);
    const Outcome outcome = outcomeOf([] { thisProcess().identity(); });
    const bool tells = outcome.message.find(part) != std::string::npos;
    return tells ? static_cast<int>(outcome.result) : -1;
  }));
}

TEST_F(ProcessIdentityTest, WorksWithoutPidfds) {
  EXPECT_EQ(inChild(fork,
                    [] {
                      base::OsCalls calls = base::systemCalls();
                      calls.pidfdOpen = [](pid_t, unsigned) {
                        errno = ENOSYS;
                        return -1;
                      };
                      const ScopedOsCalls scope(calls);
                      return thisProcess().identity().pidfdInode == 0 &&
                             thisProcess().identity().startTicks != 0;
                    }),
            1);
}

TEST_F(ProcessIdentityTest, InodesThatAreNotUniqueAreNotTaken) {
  const auto inodeWith = [](const base::OsCalls &calls) {
    return inChild(fork, [&] {
      const ScopedOsCalls scope(calls);
      return thisProcess().identity().pidfdInode != 0;
    });
  };
  base::OsCalls calls = base::systemCalls();
  calls.fstatfs = [](int, struct statfs *status) {
    status->f_type = 0x09041934; // older kernels: anonymous inodes, all with one number
    return 0;
  };
  EXPECT_EQ(inodeWith(calls), 0);
  calls.fstatfs = [](int, struct statfs *) {
    errno = EPERM;
    return -1;
  };
  EXPECT_EQ(inodeWith(calls), 0);
  calls = base::systemCalls();
  calls.fstat = [](int fd, struct stat *status) {
    static bool failed = false;
    if (std::exchange(failed, true)) // only that of the pidfd, which comes first
      return base::systemCalls().fstat(fd, status);
    errno = EPERM;
    return -1;
  };
  EXPECT_EQ(inodeWith(calls), 0);
}

TEST_F(ProcessIdentityTest, NeedsAMemoryFileToKnowOthers) {
  EXPECT_EQ(resultInChildWith(
                [](base::OsCalls &calls) {
                  calls.memfdCreate = [](const char *, unsigned) {
                    errno = EMFILE;
                    return -1;
                  };
                },
                "cannot tell memory files from others: memfd_create: EMFILE"),
            UR_RESULT_ERROR_OUT_OF_RESOURCES);
  struct stat status{};
  ASSERT_EQ(fstat(makeMemory(4096).get(), &status), 0);
  EXPECT_EQ(thisProcess().identity().memfdDevice, status.st_dev);
  EXPECT_TRUE(thisProcess().identity().procHasOurPids);
}

// Two threads that look at the same time see one identity.
TEST_F(ProcessIdentityTest, FoundByAnotherThreadMeanwhile) {
  static const ProcessIdentity *others;
  static bool inside;
  EXPECT_EQ(inChild(fork,
                    [] {
                      others = nullptr;
                      base::OsCalls calls = base::systemCalls();
                      calls.stat = [](const char *path, struct stat *status) {
                        if (!std::exchange(inside, true))
                          others = &thisProcess().identity();
                        return base::systemCalls().stat(path, status);
                      };
                      const ScopedOsCalls scope(calls);
                      const ProcessIdentity *ours = &thisProcess().identity();
                      return ours == others && ours == &thisProcess().identity();
                    }),
            1);
}

TEST_F(ProcessIdentityTest, MissingProcIsUnsupported) {
  static int error;
  for (const int missing : {ENOENT, ENOTDIR}) {
    error = missing;
    EXPECT_EQ(resultInChildWith(
                  [](base::OsCalls &calls) {
                    calls.openat = [](int, const char *, int) {
                      errno = error;
                      return -1;
                    };
                  },
                  "/proc/self/stat is missing or unreadable; mount /proc"),
              UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    EXPECT_EQ(resultInChildWith(
                  [](base::OsCalls &calls) {
                    calls.stat = [](const char *, struct stat *) {
                      errno = error;
                      return -1;
                    };
                  },
                  "/proc/self/ns/pid is missing or unreadable; mount /proc"),
              UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  }
}

// Nothing is missing there, and mounting it would not help.
TEST_F(ProcessIdentityTest, ProcThatFailsIsNotMissing) {
  EXPECT_EQ(resultInChildWith(
                [](base::OsCalls &calls) {
                  calls.openat = [](int, const char *, int) {
                    errno = EIO;
                    return -1;
                  };
                },
                "cannot tell this process from others: /proc/self/stat: EIO"),
            UR_RESULT_ERROR_ADAPTER_SPECIFIC);
}

// A handle that names no boot would be good after the next one.
TEST_F(ProcessIdentityTest, DamagedBootIdIsUnsupported) {
  static std::string_view text;
  const auto resultWith = [](std::string_view id) {
    text = id;
    return resultInChildWith([](base::OsCalls &calls) {
      calls.openat = [](int directory, const char *path, int flags) {
        if (!std::string_view(path).ends_with("boot_id"))
          return base::systemCalls().openat(directory, path, flags);
        const int fd = memfd_create("boot_id", MFD_CLOEXEC);
        return pwrite(fd, text.data(), text.size(), 0) < 0 ? -1 : fd;
      };
    });
  };
  EXPECT_EQ(resultWith("01234567-89ab-cdef-0123-456789abcdef\n"), UR_RESULT_SUCCESS);
  for (const std::string_view damaged : {"", "01234567", "01234567-89ab-cdef-0123-456789abcdef0",
                                         "x1234567-89ab-cdef-0123-456789abcdef"})
    EXPECT_EQ(resultWith(damaged), UR_RESULT_ERROR_UNSUPPORTED_FEATURE) << damaged;
}

TEST_F(ProcessIdentityTest, GarbageInProcIsUnsupported) {
  for (const int length : {0, 5, 4096})
    EXPECT_EQ(resultInChildWith([=](base::OsCalls &calls) {
                static int fill;
                fill = length;
                calls.read = [](int, void *buffer, std::size_t) {
                  std::memset(buffer, 'f', static_cast<std::size_t>(fill));
                  return static_cast<ssize_t>(fill);
                };
              }),
              UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST_F(ProcessIdentityTest, ShortageIsReported) {
  static int error;
  for (const auto &[shortage, result] : {std::pair{EMFILE, UR_RESULT_ERROR_OUT_OF_RESOURCES},
                                         {ENFILE, UR_RESULT_ERROR_OUT_OF_RESOURCES},
                                         {ENOMEM, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY}}) {
    error = shortage;
    EXPECT_EQ(resultInChildWith(
                  [](base::OsCalls &calls) {
                    calls.pidfdOpen = [](pid_t, unsigned) {
                      errno = error;
                      return -1;
                    };
                  },
                  "cannot tell this process from others: pidfd_open: E"),
              result);
  }
  EXPECT_EQ(resultInChildWith(
                [](base::OsCalls &calls) {
                  calls.openat = [](int, const char *, int) {
                    errno = ENFILE;
                    return -1;
                  };
                },
                "cannot tell this process from others: /proc/self/stat: ENFILE"),
            UR_RESULT_ERROR_OUT_OF_RESOURCES);
}

} // namespace
} // namespace ur::ipc::test
