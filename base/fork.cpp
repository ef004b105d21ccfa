// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.hpp"

#include <atomic>
#include <utility>

#include <pthread.h>

namespace ur::base {

// Those of one place in the order. The mutexes are locked in that order too: an object of the inner
// place is made by a thread that holds an outer lock.
struct ForkRegistry {
  static ForkRegistry outer;
  static ForkRegistry inner;

  static ForkRegistry &of(ForkOrder order) noexcept {
    return order == ForkOrder::Outer ? outer : inner;
  }

  void lock() {
    mutex.lock();
    forEach(&ForkAware::beforeFork);
  }

  void unlock(void (ForkAware::*after)()) {
    forEach(after);
    mutex.unlock();
  }

  void forEach(void (ForkAware::*call)()) {
    for (ForkRegistration *entry = first; entry; entry = entry->next_)
      (entry->aware_.*call)();
  }

  std::mutex mutex;
  ForkRegistration *first = nullptr;
};

constinit ForkRegistry ForkRegistry::outer;
constinit ForkRegistry ForkRegistry::inner;

namespace {

constinit std::atomic<std::uint32_t> generation{0};

// By this thread, which forks. Of two handlers the one that was registered later has locked.
constinit thread_local bool locked = false;

void beforeFork() {
  if (std::exchange(locked, true))
    return;
  ForkRegistry::outer.lock();
  ForkRegistry::inner.lock();
}

void unlock(void (ForkAware::*after)()) {
  ForkRegistry::inner.unlock(after);
  ForkRegistry::outer.unlock(after);
  locked = false;
}

void afterForkInParent() { unlock(&ForkAware::afterForkInParent); }

void afterForkInChild() {
  generation.fetch_add(1, std::memory_order_relaxed);
  unlock(&ForkAware::afterForkInChild);
}

constinit bool guarded = false;

// Before all other initialisation of the library: forks count before anything that must be locked
// exists, and handlers of code that calls into this one, with its own locks held, are registered
// later, so they lock first and, after the fork, find what they call unlocked. It fails for want of
// memory only, and then forks are unguarded. Unloading the library takes the handlers away.
[[gnu::constructor(101)]] void watchForks() {
  guarded = pthread_atfork(beforeFork, afterForkInParent, afterForkInChild) == 0;
}

} // namespace

std::uint32_t forkGeneration() noexcept { return generation.load(std::memory_order_relaxed); }

// Once, since handlers cannot be taken back. What unlocks stays where it is: before the handlers of
// all who may call into this library again.
void lockFirstAtFork() noexcept {
  static constinit std::atomic_flag registered;
  if (guarded && !registered.test_and_set())
    pthread_atfork(beforeFork, nullptr, nullptr);
}

ForkRegistration::ForkRegistration(ForkAware &aware, ForkOrder order) noexcept
    : aware_(aware), order_(order) {
  ForkRegistry &registry = ForkRegistry::of(order_);
  const std::lock_guard lock(registry.mutex);
  next_ = registry.first;
  link_ = &registry.first;
  if (next_)
    next_->link_ = &next_;
  registry.first = this;
}

ForkRegistration::~ForkRegistration() {
  const std::lock_guard lock(ForkRegistry::of(order_).mutex);
  *link_ = next_;
  if (next_)
    next_->link_ = link_;
}

} // namespace ur::base
