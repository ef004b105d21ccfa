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

constexpr Errors kNever{};
constexpr Errors kOpens{EINTR, EMFILE, ENFILE, ENOMEM, EACCES};
constexpr Errors kMakes{EMFILE, ENFILE, ENOMEM, EPERM, ENOSYS};
constexpr Errors kAsks{ENOMEM, EPERM, ENOSYS};
constexpr Errors kReads{EINTR, EIO, EAGAIN};
constexpr Errors kWaits{EINTR, ENOMEM};
constexpr Errors kLocks{EINTR, ENOLCK, EAGAIN};
constexpr Errors kSends{EINTR, ENOMEM, ENOBUFS, EAGAIN};
constexpr Errors kMaps{ENOMEM, EAGAIN};
constexpr Errors kDuplicates{EMFILE};
constexpr Errors kStarts{EAGAIN, EPERM};
constexpr Errors kInterrupts{EINTR};
constexpr Errors kPaths{ENOMEM, EACCES, EIO};
constexpr Errors kSleeps{EINTR, EAGAIN};

// A system call, and the errors that it can fail with.
struct Plan {
  const char *name;
  Errors errors;
  bool runsAlways = false; // the call also works for programs that have ended
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
  if (++task->calls < fault.at || task->calls >= fault.at + fault.count || fault.at == 0)
    return 0;
  if (fault.count == kAllCalls) {
    kernel.scheduler.pass(std::chrono::milliseconds(10)); // ends a loop that has a deadline
    if (task->calls == fault.at + fault.count - 1)
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
std::function<Result(Arguments...)> wrap(Kernel &kernel, const Plan &wanted,
                                         Result (Kernel::*)(Arguments...)) {
  static Plan plan;
  plan = wanted;
  return [&kernel](Arguments... arguments) -> Result {
    const auto isGhost = [&] { return kernel.program().hasEnded; };
    if (!isGhost())
      kernel.scheduler.step();
    if (isGhost() && !plan.runsAlways) {
      errno = EIO;
      return failure<Result>();
    }
    if (const int error = injectedError(kernel, plan.name, plan.errors)) {
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
  SIMULATED(open, kOpens);
  SIMULATED(openat, kOpens);
  SIMULATED(openat2, kOpens);
  SIMULATED(getFileLimit, kNever);
  SIMULATED(setFileLimit, kAsks);
  SIMULATED(fcntl, kDuplicates);
  SIMULATED(fcntlLock, kLocks);
  SIMULATED(getFileSizeLimit, kNever);
  SIMULATED(memfdCreate, kMakes);
  SIMULATED(ftruncate, kInterrupts);
  SIMULATED(mmap, kMaps);
  SIMULATED(munmap, kNever, true);
  SIMULATED(mremap, kMaps);
  SIMULATED(userfaultfd, kNever);
  SIMULATED(userfaultControl, kNever);
  SIMULATED(mappingFrom, kNever);
  SIMULATED(mprotect, kMaps);
  SIMULATED(madvise, kMaps);
  SIMULATED(fstat, kAsks);
  SIMULATED(lstat, kPaths);
  SIMULATED(stat, kPaths);
  SIMULATED(statx, kAsks);
  SIMULATED(fstatfs, kAsks);
  SIMULATED(mkdir, kPaths);
  SIMULATED(fchmod, kPaths);
  SIMULATED(chmod, kPaths);
  SIMULATED(unlink, kNever);
  SIMULATED(rmdir, kNever);
  SIMULATED(rename, kPaths);
  SIMULATED(opendir, kOpens);
  SIMULATED(readdir, kNever, true);
  SIMULATED(closedir, kNever, true);
  SIMULATED(pread, kReads);
  SIMULATED(pwrite, kReads);
  SIMULATED(read, kReads);
  SIMULATED(write, kInterrupts);
  SIMULATED(eventfd, kMakes);
  SIMULATED(poll, kWaits);
  SIMULATED(pidfdOpen, kMakes);
  SIMULATED(pidfdGetfd, kMakes);
  SIMULATED(pidfdOwner, kAsks);
  SIMULATED(getrandom, kReads);
  SIMULATED(socket, kMakes);
  SIMULATED(bind, kPaths);
  SIMULATED(listen, kSends);
  SIMULATED(accept4, kOpens);
  SIMULATED(connect, kSends);
  SIMULATED(sendmsg, kSends);
  SIMULATED(recvmsg, kSends);
  SIMULATED(getsockopt, kAsks);
  SIMULATED(setsockopt, kAsks);
  SIMULATED(unreadBytes, kAsks);
  SIMULATED(futex, kSleeps);
  SIMULATED(futexWaitv, kNever);
  SIMULATED(getpid, kNever, true);
  SIMULATED(geteuid, kNever, true);
  SIMULATED(getenv, kNever, true);
  SIMULATED(clockGettime, kNever, true);
  SIMULATED(joinThread, kNever, true);
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
    if (const int error = injectedError(*this, "close", kInterrupts)) {
      errno = error;
      return -1;
    }
    return 0;
  };
  calls.fcntlLock = [this, alive = calls.fcntlLock](int fd, int command, struct flock *range) {
    if (!program().hasEnded)
      return alive(fd, command, range);
    range->l_type = F_UNLCK; // so that a caller does not wait for another process's lock
    return 0;
  };
  calls.startThread = [this](pthread_t *thread, void *(*body)(void *), void *argument) {
    scheduler.step();
    if (program().hasEnded)
      return EAGAIN;
    if (const int error = injectedError(*this, "startThread", kStarts))
      return error;
    return startThread(thread, body, argument);
  };
  return calls;
}

} // namespace ur::ipc::simulation
