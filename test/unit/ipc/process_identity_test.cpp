// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fixtures.hpp"

#include <cerrno>
#include <cstring>
#include <string_view>

#include <gtest/gtest.h>
#include <sys/wait.h>

namespace ur::ipc::test {
namespace {

using ProcessIdentityTest = LeakCheck;

// Identifies a forked child, which has no identity yet, with these system calls. Returns the
// result; the error's text must contain `part`.
ur_result_t resultInChildWith(const base::OsCalls &calls, std::string_view part = {}) {
  const pid_t child = fork();
  if (child == 0) {
    const ScopedOsCalls scope(calls);
    const Outcome outcome = outcomeOf([] { thisProcess().identity(); });
    const bool hasPart = outcome.message.find(part) != std::string::npos;
    _exit(hasPart ? static_cast<int>(outcome.result) : -1);
  }
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status));
  return static_cast<ur_result_t>(WEXITSTATUS(status));
}

// Only if /proc is missing, the text must say to mount it.
TEST_F(ProcessIdentityTest, ErrorsNameTheFailedCall) {
  const auto expectFailure = [](auto call, int error, ur_result_t result, const char *text) {
    EXPECT_EQ(resultInChildWith(systemCallsWith(call, FailsWith{error}), text), result) << text;
  };
  using O = base::OsCalls;
  expectFailure(&O::openat, ENOENT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "/proc/self/stat is missing or unreadable; mount /proc");
  expectFailure(&O::openat, ENOTDIR, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "mount /proc");
  expectFailure(&O::openat, EIO, UR_RESULT_ERROR_ADAPTER_SPECIFIC, "/proc/self/stat: EIO");
  expectFailure(&O::openat, ENFILE, UR_RESULT_ERROR_OUT_OF_RESOURCES, "/proc/self/stat: ENFILE");
  expectFailure(&O::stat, ENOENT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "/proc/thread-self/ns/pid is missing");
  expectFailure(&O::pidfdOpen, EMFILE, UR_RESULT_ERROR_OUT_OF_RESOURCES, "pidfd_open: EMFILE");
  expectFailure(&O::pidfdOpen, ENOMEM, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, "pidfd_open: ENOMEM");
  expectFailure(&O::memfdCreate, EMFILE, UR_RESULT_ERROR_OUT_OF_RESOURCES, "memfd_create: EMFILE");
}

// If a handle had no boot id, it would stay valid after a reboot.
TEST_F(ProcessIdentityTest, DamagedBootIdIsUnsupported) {
  const auto resultWith = [](std::string_view id) {
    base::OsCalls calls = base::systemCalls();
    replaceProcFile(calls, "boot_id", id);
    return resultInChildWith(calls);
  };
  EXPECT_EQ(resultWith("01234567-89ab-cdef-0123-456789abcdef\n"), UR_RESULT_SUCCESS);
  for (const std::string_view damagedId : {"", "01234567", "01234567-89ab-cdef-0123-456789abcdef0",
                                           "x1234567-89ab-cdef-0123-456789abcdef"})
    EXPECT_EQ(resultWith(damagedId), UR_RESULT_ERROR_UNSUPPORTED_FEATURE) << damagedId;
}

TEST_F(ProcessIdentityTest, GarbageInProcIsUnsupported) {
  for (const int length : {0, 5, 4096}) {
    const auto garbage = [=](int, void *buffer, std::size_t) {
      std::memset(buffer, 'f', static_cast<std::size_t>(length));
      return static_cast<ssize_t>(length);
    };
    EXPECT_EQ(resultInChildWith(systemCallsWith(&base::OsCalls::read, garbage)),
              UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  }
}

} // namespace
} // namespace ur::ipc::test
