// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fixtures.hpp"

#include <cerrno>
#include <cstring>
#include <initializer_list>
#include <string_view>

#include <gtest/gtest.h>
#include <sys/wait.h>

namespace ur::ipc::test {
namespace {

using ProcessIdentityTest = LeakCheck;

// Identifies a forked child, which has no identity yet. `breakCalls` changes the child's system
// calls. Returns the result; the error's text must contain `part`.
template <typename Break>
ur_result_t resultInChildWith(Break breakCalls, std::string_view part = {}) {
  const pid_t child = fork();
  if (child == 0) {
    base::OsCalls calls = base::systemCalls();
    breakCalls(calls);
    const ScopedOsCalls scope(calls);
    const Outcome outcome = outcomeOf([] { thisProcess().identity(); });
    const bool tells = outcome.message.find(part) != std::string::npos;
    _exit(tells ? static_cast<int>(outcome.result) : -1);
  }
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status));
  return static_cast<ur_result_t>(WEXITSTATUS(status));
}

// Only if /proc is missing, the text must say to mount it.
TEST_F(ProcessIdentityTest, FailingCallsAreNamed) {
  using Break = void (*)(base::OsCalls &, FailsWith);
  constexpr Break kOpenat = [](base::OsCalls &calls, FailsWith fails) { calls.openat = fails; };
  constexpr Break kStat = [](base::OsCalls &calls, FailsWith fails) { calls.stat = fails; };
  constexpr Break kPidfdOpen = [](base::OsCalls &calls, FailsWith fails) {
    calls.pidfdOpen = fails;
  };
  constexpr Break kMemfdCreate = [](base::OsCalls &calls, FailsWith fails) {
    calls.memfdCreate = fails;
  };
  struct Row {
    Break breakCalls;
    FailsWith fails;
    ur_result_t result;
    const char *text;
  };
  for (const Row &row : std::initializer_list<Row>{
           {kOpenat,
            {ENOENT},
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
            "/proc/self/stat is missing or unreadable; mount /proc"},
           {kOpenat, {ENOTDIR}, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "mount /proc"},
           {kOpenat, {EIO}, UR_RESULT_ERROR_ADAPTER_SPECIFIC, "/proc/self/stat: EIO"},
           {kOpenat, {ENFILE}, UR_RESULT_ERROR_OUT_OF_RESOURCES, "/proc/self/stat: ENFILE"},
           {kStat,
            {ENOENT},
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
            "/proc/thread-self/ns/pid is missing"},
           {kPidfdOpen, {EMFILE}, UR_RESULT_ERROR_OUT_OF_RESOURCES, "pidfd_open: EMFILE"},
           {kPidfdOpen, {ENOMEM}, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, "pidfd_open: ENOMEM"},
           {kMemfdCreate, {EMFILE}, UR_RESULT_ERROR_OUT_OF_RESOURCES, "memfd_create: EMFILE"}})
    EXPECT_EQ(resultInChildWith([&](base::OsCalls &calls) { row.breakCalls(calls, row.fails); },
                                row.text),
              row.result)
        << row.text;
}

// If a handle had no boot id, it would stay valid after a reboot.
TEST_F(ProcessIdentityTest, DamagedBootIdIsUnsupported) {
  const auto resultWith = [](std::string_view id) {
    return resultInChildWith([&](base::OsCalls &calls) { replaceProcFile(calls, "boot_id", id); });
  };
  EXPECT_EQ(resultWith("01234567-89ab-cdef-0123-456789abcdef\n"), UR_RESULT_SUCCESS);
  for (const std::string_view damaged : {"", "01234567", "01234567-89ab-cdef-0123-456789abcdef0",
                                         "x1234567-89ab-cdef-0123-456789abcdef"})
    EXPECT_EQ(resultWith(damaged), UR_RESULT_ERROR_UNSUPPORTED_FEATURE) << damaged;
}

TEST_F(ProcessIdentityTest, GarbageInProcIsUnsupported) {
  for (const int length : {0, 5, 4096})
    EXPECT_EQ(resultInChildWith([=](base::OsCalls &calls) {
                calls.read = [=](int, void *buffer, std::size_t) {
                  std::memset(buffer, 'f', static_cast<std::size_t>(length));
                  return static_cast<ssize_t>(length);
                };
              }),
              UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace
} // namespace ur::ipc::test
