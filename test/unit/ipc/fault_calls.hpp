// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "fails_with.hpp"

#include <array>
#include <atomic>
#include <cerrno>
#include <functional>

#include <unified-runtime/ur_api.h>

namespace ur::ipc::test {

// The errors that system calls fail with, and the results that a function may then return.
inline constexpr std::array kErrors{EINTR, EMFILE, ENFILE, ENOMEM, EPERM, ENOSYS, EAGAIN, EIO};
inline constexpr std::array kListed{
    UR_RESULT_SUCCESS,
    UR_RESULT_ERROR_INVALID_VALUE,
    UR_RESULT_ERROR_INVALID_ARGUMENT,
    UR_RESULT_ERROR_OUT_OF_RESOURCES,
    UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
    UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
    UR_RESULT_ERROR_ADAPTER_SPECIFIC,
};

// Makes the system call with the number `failAt` fail, alone or with all later calls. If `instead`
// is set, no call fails; instead() runs before the chosen system call.
struct FaultPlan {
  int failAt = 0;
  bool forEver = false;
  int error = 0;
  std::function<void()> instead;
  std::atomic<int> calls{0};

  bool strikes() {
    const int call = ++calls;
    const bool struck = forEver ? call >= failAt : call == failAt;
    if (struck && instead) {
      instead();
      return false;
    }
    return struck;
  }
  void arm(int at, bool always, int code) {
    failAt = at;
    forEver = always;
    error = code;
    instead = nullptr;
    calls = 0;
  }
};

inline FaultPlan faultPlan;
// Performs the system calls that the plan does not make fail.
inline base::OsCalls underlyingCalls = base::systemCalls();

template <auto Member> struct Faulty;
template <typename Result, typename... Arguments,
          std::function<Result(Arguments...)> base::OsCalls::*Member>
struct Faulty<Member> {
  static Result call(Arguments... arguments) {
    if (!faultPlan.strikes())
      return (underlyingCalls.*Member)(arguments...);
    return FailsWith{faultPlan.error}();
  }
};

inline int faultyStartThread(pthread_t *thread, void *(*body)(void *), void *argument) {
  return faultPlan.strikes() ? faultPlan.error
                             : underlyingCalls.startThread(thread, body, argument);
}

// Returns a table of system calls that can fail. Excludes close, which frees the descriptor even if
// it fails. Also excludes munmap, unlink, rmdir and write (which wakes a thread), whose failures
// are leaks by themselves.
inline base::OsCalls faultyCalls() {
  base::OsCalls calls = underlyingCalls;
#define UR_IPC_FAULTY(member) calls.member = Faulty<&base::OsCalls::member>::call
  UR_IPC_FAULTY(open);
  UR_IPC_FAULTY(openat);
  UR_IPC_FAULTY(fcntl);
  UR_IPC_FAULTY(fcntlLock);
  UR_IPC_FAULTY(memfdCreate);
  UR_IPC_FAULTY(getFileSizeLimit);
  UR_IPC_FAULTY(ftruncate);
  UR_IPC_FAULTY(mmap);
  UR_IPC_FAULTY(mappingFrom);
  UR_IPC_FAULTY(mprotect);
  UR_IPC_FAULTY(mremap);
  UR_IPC_FAULTY(userfaultfd);
  UR_IPC_FAULTY(userfaultControl);
  UR_IPC_FAULTY(pwrite);
  UR_IPC_FAULTY(madvise);
  UR_IPC_FAULTY(fstat);
  UR_IPC_FAULTY(lstat);
  UR_IPC_FAULTY(stat);
  UR_IPC_FAULTY(statx);
  UR_IPC_FAULTY(fstatfs);
  UR_IPC_FAULTY(mkdir);
  UR_IPC_FAULTY(fchmod);
  UR_IPC_FAULTY(chmod);
  UR_IPC_FAULTY(rename);
  UR_IPC_FAULTY(opendir);
  UR_IPC_FAULTY(readdir);
  UR_IPC_FAULTY(pread);
  UR_IPC_FAULTY(read);
  UR_IPC_FAULTY(pidfdOpen);
  UR_IPC_FAULTY(pidfdGetfd);
  UR_IPC_FAULTY(pidfdOwner);
  UR_IPC_FAULTY(getrandom);
  UR_IPC_FAULTY(eventfd);
  UR_IPC_FAULTY(socket);
  UR_IPC_FAULTY(bind);
  UR_IPC_FAULTY(listen);
  UR_IPC_FAULTY(accept4);
  UR_IPC_FAULTY(connect);
  UR_IPC_FAULTY(sendmsg);
  UR_IPC_FAULTY(recvmsg);
  UR_IPC_FAULTY(poll);
  UR_IPC_FAULTY(getsockopt);
  UR_IPC_FAULTY(setsockopt);
  UR_IPC_FAULTY(unreadBytes);
#undef UR_IPC_FAULTY
  calls.startThread = faultyStartThread;
  return calls;
}

} // namespace ur::ipc::test
