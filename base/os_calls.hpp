// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>

#include <dirent.h>
#include <poll.h>
#include <pthread.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/vfs.h>

namespace ur::base {

// What the kernel tells of the process behind a pidfd.
struct PidfdOwner {
  uid_t effectiveUid;
};

// Every call of the IPC code into the operating system goes through one of these pointers, so that
// a test can make any of them fail. The signatures and the errno convention are those of the manual
// pages; variadic calls are narrowed to the one form that is used.
struct OsCalls {
  int (*open)(const char *path, int flags, mode_t mode);
  int (*openat)(int directory, const char *path, int flags);
  int (*close)(int fd);
  // F_DUPFD_CLOEXEC, F_ADD_SEALS and F_GET_SEALS.
  int (*fcntl)(int fd, int command, int argument);
  int (*memfdCreate)(const char *name, unsigned flags);
  int (*ftruncate)(int fd, off_t length);
  void *(*mmap)(void *address, std::size_t length, int protection, int flags, int fd, off_t offset);
  int (*munmap)(void *address, std::size_t length);
  int (*mprotect)(void *address, std::size_t length, int protection);
  int (*madvise)(void *address, std::size_t length, int advice);
  int (*fstat)(int fd, struct stat *status);
  int (*lstat)(const char *path, struct stat *status);
  int (*stat)(const char *path, struct stat *status);
  int (*fstatfs)(int fd, struct statfs *status);
  int (*mkdir)(const char *path, mode_t mode);
  int (*fchmod)(int fd, mode_t mode);
  int (*chmod)(const char *path, mode_t mode);
  int (*unlink)(const char *path);
  int (*rename)(const char *from, const char *to);
  DIR *(*opendir)(const char *path);
  dirent *(*readdir)(DIR *directory);
  int (*closedir)(DIR *directory);
  ssize_t (*pread)(int fd, void *buffer, std::size_t size, off_t offset);
  ssize_t (*read)(int fd, void *buffer, std::size_t size);
  ssize_t (*write)(int fd, const void *buffer, std::size_t size);
  int (*pidfdOpen)(pid_t pid, unsigned flags);
  int (*pidfdGetfd)(int pidfd, int targetFd, unsigned flags);
  // ioctl(PIDFD_GET_INFO), Linux 6.13 or later.
  int (*pidfdOwner)(int pidfd, PidfdOwner *owner);
  ssize_t (*getrandom)(void *buffer, std::size_t size, unsigned flags);
  int (*eventfd)(unsigned initial, int flags);
  int (*socket)(int domain, int type, int protocol);
  int (*bind)(int fd, const sockaddr *address, socklen_t length);
  int (*listen)(int fd, int backlog);
  int (*accept4)(int fd, sockaddr *address, socklen_t *length, int flags);
  int (*connect)(int fd, const sockaddr *address, socklen_t length);
  ssize_t (*sendmsg)(int fd, const msghdr *message, int flags);
  ssize_t (*recvmsg)(int fd, msghdr *message, int flags);
  int (*poll)(pollfd *fds, nfds_t count, int timeoutMs);
  int (*getsockopt)(int fd, int level, int name, void *value, socklen_t *length);
  int (*setsockopt)(int fd, int level, int name, const void *value, socklen_t length);
  long (*futex)(std::uint32_t *word, int operation, std::uint32_t value, const timespec *timeout);
  pid_t (*getpid)();
  uid_t (*geteuid)();
  int (*clockGettime)(clockid_t clock, timespec *now);
  // Answers an error number instead of setting errno, like pthread_create itself.
  int (*startThread)(pthread_t *thread, void *(*body)(void *), void *argument);
  int (*joinThread)(pthread_t thread);
};

// The calls in force: the system's own unless a test put others in their place.
const OsCalls &os() noexcept;

// The system's own calls; what a test's table starts from.
const OsCalls &systemCalls() noexcept;

// For tests: replaces the calls of the whole process until the next replacement. The table must
// outlive its use; null restores the system's.
void replaceOsCalls(const OsCalls *calls) noexcept;

} // namespace ur::base
