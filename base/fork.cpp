// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.hpp"

#include <atomic>
#include <utility>

#include <pthread.h>

namespace ur::base {
namespace {

// The mutexes are locked in that order too: an object of the inner place is made by a thread that
// holds an outer lock.
constinit ForkRegistry outer;
constinit ForkRegistry inner;

constinit std::atomic<std::uint32_t> generation{0};

// By this thread, which forks. Of two handlers the one that was registered later has locked.
constinit thread_local bool locked = false;

void beforeFork() {
  if (std::exchange(locked, true))
    return;
  outer.lock();
  inner.lock();
}

void unlock(void (ForkAware::*after)()) {
  inner.unlock(after);
  outer.unlock(after);
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

void ForkRegistry::lock() noexcept {
  mutex_.lock();
  for (ForkRegistration *entry = first_; entry; entry = entry->next_)
    entry->aware_.beforeFork();
}

void ForkRegistry::unlock(void (ForkAware::*after)()) noexcept {
  for (ForkRegistration *entry = first_; entry; entry = entry->next_)
    (entry->aware_.*after)();
  mutex_.unlock();
}

ForkRegistration::ForkRegistration(ForkAware &aware, ForkOrder order) noexcept
    : ForkRegistration(aware, order == ForkOrder::Outer ? outer : inner) {}

ForkRegistration::ForkRegistration(ForkAware &aware, ForkRegistry &registry) noexcept
    : aware_(aware), registry_(registry) {
  const std::lock_guard lock(registry_.mutex_);
  next_ = registry_.first_;
  link_ = &registry_.first_;
  if (next_)
    next_->link_ = &next_;
  registry_.first_ = this;
}

ForkRegistration::~ForkRegistration() {
  const std::lock_guard lock(registry_.mutex_);
  *link_ = next_;
  if (next_)
    next_->link_ = link_;
}

} // namespace ur::base
