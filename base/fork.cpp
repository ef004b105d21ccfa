// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.hpp"

#include "base/immortal.hpp"

#include <algorithm>
#include <atomic>
#include <vector>

#include <pthread.h>

namespace ur::base {
namespace {

std::atomic<std::uint32_t> generation{0};

// The locks are taken in the order of their construction and held by nobody who takes a second one.
struct Registry {
  std::mutex mutex;
  std::vector<ForkSafeMutex *> members;
};

Registry &registry() {
  static Registry &instance = immortal<Registry>();
  return instance;
}

void lockAll() {
  registry().mutex.lock();
  for (ForkSafeMutex *member : registry().members)
    member->lock();
}

void unlockAll() {
  for (ForkSafeMutex *member : registry().members)
    member->unlock();
  registry().mutex.unlock();
}

void unlockAllInChild() {
  generation.fetch_add(1, std::memory_order_relaxed);
  unlockAll();
}

// From the load of the library on: forks count before anything that must be locked exists. It fails
// for want of memory only, and then forks are unguarded.
[[maybe_unused]] const int kWatchesForks = pthread_atfork(lockAll, unlockAll, unlockAllInChild);

} // namespace

std::uint32_t forkGeneration() noexcept { return generation.load(std::memory_order_relaxed); }

ForkSafeMutex::ForkSafeMutex() {
  const std::lock_guard lock(registry().mutex);
  registry().members.push_back(this);
}

ForkSafeMutex::~ForkSafeMutex() {
  const std::lock_guard lock(registry().mutex);
  std::erase(registry().members, this);
}

} // namespace ur::base
