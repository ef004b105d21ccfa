// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <utility>

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

// The kernel's facts about the process of a pidfd.
struct PidfdOwner {
  uid_t effectiveUid;
};

// A mapping of this process, as the kernel describes it.
struct MappedRange {
  std::byte *begin = nullptr, *end = nullptr;
  int protection = PROT_NONE;
  bool isShared = false;
  std::uint64_t offset = 0;            // offset in the file
  std::uint64_t device = 0, inode = 0; // of the file; 0 for private anonymous memory
};

// System calls that some releases of the C library do not wrap.
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

// The IPC code calls the operating system only through a table of these functions, so that a test
// can make any call fail, or simulate several processes in one. Signatures and errno are as in the
// manual pages. A variadic function has one entry for each form that this code uses. A
// default-constructed table contains the system's own calls.
struct OsCalls {
  std::function<int(const char *path, int flags, mode_t mode)> open =
      [](const char *path, int flags, mode_t mode) { return ::open(path, flags, mode); };
  std::function<int(int directory, const char *path, int flags)> openat =
      [](int directory, const char *path, int flags) { return ::openat(directory, path, flags); };
  // Linux 5.6 or later.
  std::function<int(int directory, const char *path, const open_how *how)> openat2 =
      system::openat2;
  std::function<int(int fd)> close = ::close;
  // The limit for open descriptors (RLIMIT_NOFILE).
  std::function<int(struct rlimit *limit)> getFileLimit = [](struct rlimit *limit) {
    return ::getrlimit(RLIMIT_NOFILE, limit);
  };
  std::function<int(const struct rlimit *limit)> setFileLimit = [](const struct rlimit *limit) {
    return ::setrlimit(RLIMIT_NOFILE, limit);
  };
  // The commands F_DUPFD_CLOEXEC, F_ADD_SEALS, F_GET_SEALS, F_GETFL and F_SETFL.
  std::function<int(int fd, int command, int argument)> fcntl =
      [](int fd, int command, int argument) { return ::fcntl(fd, command, argument); };
  // The commands F_SETLK, F_OFD_SETLK and F_OFD_GETLK.
  std::function<int(int fd, int command, struct flock *range)> fcntlLock =
      [](int fd, int command, struct flock *range) { return ::fcntl(fd, command, range); };
  // The file size limit (RLIMIT_FSIZE).
  std::function<int(struct rlimit *limit)> getFileSizeLimit = [](struct rlimit *limit) {
    return ::getrlimit(RLIMIT_FSIZE, limit);
  };
  std::function<int(const char *name, unsigned flags)> memfdCreate = ::memfd_create;
  std::function<int(int fd, off_t length)> ftruncate = ::ftruncate;
  std::function<void *(void *address, std::size_t length, int protection, int flags, int fd,
                       off_t offset)>
      mmap = ::mmap;
  std::function<int(void *address, std::size_t length)> munmap = ::munmap;
  std::function<void *(void *address, std::size_t length, std::size_t newLength, int flags,
                       void *target)>
      mremap = [](void *address, std::size_t length, std::size_t newLength, int flags,
                  void *target) { return ::mremap(address, length, newLength, flags, target); };
  std::function<int(unsigned flags)> userfaultfd = system::userfaultfd;
  // ioctl of a userfaultfd.
  std::function<int(int fd, unsigned long request, void *argument)> userfaultControl =
      system::userfaultControl;
  // ioctl(PROCMAP_QUERY) of /proc/thread-self/maps, Linux 6.11 or later. Finds the mapping that
  // contains the address, otherwise the next one. Fails with ENOENT after the last mapping.
  std::function<int(int maps, const void *address, MappedRange *range)> mappingFrom =
      system::mappingFrom;
  std::function<int(void *address, std::size_t length, int protection)> mprotect = ::mprotect;
  std::function<int(void *address, std::size_t length, int advice)> madvise = ::madvise;
  std::function<int(int fd, struct stat *status)> fstat = ::fstat;
  std::function<int(const char *path, struct stat *status)> lstat = ::lstat;
  std::function<int(const char *path, struct stat *status)> stat = ::stat;
  std::function<int(int directory, const char *path, int flags, unsigned mask,
                    struct statx *status)>
      statx = system::statx;
  std::function<int(int fd, struct statfs *status)> fstatfs = ::fstatfs;
  std::function<int(const char *path, mode_t mode)> mkdir = ::mkdir;
  std::function<int(int fd, mode_t mode)> fchmod = ::fchmod;
  std::function<int(const char *path, mode_t mode)> chmod = ::chmod;
  std::function<int(const char *path)> unlink = ::unlink;
  std::function<int(const char *path)> rmdir = ::rmdir;
  std::function<int(const char *from, const char *to)> rename = ::rename;
  std::function<DIR *(const char *path)> opendir = ::opendir;
  std::function<dirent *(DIR *directory)> readdir = ::readdir;
  std::function<int(DIR *directory)> closedir = ::closedir;
  std::function<ssize_t(int fd, void *buffer, std::size_t size, off_t offset)> pread = ::pread;
  std::function<ssize_t(int fd, const void *buffer, std::size_t size, off_t offset)> pwrite =
      ::pwrite;
  std::function<ssize_t(int fd, void *buffer, std::size_t size)> read = ::read;
  std::function<ssize_t(int fd, const void *buffer, std::size_t size)> write = ::write;
  std::function<int(pid_t pid, unsigned flags)> pidfdOpen = system::pidfdOpen;
  std::function<int(int pidfd, int targetFd, unsigned flags)> pidfdGetfd = system::pidfdGetfd;
  // ioctl(PIDFD_GET_INFO), Linux 6.13 or later.
  std::function<int(int pidfd, PidfdOwner *owner)> pidfdOwner = system::pidfdOwner;
  std::function<ssize_t(void *buffer, std::size_t size, unsigned flags)> getrandom = ::getrandom;
  std::function<int(unsigned initial, int flags)> eventfd = ::eventfd;
  std::function<int(int domain, int type, int protocol)> socket = ::socket;
  std::function<int(int fd, const sockaddr *address, socklen_t length)> bind = ::bind;
  std::function<int(int fd, int backlog)> listen = ::listen;
  std::function<int(int fd, sockaddr *address, socklen_t *length, int flags)> accept4 = ::accept4;
  std::function<int(int fd, const sockaddr *address, socklen_t length)> connect = ::connect;
  std::function<ssize_t(int fd, const msghdr *message, int flags)> sendmsg = ::sendmsg;
  std::function<ssize_t(int fd, msghdr *message, int flags)> recvmsg = ::recvmsg;
  std::function<int(pollfd *fds, nfds_t count, int timeoutMs)> poll = ::poll;
  std::function<int(int fd, int level, int name, void *value, socklen_t *length)> getsockopt =
      ::getsockopt;
  std::function<int(int fd, int level, int name, const void *value, socklen_t length)> setsockopt =
      ::setsockopt;
  // ioctl(SIOCOUTQ): the number of sent bytes that the other side of a socket has not read yet.
  std::function<int(int fd, int *bytes)> unreadBytes = system::unreadBytes;
  std::function<long(std::uint32_t *word, int operation, std::uint32_t value,
                     const timespec *timeout)>
      futex = system::futex;
  // The deadline is a time of CLOCK_MONOTONIC.
  std::function<long(futex_waitv *waiters, unsigned count, const timespec *deadline)> futexWaitv =
      system::futexWaitv;
  std::function<pid_t()> getpid = ::getpid;
  std::function<uid_t()> geteuid = ::geteuid;
  // Like secure_getenv, returns null in a program that runs with more rights than its user.
  std::function<char *(const char *name)> getenv = ::secure_getenv;
  std::function<int(clockid_t clock, timespec *now)> clockGettime = ::clock_gettime;
  // Returns an error number instead of setting errno, like pthread_create.
  std::function<int(pthread_t *thread, void *(*body)(void *), void *argument)> startThread =
      [](pthread_t *thread, void *(*body)(void *), void *argument) {
        return pthread_create(thread, nullptr, body, argument);
      };
  std::function<int(pthread_t thread)> joinThread = [](pthread_t thread) {
    return pthread_join(thread, nullptr);
  };
};

