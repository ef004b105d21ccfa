// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces functions of the C library, for this program and for all libraries that it loads.
#include "test/conformance/histories/delays.hpp"

#ifdef UR_TEST_SANITIZED // set by CMake

void ur::histories::delayThreads() noexcept {}
void ur::histories::failThreads(bool) noexcept {}
void ur::histories::failMultiWaits(bool) noexcept {}
void ur::histories::failSystemCall(unsigned) noexcept {}
bool ur::histories::canFailCalls() noexcept { return false; }

#else

#include <array>
#include <atomic>
#include <cerrno>
#include <concepts>
#include <cstdarg>
#include <cstddef>
#include <cstdint>

#include <dlfcn.h>
#include <fcntl.h>
#include <linux/userfaultfd.h>
#include <pthread.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

namespace ur::histories {
namespace {

constexpr std::uint64_t kInterval = 32; // calls per pause, on average
constexpr unsigned kMaxShift = 9;       // a pause lasts at most 2^9 us

std::atomic<bool> delaysEnabled{false};
std::atomic<bool> threadsFail{false};
std::atomic<bool> multiWaitsFail{false};
thread_local unsigned callsUntilFailure = 0; // calls up to the failing call; 0: no call fails

template <typename Function> Function *libc(const char *name) noexcept {
  return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

long (*libcSyscall() noexcept)(long, ...) {
  static auto *const function = libc<long(long, ...)>("syscall");
  return function;
}

// Pauses in one of kInterval calls, if delayThreads() was called.
void pauseSometimes() noexcept {
  if (!delaysEnabled.load(std::memory_order_relaxed))
    return;
  static std::atomic<std::uint64_t> threads{0};
  thread_local std::uint64_t state = ++threads * 0x9e3779b97f4a7c15;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  if (state % kInterval != 0)
    return;
  const timespec duration{.tv_sec = 0, .tv_nsec = 1000L << (state / kInterval % (kMaxShift + 1))};
  const int error = errno;
  libcSyscall()(SYS_nanosleep, &duration, nullptr);
  errno = error;
}

} // namespace

void delayThreads() noexcept { delaysEnabled = true; }
void failThreads(bool isFailing) noexcept { threadsFail = isFailing; }
void failMultiWaits(bool isFailing) noexcept { multiWaitsFail = isFailing; }
void failSystemCall(unsigned number) noexcept { callsUntilFailure = number; }
bool canFailCalls() noexcept { return true; }

namespace {

// Converts an argument to a full machine word. The upper half of a narrower argument would be
// undefined, and the kernel reads it.
long wordOf(const void *value) noexcept { return reinterpret_cast<long>(value); }
template <std::integral Integer> long wordOf(Integer value) noexcept {
  return static_cast<long>(value);
}

// Makes a system call, or fails with `error` if failSystemCall() selected this call. With an
// `error` of 0, the call always runs.
template <typename... Arguments>
long call(int error, long number, const Arguments &...arguments) noexcept {
  pauseSometimes();
  const bool isCounted = error != 0 && callsUntilFailure != 0;
  if (isCounted)
    --callsUntilFailure;
  if (!isCounted || callsUntilFailure != 0)
    return libcSyscall()(number, wordOf(arguments)...);
  errno = error;
  return -1;
}

void *addressOf(long result) noexcept { return reinterpret_cast<void *>(result); }

} // namespace
} // namespace ur::histories

using ur::histories::addressOf;
using ur::histories::call;
using ur::histories::libc;
using ur::histories::multiWaitsFail;
using ur::histories::pauseSometimes;
using ur::histories::threadsFail;

extern "C" {

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  static auto *const lock = libc<int(pthread_mutex_t *)>("pthread_mutex_lock");
  pauseSometimes();
  return lock(mutex);
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  static auto *const unlock = libc<int(pthread_mutex_t *)>("pthread_mutex_unlock");
  const int result = unlock(mutex);
  pauseSometimes();
  return result;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *),
                   void *argument) {
  static auto *const create =
      libc<int(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)>("pthread_create");
  return threadsFail ? EAGAIN : create(thread, attributes, body, argument);
}

int pthread_cond_signal(pthread_cond_t *condition) {
  static auto *const signal = libc<int(pthread_cond_t *)>("pthread_cond_signal");
  pauseSometimes();
  return signal(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  static auto *const broadcast = libc<int(pthread_cond_t *)>("pthread_cond_broadcast");
  pauseSometimes();
  return broadcast(condition);
}

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  std::array<long, 6> a{};
  for (long &argument : a)
    argument = va_arg(list, long);
  va_end(list);
  if (number == SYS_futex || number == SYS_futex_waitv)
    pauseSometimes();
  if (number == SYS_futex_waitv && multiWaitsFail) {
    errno = ENOSYS;
    return -1;
  }
  return ur::histories::libcSyscall()(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

// The functions below make the system calls that adapters use to change mappings and files.
int memfd_create(const char *name, unsigned flags) {
  return static_cast<int>(call(EMFILE, SYS_memfd_create, name, flags));
}

int ftruncate(int file, off_t size) {
  return static_cast<int>(call(ENOMEM, SYS_ftruncate, file, size));
}

void *mmap(void *address, std::size_t size, int rights, int flags, int file, off_t offset) {
  return addressOf(call(ENOMEM, SYS_mmap, address, size, rights, flags, file, offset));
}

void *mremap(void *address, std::size_t size, std::size_t newSize, int flags, ...) {
  va_list list;
  va_start(list, flags);
  void *const target = va_arg(list, void *);
  va_end(list);
  return addressOf(call(ENOMEM, SYS_mremap, address, size, newSize, flags, target));
}

int mprotect(void *address, std::size_t size, int rights) {
  return static_cast<int>(call(ENOMEM, SYS_mprotect, address, size, rights));
}

int ioctl(int file, unsigned long request, ...) {
  va_list list;
  va_start(list, request);
  void *const argument = va_arg(list, void *);
  va_end(list);
  return static_cast<int>(
      call(request == UFFDIO_REGISTER ? ENOMEM : 0, SYS_ioctl, file, request, argument));
}

int fcntl(int file, int command, ...) {
  va_list list;
  va_start(list, command);
  void *const argument = va_arg(list, void *);
  va_end(list);
  const int error = command == F_DUPFD_CLOEXEC                     ? EMFILE
                    : command == F_SETLK || command == F_OFD_SETLK ? ENOLCK
                                                                   : 0;
  return static_cast<int>(call(error, SYS_fcntl, file, command, argument));
}

// Linux writes at most 2 GiB at a time, and any call may write less.
ssize_t pwrite(int file, const void *bytes, std::size_t size, off_t offset) {
  static std::atomic<unsigned> longWrites{0};
  constexpr std::size_t kPage = 4096;
  const bool isShort = ur::histories::delaysEnabled && size > kPage && ++longWrites % 4 == 0;
  return call(ENOSPC, SYS_pwrite64, file, bytes, isShort ? size / 2 / kPage * kPage + 1 : size,
              offset);
}

} // extern "C"

#endif
