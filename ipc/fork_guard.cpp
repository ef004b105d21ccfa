// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/fork_guard.hpp"

#include <atomic>
#include <mutex>

#include <pthread.h>

namespace ur::ipc {
namespace {

constinit std::mutex registryMutex;
constinit ForkRegistration *registry = nullptr;
constinit std::atomic<std::uint64_t> generation{0};

} // namespace

struct ForkHandlers {
  template <typename Visit> static void forEach(Visit visit) {
    for (ForkRegistration *entry = registry; entry; entry = entry->next_)
      visit(entry->aware_);
  }

  static void prepare() {
    registryMutex.lock();
    forEach([](ForkAware &aware) { aware.beforeFork(); });
  }

  static void parent() {
    forEach([](ForkAware &aware) { aware.afterForkInParent(); });
    registryMutex.unlock();
  }

  static void child() {
    generation.fetch_add(1, std::memory_order_relaxed);
    forEach([](ForkAware &aware) { aware.afterForkInChild(); });
    registryMutex.unlock();
  }
};

namespace {

// Before all other initialisation of the library: handlers that are registered later lock first
// when a fork begins, and their code calls into this one with its own locks held. Unloading the
// library takes the handlers away.
__attribute__((constructor(101))) void installHandlers() {
  pthread_atfork(ForkHandlers::prepare, ForkHandlers::parent, ForkHandlers::child);
}

} // namespace

std::uint64_t forkGeneration() noexcept { return generation.load(std::memory_order_relaxed); }

ForkRegistration::ForkRegistration(ForkAware &aware) noexcept : aware_(aware) {
  const std::lock_guard lock(registryMutex);
  next_ = registry;
  link_ = &registry;
  if (next_)
    next_->link_ = &next_;
  registry = this;
}

ForkRegistration::~ForkRegistration() {
  const std::lock_guard lock(registryMutex);
  *link_ = next_;
  if (next_)
    next_->link_ = link_;
}

} // namespace ur::ipc
