// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/adapter/fork.hpp"

#include "runtime/adapter/immortal.hpp"

#include <algorithm>
#include <atomic>
#include <vector>

#include <pthread.h>

namespace ur::adapter {
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

// It fails for want of memory only, and then forks are unguarded.
void watchForks() noexcept {
  static const int registered = pthread_atfork(lockAll, unlockAll, unlockAllInChild);
  static_cast<void>(registered);
}

} // namespace

std::uint32_t forkGeneration() noexcept {
  watchForks(); // whoever compares generations may have no mutex
  return generation.load(std::memory_order_relaxed);
}

ForkSafeMutex::ForkSafeMutex() {
  watchForks();
  const std::lock_guard lock(registry().mutex);
  registry().members.push_back(this);
}

ForkSafeMutex::~ForkSafeMutex() {
  const std::lock_guard lock(registry().mutex);
  std::erase(registry().members, this);
}

} // namespace ur::adapter
