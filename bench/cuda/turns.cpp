// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/turns.hpp"

#include "bench/ipc/bare_path.hpp"

#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>

#include <sys/mman.h>
#include <unistd.h>

namespace ur::bench {
namespace {

constexpr std::size_t kPage = 4096;
constexpr std::chrono::minutes kTimeout{1};
constexpr int kSpins = 10000; // afterwards, a waiting process yields the core

} // namespace

Turns Turns::create(support::Channel &parent) {
  const int file = memfd_create("turns", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, kPage) != 0)
    throw std::system_error(errno, std::generic_category(), "memfd_create");
  Turns turns(mapUnchecked(getpid(), file, kPage));
  parent.sendValue(file);
  return turns;
}

Turns Turns::open(support::Channel &child, pid_t childPid) {
  return Turns(mapUnchecked(childPid, child.receiveValue<int>(), kPage));
}

void Turns::awaitTurn() {
  ++turn_;
  const auto deadline = support::Clock::now() + kTimeout;
  for (int spins = 0; number_->load(std::memory_order_acquire) < turn_; ++spins) {
    if (spins < kSpins)
      continue;
    std::this_thread::yield();
    if (support::Clock::now() > deadline)
      throw support::DeadlineMissed("the other process does not signal");
  }
}

} // namespace ur::bench
