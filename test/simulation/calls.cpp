// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of system calls. Each call lets other tasks run first, fails on demand, and sets errno.
#include "test/simulation/kernel.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <string>
#include <type_traits>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>

namespace ur::ipc::simulation {
namespace {

// The errors of a call's manual page that a system may return at any time. Unused elements are 0.
using Errors = std::array<int, 5>;

constexpr Errors kNoErrors{};
constexpr Errors kOpenErrors{EINTR, EMFILE, ENFILE, ENOMEM, EACCES};
constexpr Errors kCreateErrors{EMFILE, ENFILE, ENOMEM, EPERM, ENOSYS};
constexpr Errors kQueryErrors{ENOMEM, EPERM, ENOSYS};
constexpr Errors kTransferErrors{EINTR, EIO, EAGAIN};
constexpr Errors kWaitErrors{EINTR, ENOMEM};
constexpr Errors kLockErrors{EINTR, ENOLCK, EAGAIN};
constexpr Errors kSocketErrors{EINTR, ENOMEM, ENOBUFS, EAGAIN};
constexpr Errors kMapErrors{ENOMEM, EAGAIN};
constexpr Errors kDuplicateErrors{EMFILE};
constexpr Errors kThreadErrors{EAGAIN, EPERM};
constexpr Errors kInterruptErrors{EINTR};
constexpr Errors kPathErrors{ENOMEM, EACCES, EIO};
constexpr Errors kFutexErrors{EINTR, EAGAIN};

// A system call, and the errors that it can fail with.
struct CallSpec {
  const char *name;
  Errors errors;
  bool worksAfterEnd = false; // the call also works for programs that have ended
};

template <typename Result> Result failure() {
  if constexpr (std::is_same_v<Result, void *>)
    return MAP_FAILED;
  else if constexpr (std::is_pointer_v<Result>)
    return nullptr;
  else
    return static_cast<Result>(-1);
}

// Returns the error that the running task's call must fail with, or 0.
int injectedError(Kernel &kernel, const char *name, const Errors &errors) {
  Task *const task = kernel.scheduler.current();
  if (!task)
    return 0;
  Fault &fault = task->fault;
  if (++task->calls < fault.call || task->calls >= fault.call + fault.count || fault.call == 0)
    return 0;
  if (fault.count == kAllCalls) {
    kernel.scheduler.pass(std::chrono::milliseconds(10)); // ends a loop that has a deadline
    if (task->calls == fault.call + fault.count - 1)
      kernel.misuse = fmt::format("the call {} is repeated endlessly", name);
  }
  std::size_t count = 0;
  while (count < errors.size() && errors[count] != 0)
    ++count;
  if (count == 0)
    return 0;
  const int error = errors[fault.choice % count];
  const std::string failure = fmt::format("{} fails with {}; ", name, strerrorname_np(error));
  if (fault.failedCalls.find(failure) == std::string::npos)
    fault.failedCalls += failure;
  return error;
}

template <auto Method, int Line, typename Result, typename... Arguments>
std::function<Result(Arguments...)> wrap(Kernel &kernel, const CallSpec &newSpec,
                                         Result (Kernel::*)(Arguments...)) {
  static CallSpec spec;
  spec = newSpec;
  return [&kernel](Arguments... arguments) -> Result {
    const auto hasEnded = [&] { return kernel.program().hasEnded; };
    if (!hasEnded())
      kernel.scheduler.step();
    if (hasEnded() && !spec.worksAfterEnd) {
      errno = EIO;
      return failure<Result>();
    }
    if (const int error = injectedError(kernel, spec.name, spec.errors)) {
      errno = error;
      return failure<Result>();
    }
    try {
      const Result result = (kernel.*Method)(arguments...);
      if constexpr (std::is_signed_v<Result>)
        if (result < 0)
          throw CallError{static_cast<int>(-result)};
      return result;
    } catch (const CallError &error) {
      errno = error.number;
      return failure<Result>();
    }
  };
}

} // namespace

// NOLINTNEXTLINE(readability-function-size): one line for each call
base::OsCalls Kernel::makeCalls() {
  base::OsCalls calls;
#define SIMULATED(call, ...)                                                                       \
  calls.call = wrap<&Kernel::call, __LINE__>(*this, {#call, __VA_ARGS__}, &Kernel::call)
  SIMULATED(open, kOpenErrors);
  SIMULATED(openat, kOpenErrors);
  SIMULATED(openat2, kOpenErrors);
  SIMULATED(getFileLimit, kNoErrors);
  SIMULATED(setFileLimit, kQueryErrors);
  SIMULATED(fcntl, kDuplicateErrors);
  SIMULATED(fcntlLock, kLockErrors);
  SIMULATED(getFileSizeLimit, kNoErrors);
  SIMULATED(memfdCreate, kCreateErrors);
  SIMULATED(ftruncate, kInterruptErrors);
  SIMULATED(mmap, kMapErrors);
  SIMULATED(munmap, kNoErrors, true);
  SIMULATED(mremap, kMapErrors);
  SIMULATED(userfaultfd, kNoErrors);
  SIMULATED(userfaultControl, kNoErrors);
  SIMULATED(mappingFrom, kNoErrors);
  SIMULATED(mprotect, kMapErrors);
  SIMULATED(madvise, kMapErrors);
  SIMULATED(fstat, kQueryErrors);
  SIMULATED(lstat, kPathErrors);
  SIMULATED(stat, kPathErrors);
  SIMULATED(statx, kQueryErrors);
  SIMULATED(fstatfs, kQueryErrors);
  SIMULATED(mkdir, kPathErrors);
  SIMULATED(fchmod, kPathErrors);
  SIMULATED(chmod, kPathErrors);
  SIMULATED(unlink, kNoErrors);
  SIMULATED(rmdir, kNoErrors);
  SIMULATED(rename, kPathErrors);
  SIMULATED(opendir, kOpenErrors);
  SIMULATED(readdir, kNoErrors, true);
  SIMULATED(closedir, kNoErrors, true);
  SIMULATED(pread, kTransferErrors);
  SIMULATED(pwrite, kTransferErrors);
  SIMULATED(read, kTransferErrors);
  SIMULATED(write, kInterruptErrors);
  SIMULATED(eventfd, kCreateErrors);
  SIMULATED(poll, kWaitErrors);
  SIMULATED(pidfdOpen, kCreateErrors);
  SIMULATED(pidfdGetfd, kCreateErrors);
  SIMULATED(pidfdOwner, kQueryErrors);
  SIMULATED(getrandom, kTransferErrors);
  SIMULATED(socket, kCreateErrors);
  SIMULATED(bind, kPathErrors);
  SIMULATED(listen, kSocketErrors);
  SIMULATED(accept4, kOpenErrors);
  SIMULATED(connect, kSocketErrors);
  SIMULATED(sendmsg, kSocketErrors);
  SIMULATED(recvmsg, kSocketErrors);
  SIMULATED(getsockopt, kQueryErrors);
  SIMULATED(setsockopt, kQueryErrors);
  SIMULATED(unreadBytes, kQueryErrors);
  SIMULATED(futex, kFutexErrors);
  SIMULATED(futexWaitv, kNoErrors);
  SIMULATED(getpid, kNoErrors, true);
  SIMULATED(geteuid, kNoErrors, true);
  SIMULATED(getenv, kNoErrors, true);
  SIMULATED(clockGettime, kNoErrors, true);
  SIMULATED(joinThread, kNoErrors, true);
#undef SIMULATED
  // If an ended program calls close, nothing happens: its descriptors are closed, or belong to the
  // process's next program. A close that is interrupted still closes the descriptor.
  calls.close = [this](int fd) {
    if (!program().hasEnded)
      scheduler.step();
    if (program().hasEnded)
      return 0;
    if (close(fd) < 0) {
      misuse = fmt::format("close of {}, which is not open", fd);
      errno = EBADF;
      return -1;
    }
    if (const int error = injectedError(*this, "close", kInterruptErrors)) {
      errno = error;
      return -1;
    }
    return 0;
  };
  calls.fcntlLock = [this, lock = calls.fcntlLock](int fd, int command, struct flock *range) {
    if (!program().hasEnded)
      return lock(fd, command, range);
    range->l_type = F_UNLCK; // so that a caller does not wait for another process's lock
    return 0;
  };
  calls.startThread = [this](pthread_t *thread, void *(*body)(void *), void *argument) {
    scheduler.step();
    if (program().hasEnded)
      return EAGAIN;
    if (const int error = injectedError(*this, "startThread", kThreadErrors))
      return error;
    return startThread(thread, body, argument);
  };
  return calls;
}

} // namespace ur::ipc::simulation
