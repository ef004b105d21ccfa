// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.hpp"

#include <atomic>

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

void beforeFork() {
  ForkRegistry::outer.lock();
  ForkRegistry::inner.lock();
}

void afterForkInParent() {
  ForkRegistry::inner.unlock(&ForkAware::afterForkInParent);
  ForkRegistry::outer.unlock(&ForkAware::afterForkInParent);
}

void afterForkInChild() {
  generation.fetch_add(1, std::memory_order_relaxed);
  ForkRegistry::inner.unlock(&ForkAware::afterForkInChild);
  ForkRegistry::outer.unlock(&ForkAware::afterForkInChild);
}

// Before all other initialisation of the library: forks count before anything that must be locked
// exists, and handlers that are registered later lock first when a fork begins, as their code calls
// into this one with its own locks held. It fails for want of memory only, and then forks are
// unguarded. Unloading the library takes the handlers away.
[[gnu::constructor(101)]] void watchForks() {
  pthread_atfork(beforeFork, afterForkInParent, afterForkInChild);
}

} // namespace

std::uint32_t forkGeneration() noexcept { return generation.load(std::memory_order_relaxed); }

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
