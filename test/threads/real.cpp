// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces functions of the C library. For a thread that is not under control, the replacements
// call the C library's own functions.
#include "test/threads/real.hpp"

#include "test/threads/scheduler.hpp"

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include <dlfcn.h>
#include <link.h>
#include <linux/futex.h>
#include <sys/syscall.h>

namespace ur::threads {
namespace {

template <typename Function> void find(Function *&function, const char *name) noexcept {
  function = reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

LibcFunctions findLibcFunctions() noexcept {
  LibcFunctions functions{};
  find(functions.syscall, "syscall");
  find(functions.create, "pthread_create");
  find(functions.join, "pthread_join");
  find(functions.tryLock, "pthread_mutex_trylock");
  find(functions.lock, "pthread_mutex_lock");
  find(functions.clockLock, "pthread_mutex_clocklock");
  find(functions.unlock, "pthread_mutex_unlock");
  find(functions.tryReadLock, "pthread_rwlock_tryrdlock");
  find(functions.readLock, "pthread_rwlock_rdlock");
  find(functions.tryWriteLock, "pthread_rwlock_trywrlock");
  find(functions.writeLock, "pthread_rwlock_wrlock");
  find(functions.rwUnlock, "pthread_rwlock_unlock");
  find(functions.wait, "pthread_cond_wait");
  find(functions.clockWait, "pthread_cond_clockwait");
  find(functions.timedWait, "pthread_cond_timedwait");
  find(functions.signal, "pthread_cond_signal");
  find(functions.broadcast, "pthread_cond_broadcast");
  return functions;
}

// Returns whether the code at `address` belongs to a driver, not to a library of the project.
bool isDriver(const void *address) noexcept {
  dl_find_object object{};
  if (_dl_find_object(const_cast<void *>(address), &object) != 0)
    return false;
  const std::string_view name = object.dlfo_link_map->l_name; // empty for the program
  return !name.empty() && name.find("/libur_") == std::string_view::npos;
}

void use(const void *object) {
  yield(object);
  countUse(object);
}

// Returns the deadline for a relative or absolute time, or kNever for null.
std::int64_t deadlineOf(const void *time, bool isRelative = false) noexcept {
  if (!time)
    return kNever;
  const auto &[seconds, nanoseconds] = *static_cast<const timespec *>(time);
  return seconds * 1'000'000'000 + nanoseconds + (isRelative ? now() : 0);
}

// Tries to acquire a lock until it succeeds. Returns false at the deadline.
template <typename Try>
bool acquire(const void *object, const Try &attempt, std::int64_t deadline = kNever) {
  bool isHeld = false;
  while (!isHeld)
    if (!block(Wait::Lock, {&object, 1}, deadline, [&] { return isHeld = attempt() == 0; }))
      return false;
  countUse(object);
  return true;
}

template <typename Try> int lockObject(const void *object, const void *caller, const Try &attempt) {
  if (!isDriver(caller))
    yield(object);
  acquire(object, attempt);
  return 0;
}

// Wakes the threads that wait for a lock. The caller may have called onEnd() already, because
// destructors of thread-local objects may release locks.
void onRelease(const void *object, const void *caller) {
  wakeAll(Wait::Lock, object);
  if (isControlled()) {
    countUse(object);
    if (!isDriver(caller))
      yield(object);
  }
}

int waitFor(pthread_cond_t *condition, pthread_mutex_t *mutex, std::int64_t deadline) {
  use(condition);
  // No other controlled thread runs between the unlock and the wait, so no signal is lost.
  libc().unlock(mutex);
  wakeAll(Wait::Lock, mutex);
  const void *const object = condition;
  const bool wasWoken = block(Wait::Condition, {&object, 1}, deadline);
  acquire(mutex, [&] { return libc().tryLock(mutex); });
  return wasWoken ? 0 : ETIMEDOUT;
}

struct Start {
  void *(*routine)(void *);
  void *argument;
  std::size_t number;
};

void *run(void *argument) {
  const std::unique_ptr<Start> start(static_cast<Start *>(argument));
  onStart(start->number);
  void *const result = start->routine(start->argument);
  onEnd();
  return result;
}

long waitForWords(std::span<const void *const> words, std::int64_t deadline) {
  if (block(Wait::Futex, words, deadline))
    return 0;
  errno = ETIMEDOUT;
  return -1;
}

int sleepUntil(std::int64_t deadline) {
  block(Wait::Sleep, {}, deadline);
  return 0;
}

bool differs(const void *word, std::uint32_t expected) noexcept {
  return static_cast<const std::atomic<std::uint32_t> *>(word)->load() != expected;
}

long futex(const void *word, int operation, std::uint32_t value, const void *timeout) {
  use(word);
  const int command = operation & FUTEX_CMD_MASK;
  if (command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET) {
    if (differs(word, value)) {
      errno = EAGAIN;
      return -1;
    }
    return waitForWords({&word, 1}, deadlineOf(timeout, command == FUTEX_WAIT));
  }
  // A shared word may also be mapped at other addresses, so all threads that wait on a futex check
  // their words again.
  wakeAll(Wait::Futex, (operation & FUTEX_PRIVATE_FLAG) != 0 ? word : nullptr);
  return libc().syscall(SYS_futex, word, operation, value, nullptr, nullptr, ~0U);
}

long futexWaitv(const futex_waitv *waiters, unsigned count, const void *deadline) {
  std::vector<const void *> words;
  for (unsigned i = 0; i < count; ++i)
    words.push_back(reinterpret_cast<const void *>(waiters[i].uaddr));
  use(words.front());
  for (unsigned i = 0; i < count; ++i)
    if (differs(words[i], static_cast<std::uint32_t>(waiters[i].val))) {
      errno = EAGAIN;
      return -1;
    }
  return waitForWords(words, deadlineOf(deadline));
}

} // namespace

const LibcFunctions &libc() noexcept {
  static const LibcFunctions functions = findLibcFunctions();
  return functions;
}

} // namespace ur::threads

using ur::threads::deadlineOf;
using ur::threads::isControlled;
using ur::threads::libc;
using ur::threads::Wait;

extern "C" {

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  if (!isControlled())
    return libc().lock(mutex);
  return ur::threads::lockObject(mutex, __builtin_return_address(0),
                                 [&] { return libc().tryLock(mutex); });
}

int pthread_mutex_trylock(pthread_mutex_t *mutex) {
  if (isControlled())
    ur::threads::use(mutex);
  return libc().tryLock(mutex);
}

int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock, const timespec *deadline) {
  if (!isControlled())
    return libc().clockLock(mutex, clock, deadline);
  ur::threads::yield(mutex);
  const auto attempt = [&] { return libc().tryLock(mutex); };
  return ur::threads::acquire(mutex, attempt, deadlineOf(deadline)) ? 0 : ETIMEDOUT;
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex, const timespec *deadline) {
  return pthread_mutex_clocklock(mutex, CLOCK_REALTIME, deadline);
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  const int result = libc().unlock(mutex);
  ur::threads::onRelease(mutex, __builtin_return_address(0));
  return result;
}

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
  if (!isControlled())
    return libc().readLock(lock);
  return ur::threads::lockObject(lock, __builtin_return_address(0),
                                 [&] { return libc().tryReadLock(lock); });
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
  if (!isControlled())
    return libc().writeLock(lock);
  return ur::threads::lockObject(lock, __builtin_return_address(0),
                                 [&] { return libc().tryWriteLock(lock); });
}

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
  const int result = libc().rwUnlock(lock);
  ur::threads::onRelease(lock, __builtin_return_address(0));
  return result;
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  return isControlled() ? ur::threads::waitFor(condition, mutex, ur::threads::kNever)
                        : libc().wait(condition, mutex);
}

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
                           const timespec *deadline) {
  return isControlled() ? ur::threads::waitFor(condition, mutex, deadlineOf(deadline))
                        : libc().clockWait(condition, mutex, clock, deadline);
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex,
                           const timespec *deadline) {
  return isControlled() ? ur::threads::waitFor(condition, mutex, deadlineOf(deadline))
                        : libc().timedWait(condition, mutex, deadline);
}