// Returns the current table: the system's calls, unless a test has replaced the table.
const OsCalls &os() noexcept;

// Returns the table of the system's calls, which a test can copy and change. The table exists
// before the first static constructor, and is never destroyed.
const OsCalls &systemCalls() noexcept;

// For tests. Replaces the table of the whole process. `calls` must stay valid until the next
// replacement.
void replaceOsCalls(const OsCalls &calls) noexcept;

// Owns a file descriptor, and closes it through the table of calls that opened it. The table must
// outlive this object.
class UniqueFd {
public:
  UniqueFd() noexcept = default;
  explicit UniqueFd(int fd, const OsCalls &calls = os()) noexcept : fd_(fd), os_(&calls) {}
  UniqueFd(UniqueFd &&other) noexcept : fd_(std::exchange(other.fd_, -1)), os_(other.os_) {}
  UniqueFd &operator=(UniqueFd &&other) noexcept {
    UniqueFd newFd(std::move(other)); // its destructor closes the old descriptor
    std::swap(fd_, newFd.fd_);
    std::swap(os_, newFd.os_);
    return *this;
  }
  ~UniqueFd() { reset(); }

  int get() const noexcept { return fd_; }
  explicit operator bool() const noexcept { return fd_ != -1; }

  // Releases the ownership without closing the descriptor.
  [[nodiscard]] int release() noexcept { return std::exchange(fd_, -1); }
  // Linux frees the number even if close reports an error, so this never calls close again.
  void reset() noexcept {
    if (const int oldFd = release(); oldFd != -1)
      os_->close(oldFd);
  }

private:
  int fd_ = -1;
  const OsCalls *os_ = nullptr;
};

} // namespace ur::base
