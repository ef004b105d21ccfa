// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/os_calls.hpp"

#include <atomic>
#include <cstdio>

#include <fcntl.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace ur::base {
namespace {

// The first 64 bytes of struct pidfd_info, which every later kernel extends at its end.
struct PidfdInfo {
  std::uint64_t mask;
  std::uint64_t cgroupId;
  std::uint32_t pid, threadGroup, parentPid;
  std::uint32_t realUid, realGid, effectiveUid, effectiveGid;
  std::uint32_t savedUid, savedGid, fsUid, fsGid;
  std::uint32_t exitCode;
};
static_assert(sizeof(PidfdInfo) == 64);
constexpr std::uint64_t kPidfdInfoCredentials = 1u << 1;
constexpr unsigned long kPidfdGetInfo = _IOWR(0xff, 11, PidfdInfo);

int pidfdOwner(int pidfd, PidfdOwner *owner) {
  PidfdInfo info{};
  info.mask = kPidfdInfoCredentials;
  const int result = ioctl(pidfd, kPidfdGetInfo, &info);
  owner->effectiveUid = info.effectiveUid;
  return result;
}

// Numbers instead of the C library's wrappers: glibc has them only from 2.36 on.
int pidfdOpen(pid_t pid, unsigned flags) {
  return static_cast<int>(syscall(SYS_pidfd_open, pid, flags));
}

int pidfdGetfd(int pidfd, int targetFd, unsigned flags) {
  return static_cast<int>(syscall(SYS_pidfd_getfd, pidfd, targetFd, flags));
}

long futexCall(std::uint32_t *word, int operation, std::uint32_t value, const timespec *timeout) {
  return syscall(SYS_futex, word, operation, value, timeout, nullptr, 0);
}

int startThread(pthread_t *thread, void *(*body)(void *), void *argument) {
  return pthread_create(thread, nullptr, body, argument);
}

constexpr OsCalls kSystemCalls{
    .open = [](const char *path, int flags, mode_t mode) { return ::open(path, flags, mode); },
    .openat = [](int directory, const char *path,
                 int flags) { return ::openat(directory, path, flags); },
    .close = ::close,
    .fcntl = [](int fd, int command, int argument) { return ::fcntl(fd, command, argument); },
    .memfdCreate = ::memfd_create,
    .ftruncate = ::ftruncate,
    .mmap = ::mmap,
    .munmap = ::munmap,
    .mprotect = ::mprotect,
    .madvise = ::madvise,
    .fstat = ::fstat,
    .lstat = ::lstat,
    .stat = ::stat,
    .fstatfs = ::fstatfs,
    .mkdir = ::mkdir,
    .fchmod = ::fchmod,
    .chmod = ::chmod,
    .unlink = ::unlink,
    .rename = ::rename,
    .opendir = ::opendir,
    .readdir = ::readdir,
    .closedir = ::closedir,
    .pread = ::pread,
    .read = ::read,
    .write = ::write,
    .pidfdOpen = pidfdOpen,
    .pidfdGetfd = pidfdGetfd,
    .pidfdOwner = pidfdOwner,
    .getrandom = ::getrandom,
    .eventfd = ::eventfd,
    .socket = ::socket,
    .bind = ::bind,
    .listen = ::listen,
    .accept4 = ::accept4,
    .connect = ::connect,
    .sendmsg = ::sendmsg,
    .recvmsg = ::recvmsg,
    .poll = ::poll,
    .getsockopt = ::getsockopt,
    .setsockopt = ::setsockopt,
    .futex = futexCall,
    .getpid = ::getpid,
    .geteuid = ::geteuid,
    .clockGettime = ::clock_gettime,
    .startThread = startThread,
    .joinThread = [](pthread_t thread) { return pthread_join(thread, nullptr); },
};

constinit std::atomic<const OsCalls *> current{&kSystemCalls};

} // namespace

const OsCalls &os() noexcept { return *current.load(std::memory_order_acquire); }

const OsCalls &systemCalls() noexcept { return kSystemCalls; }

void replaceOsCalls(const OsCalls *calls) noexcept {
  current.store(calls ? calls : &kSystemCalls, std::memory_order_release);
}

} // namespace ur::base
