// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.hpp"

#include <atomic>
#include <utility>

#include <pthread.h>

namespace ur::base {
namespace {

// A fork locks the outer registry first, because a thread that holds an outer lock may register an
// inner object.
constinit ForkRegistry outerRegistry;
constinit ForkRegistry innerRegistry;

constinit std::atomic<std::uint32_t> generation{0};

// True while the forking thread holds the locks. One fork may run beforeFork twice
// (lockFirstAtFork).
constinit thread_local bool holdsLocks = false;

void beforeFork() {
  if (std::exchange(holdsLocks, true))
    return;
  outerRegistry.lock();
  innerRegistry.lock();
}

void unlock(void (ForkAware::*handler)()) {
  innerRegistry.unlock(handler);
  outerRegistry.unlock(handler);
  holdsLocks = false;
}

void afterForkInParent() { unlock(&ForkAware::afterForkInParent); }

void afterForkInChild() {
  generation.fetch_add(1, std::memory_order_relaxed);
  unlock(&ForkAware::afterForkInChild);
}

constinit bool handlersAreRegistered = false;

// Runs before all other initialization of the library, so that the handlers exist before any lock.
// Callers of this library register their handlers later. So their handlers lock before this library
// does, and run after this library is unlocked. If memory is exhausted, the registration fails, and
// forks run no handlers of this library. Unloading the library removes the handlers.
[[gnu::constructor(101)]] void watchForks() {
  handlersAreRegistered = pthread_atfork(beforeFork, afterForkInParent, afterForkInChild) == 0;
}

} // namespace

std::uint32_t forkGeneration() noexcept { return generation.load(std::memory_order_relaxed); }

// Registers the handler only once, because pthread_atfork cannot undo it. The handlers that unlock
// need no second registration: they already run before the handlers of this library's callers.
void lockFirstAtFork() noexcept {
  static constinit std::atomic_flag registered;
  if (handlersAreRegistered && !registered.test_and_set())
    pthread_atfork(beforeFork, nullptr, nullptr);
}

void ForkRegistry::lock() noexcept {
  mutex_.lock();
  for (ForkRegistration *entry = first_; entry; entry = entry->next_)
    entry->object_.beforeFork();
}

void ForkRegistry::unlock(void (ForkAware::*handler)()) noexcept {
  for (ForkRegistration *entry = first_; entry; entry = entry->next_)
    (entry->object_.*handler)();
  mutex_.unlock();
}

ForkRegistration::ForkRegistration(ForkAware &object, ForkOrder order) noexcept
    : ForkRegistration(object, order == ForkOrder::Outer ? outerRegistry : innerRegistry) {}

ForkRegistration::ForkRegistration(ForkAware &object, ForkRegistry &registry) noexcept
    : object_(object), registry_(registry) {
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
