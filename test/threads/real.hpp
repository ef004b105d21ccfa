// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <pthread.h>
#include <time.h>

namespace ur::threads {

// The C library's own functions, which the program replaces.
struct LibcFunctions {
  long (*syscall)(long, ...);
  int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  int (*join)(pthread_t, void **);
  int (*tryLock)(pthread_mutex_t *);
  int (*lock)(pthread_mutex_t *);
  int (*clockLock)(pthread_mutex_t *, clockid_t, const timespec *);
  int (*unlock)(pthread_mutex_t *);
  int (*tryReadLock)(pthread_rwlock_t *);
  int (*readLock)(pthread_rwlock_t *);
  int (*tryWriteLock)(pthread_rwlock_t *);
  int (*writeLock)(pthread_rwlock_t *);
  int (*rwUnlock)(pthread_rwlock_t *);
  int (*wait)(pthread_cond_t *, pthread_mutex_t *);
  int (*clockWait)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const timespec *);
  int (*timedWait)(pthread_cond_t *, pthread_mutex_t *, const timespec *);
  int (*signal)(pthread_cond_t *);
  int (*broadcast)(pthread_cond_t *);
};

const LibcFunctions &libc() noexcept;

} // namespace ur::threads
