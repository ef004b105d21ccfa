// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_handle.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <ctime>

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/vfs.h>
#include <unistd.h>

struct futex_waitv;
struct open_how;

namespace ur::base {

// What the kernel tells of the process behind a pidfd.
struct PidfdOwner {
  uid_t effectiveUid;
};

// A mapping of this process, as the kernel describes it.
struct MappedRange {
  std::byte *begin = nullptr, *end = nullptr;
  int protection = PROT_NONE;
  bool isShared = false;
  std::uint64_t offset = 0;            // in the file
  std::uint64_t device = 0, inode = 0; // of the file; 0 without one
};

// What the C library has no function for, or not in every release.
namespace system {
int pidfdOpen(pid_t pid, unsigned flags);
int pidfdGetfd(int pidfd, int targetFd, unsigned flags);
int pidfdOwner(int pidfd, PidfdOwner *owner);
int mappingFrom(int maps, const void *address, MappedRange *range);
int unreadBytes(int fd, int *bytes);
int openat2(int directory, const char *path, const open_how *how);
int statx(int directory, const char *path, int flags, unsigned mask, struct statx *status);
long futex(std::uint32_t *word, int operation, std::uint32_t value, const timespec *timeout);
long futexWaitv(futex_waitv *waiters, unsigned count, const timespec *deadline);
int userfaultfd(unsigned flags);
int userfaultControl(int fd, unsigned long request, void *argument);
} // namespace system

// Every call of the IPC code into the operating system goes through one of these pointers, so that
// a test can make any of them fail. The signatures and the errno convention are those of the manual
// pages; variadic calls are narrowed to the one form that is used. A table begins with the system's
// own calls.
struct OsCalls {
  int (*open)(const char *path, int flags, mode_t mode) =
      [](const char *path, int flags, mode_t mode) { return ::open(path, flags, mode); };
  int (*openat)(int directory, const char *path, int flags) =
      [](int directory, const char *path, int flags) { return ::openat(directory, path, flags); };
  // Linux 5.6 or later.
  int (*openat2)(int directory, const char *path, const open_how *how) = system::openat2;
  int (*close)(int fd) = ::close;
  // Of descriptors (RLIMIT_NOFILE).
  int (*getFileLimit)(struct rlimit *limit) = [](struct rlimit *limit) {
    return ::getrlimit(RLIMIT_NOFILE, limit);
  };
  int (*setFileLimit)(const struct rlimit *limit) = [](const struct rlimit *limit) {
    return ::setrlimit(RLIMIT_NOFILE, limit);
  };
  // F_DUPFD_CLOEXEC, F_ADD_SEALS, F_GET_SEALS and F_GETFL.
  int (*fcntl)(int fd, int command, int argument) = [](int fd, int command, int argument) {
    return ::fcntl(fd, command, argument);
  };
  // F_SETLK, F_OFD_SETLK and F_OFD_GETLK.
  int (*fcntlLock)(int fd, int command, struct flock *range) =
      [](int fd, int command, struct flock *range) { return ::fcntl(fd, command, range); };
  // The limit of file sizes (RLIMIT_FSIZE).
  int (*getFileSizeLimit)(struct rlimit *limit) = [](struct rlimit *limit) {
    return ::getrlimit(RLIMIT_FSIZE, limit);
  };
  int (*memfdCreate)(const char *name, unsigned flags) = ::memfd_create;
  int (*ftruncate)(int fd, off_t length) = ::ftruncate;
  void *(*mmap)(void *address, std::size_t length, int protection, int flags, int fd,
                off_t offset) = ::mmap;
  int (*munmap)(void *address, std::size_t length) = ::munmap;
  void *(*mremap)(void *address, std::size_t length, std::size_t newLength, int flags,
                  void *target) = [](void *address, std::size_t length, std::size_t newLength,
                                     int flags, void *target) {
    return ::mremap(address, length, newLength, flags, target);
  };
  int (*userfaultfd)(unsigned flags) = system::userfaultfd;
  // ioctl of its descriptors.
  int (*userfaultControl)(int fd, unsigned long request, void *argument) = system::userfaultControl;
  // ioctl(PROCMAP_QUERY) of /proc/self/maps, Linux 6.11 or later: the mapping around the address or
  // the next one behind it. Fails with ENOENT behind the last.
  int (*mappingFrom)(int maps, const void *address, MappedRange *range) = system::mappingFrom;
  int (*mprotect)(void *address, std::size_t length, int protection) = ::mprotect;
  int (*madvise)(void *address, std::size_t length, int advice) = ::madvise;
  int (*fstat)(int fd, struct stat *status) = ::fstat;
  int (*lstat)(const char *path, struct stat *status) = ::lstat;
  int (*stat)(const char *path, struct stat *status) = ::stat;
  int (*statx)(int directory, const char *path, int flags, unsigned mask,
               struct statx *status) = system::statx;
  int (*fstatfs)(int fd, struct statfs *status) = ::fstatfs;
  int (*mkdir)(const char *path, mode_t mode) = ::mkdir;
  int (*fchmod)(int fd, mode_t mode) = ::fchmod;
  int (*chmod)(const char *path, mode_t mode) = ::chmod;
  int (*unlink)(const char *path) = ::unlink;
  int (*rename)(const char *from, const char *to) = ::rename;
  DIR *(*opendir)(const char *path) = ::opendir;
  dirent *(*readdir)(DIR *directory) = ::readdir;
  int (*closedir)(DIR *directory) = ::closedir;
  ssize_t (*pread)(int fd, void *buffer, std::size_t size, off_t offset) = ::pread;
  ssize_t (*pwrite)(int fd, const void *buffer, std::size_t size, off_t offset) = ::pwrite;
  ssize_t (*read)(int fd, void *buffer, std::size_t size) = ::read;
  ssize_t (*write)(int fd, const void *buffer, std::size_t size) = ::write;
  int (*pidfdOpen)(pid_t pid, unsigned flags) = system::pidfdOpen;
  int (*pidfdGetfd)(int pidfd, int targetFd, unsigned flags) = system::pidfdGetfd;
  // ioctl(PIDFD_GET_INFO), Linux 6.13 or later.
  int (*pidfdOwner)(int pidfd, PidfdOwner *owner) = system::pidfdOwner;
  ssize_t (*getrandom)(void *buffer, std::size_t size, unsigned flags) = ::getrandom;
  int (*eventfd)(unsigned initial, int flags) = ::eventfd;
  int (*socket)(int domain, int type, int protocol) = ::socket;
  int (*bind)(int fd, const sockaddr *address, socklen_t length) = ::bind;
  int (*listen)(int fd, int backlog) = ::listen;
  int (*accept4)(int fd, sockaddr *address, socklen_t *length, int flags) = ::accept4;
  int (*connect)(int fd, const sockaddr *address, socklen_t length) = ::connect;
  ssize_t (*sendmsg)(int fd, const msghdr *message, int flags) = ::sendmsg;
  ssize_t (*recvmsg)(int fd, msghdr *message, int flags) = ::recvmsg;
  int (*poll)(pollfd *fds, nfds_t count, int timeoutMs) = ::poll;
  int (*getsockopt)(int fd, int level, int name, void *value, socklen_t *length) = ::getsockopt;
  int (*setsockopt)(int fd, int level, int name, const void *value,
                    socklen_t length) = ::setsockopt;
  // ioctl(SIOCOUTQ): how much of what was sent the other side of a socket has not read yet.
  int (*unreadBytes)(int fd, int *bytes) = system::unreadBytes;
  long (*futex)(std::uint32_t *word, int operation, std::uint32_t value,
                const timespec *timeout) = system::futex;
  // The deadline is of CLOCK_MONOTONIC.
  long (*futexWaitv)(futex_waitv *waiters, unsigned count,
                     const timespec *deadline) = system::futexWaitv;
  pid_t (*getpid)() = ::getpid;
  uid_t (*geteuid)() = ::geteuid;
  int (*clockGettime)(clockid_t clock, timespec *now) = ::clock_gettime;
  // Answers an error number instead of setting errno, like pthread_create itself.
  int (*startThread)(pthread_t *thread, void *(*body)(void *), void *argument) =
      [](pthread_t *thread, void *(*body)(void *), void *argument) {
        return pthread_create(thread, nullptr, body, argument);
      };
  int (*joinThread)(pthread_t thread) = [](pthread_t thread) {
    return pthread_join(thread, nullptr);
  };
};

// The calls in force: the system's own unless a test put others in their place.
const OsCalls &os() noexcept;

// The system's own calls; what a test's table starts from.
const OsCalls &systemCalls() noexcept;

// For tests: replaces the calls of the whole process until the next replacement. The table must
// outlive its use; null restores the system's.
void replaceOsCalls(const OsCalls *calls) noexcept;

// Linux frees the number even when close reports an error, so it is never called again.
inline void closeFd(int fd) noexcept { os().close(fd); }

// Owns one file descriptor and closes it.
using UniqueFd = UniqueHandle<int, closeFd, -1>;

} // namespace ur::base