int pthread_cond_signal(pthread_cond_t *condition) {
  if (!isControlled())
    return libc().signal(condition);
  ur::threads::use(condition);
  ur::threads::wakeOne(Wait::Condition, condition);
  return 0;
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  if (!isControlled())
    return libc().broadcast(condition);
  ur::threads::use(condition);
  ur::threads::wakeAll(Wait::Condition, condition);
  return 0;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*routine)(void *),
                   void *argument) {
  if (!isControlled())
    return libc().create(thread, attributes, routine, argument);
  const std::size_t number = ur::threads::onCreate();
  std::unique_ptr<ur::threads::Start> start(new ur::threads::Start{routine, argument, number});
  const int error = libc().create(thread, attributes, ur::threads::run, start.get());
  if (error != 0) {
    ur::threads::onCreateFailure(number);
    return error;
  }
  static_cast<void>(start.release());
  ur::threads::identify(number, *thread);
  ur::threads::use(thread);
  return 0;
}

int pthread_join(pthread_t thread, void **result) {
  if (isControlled())
    ur::threads::onJoin(thread);
  return libc().join(thread, result);
}

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  std::array<long, 6> a{};
  for (long &argument : a)
    argument = va_arg(list, long);
  va_end(list);
  if (number == SYS_futex && isControlled())
    return ur::threads::futex(reinterpret_cast<const void *>(a[0]), static_cast<int>(a[1]),
                              static_cast<std::uint32_t>(a[2]),
                              reinterpret_cast<const void *>(a[3]));
  if (number == SYS_futex_waitv && isControlled())
    return ur::threads::futexWaitv(reinterpret_cast<const futex_waitv *>(a[0]),
                                   static_cast<unsigned>(a[1]),
                                   reinterpret_cast<const void *>(a[3]));
  return libc().syscall(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

int sched_yield() {
  return isControlled() ? ur::threads::sleepUntil(ur::threads::now())
                        : static_cast<int>(libc().syscall(SYS_sched_yield));
}

int nanosleep(const timespec *duration, timespec *remaining) {
  return isControlled() ? ur::threads::sleepUntil(deadlineOf(duration, true))
                        : static_cast<int>(libc().syscall(SYS_nanosleep, duration, remaining));
}

int clock_nanosleep(clockid_t clock, int flags, const timespec *time, timespec *remaining) {
  if (isControlled())
    return ur::threads::sleepUntil(deadlineOf(time, flags != TIMER_ABSTIME));
  return libc().syscall(SYS_clock_nanosleep, clock, flags, time, remaining) == 0 ? 0 : errno;
}

int clock_gettime(clockid_t clock, timespec *time) {
  if (!isControlled())
    return static_cast<int>(libc().syscall(SYS_clock_gettime, clock, time));
  const std::int64_t now = ur::threads::now();
  *time = {.tv_sec = now / 1'000'000'000, .tv_nsec = now % 1'000'000'000};
  return 0;
}

} // extern "C"
