// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/os_calls.hpp"

#include <atomic>
#include <new>

#include <linux/openat2.h>
#include <linux/sockios.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>

namespace ur::base {
namespace {

// The first 64 bytes of struct pidfd_info. Later kernels only append members.
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

// struct procmap_query, which only headers of Linux 6.11 or later have.
struct ProcmapQuery {
  std::uint64_t size, flags, address;
  std::uint64_t begin, end, rights, pageSize, offset, inode;
  std::uint32_t deviceMajor, deviceMinor;
  std::uint32_t nameSize, buildIdSize;
  std::uint64_t nameAddress, buildIdAddress;
};
static_assert(sizeof(ProcmapQuery) == 104);
constexpr std::uint64_t kCoveringOrNext = 0x10;
constexpr std::uint64_t kMapReadable = 1, kMapWritable = 2, kMapExecutable = 4, kMapShared = 8;
constexpr unsigned long kProcmapQuery = _IOWR('f', 17, ProcmapQuery);

// The table is never destroyed, because static destructors still close descriptors through it.
union Table {
  constexpr Table() noexcept : unused(false) {}
  ~Table() {}

  bool unused;
  OsCalls calls;
};
constinit Table table;

// Runs before all other initialization of the library, as in base/fork.cpp.
[[gnu::constructor(101)]] void makeSystemCalls() { new (&table.calls) OsCalls; }

constinit std::atomic<const OsCalls *> currentTable{&table.calls};

} // namespace

namespace system {

// Uses system call numbers, because glibc before 2.36 lacks the wrappers.
int pidfdOpen(pid_t pid, unsigned flags) {
  return static_cast<int>(syscall(SYS_pidfd_open, pid, flags));
}

int pidfdGetfd(int pidfd, int targetFd, unsigned flags) {
  return static_cast<int>(syscall(SYS_pidfd_getfd, pidfd, targetFd, flags));
}

int pidfdOwner(int pidfd, PidfdOwner *owner) {
  PidfdInfo info{};
  info.mask = kPidfdInfoCredentials;
  const int result = ioctl(pidfd, kPidfdGetInfo, &info);
  owner->effectiveUid = info.effectiveUid;
  return result;
}

int openat2(int directory, const char *path, const open_how *how) {
  return static_cast<int>(syscall(SYS_openat2, directory, path, how, sizeof *how));
}

int mappingFrom(int maps, const void *address, MappedRange *range) {
  ProcmapQuery query{};
  query.size = sizeof query;
  query.flags = kCoveringOrNext;
  query.address = reinterpret_cast<std::uintptr_t>(address);
  const int result = ioctl(maps, kProcmapQuery, &query);
  *range = {.begin = reinterpret_cast<std::byte *>(query.begin),
            .end = reinterpret_cast<std::byte *>(query.end),
            .protection = ((query.rights & kMapReadable) != 0 ? PROT_READ : 0) |
                          ((query.rights & kMapWritable) != 0 ? PROT_WRITE : 0) |
                          ((query.rights & kMapExecutable) != 0 ? PROT_EXEC : 0),
            .isShared = (query.rights & kMapShared) != 0,
            .offset = query.offset,
            .device = std::uint64_t{query.deviceMajor} << 32 | query.deviceMinor,
            .inode = query.inode};
  return result;
}

int unreadBytes(int fd, int *bytes) { return ioctl(fd, SIOCOUTQ, bytes); }

// Avoids the C library's statx: on a kernel without statx it falls back to a call that may block on
// a file system.
int statx(int directory, const char *path, int flags, unsigned mask, struct statx *status) {
  return static_cast<int>(syscall(SYS_statx, directory, path, flags, mask, status));
}

long futex(std::uint32_t *word, int operation, std::uint32_t value, const timespec *timeout) {
  return syscall(SYS_futex, word, operation, value, timeout, nullptr, 0);
}

long futexWaitv(futex_waitv *waiters, unsigned count, const timespec *deadline) {
  return syscall(SYS_futex_waitv, waiters, count, 0, deadline, CLOCK_MONOTONIC);
}

int userfaultfd(unsigned flags) { return static_cast<int>(syscall(SYS_userfaultfd, flags)); }

int userfaultControl(int fd, unsigned long request, void *argument) {
  return ioctl(fd, request, argument);
}

} // namespace system

const OsCalls &os() noexcept { return *currentTable.load(std::memory_order_acquire); }

const OsCalls &systemCalls() noexcept { return table.calls; }

void replaceOsCalls(const OsCalls &calls) noexcept {
  currentTable.store(&calls, std::memory_order_release);
}

} // namespace ur::base
