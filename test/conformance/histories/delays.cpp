// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces functions of the C library, for this program and for all libraries that it loads.
#include "test/conformance/histories/delays.hpp"

#ifdef UR_TEST_SANITIZED // set by CMake

void ur::histories::delayThreads() noexcept {}
void ur::histories::failThreads(bool) noexcept {}
bool ur::histories::canFailThreads() noexcept { return false; }

#else

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdint>

#include <dlfcn.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

namespace ur::histories {
namespace {

constexpr std::uint64_t kInterval = 32; // calls per pause, on average
constexpr unsigned kMaxShift = 9;       // a pause lasts at most 2^9 us

std::atomic<bool> enabled{false};
std::atomic<bool> threadsFail{false};

template <typename Function> Function *real(const char *name) noexcept {
  return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

long (*realSyscall() noexcept)(long, ...) {
  static auto *const found = real<long(long, ...)>("syscall");
  return found;
}

void pauseSometimes() noexcept {
  if (!enabled.load(std::memory_order_relaxed))
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
  realSyscall()(SYS_nanosleep, &duration, nullptr);
  errno = error;
}

} // namespace

void delayThreads() noexcept { enabled = true; }
void failThreads(bool isFailing) noexcept { threadsFail = isFailing; }
bool canFailThreads() noexcept { return true; }

} // namespace ur::histories

using ur::histories::pauseSometimes;
using ur::histories::real;
using ur::histories::threadsFail;

extern "C" {

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  static auto *const lock = real<int(pthread_mutex_t *)>("pthread_mutex_lock");
  pauseSometimes();
  return lock(mutex);
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  static auto *const unlock = real<int(pthread_mutex_t *)>("pthread_mutex_unlock");
  const int result = unlock(mutex);
  pauseSometimes();
  return result;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *),
                   void *argument) {
  static auto *const create =
      real<int(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)>("pthread_create");
  return threadsFail ? EAGAIN : create(thread, attributes, body, argument);
}

int pthread_cond_signal(pthread_cond_t *condition) {
  static auto *const signal = real<int(pthread_cond_t *)>("pthread_cond_signal");
  pauseSometimes();
  return signal(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  static auto *const broadcast = real<int(pthread_cond_t *)>("pthread_cond_broadcast");
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
  return ur::histories::realSyscall()(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

} // extern "C"

#endif
