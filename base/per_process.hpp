// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"
#include "base/process_number.hpp"

#include <atomic>
#include <cstdint>
#include <memory>

namespace ur::base {

// An object of which each process has its own, made when the process first asks for it. The child
// of a fork is noticed by the fork handlers and, where it was made without them (clone), by its
// number. It leaves the objects of its parents as they were: they stay reachable and unused, as a
// thread that is not there may have been in the middle of a change.
//
// Nothing is destroyed but by clear(): a static one serves static destructors, too.
template <typename T> class PerProcess {
public:
  // Null where this process has none yet.
  T *find() const noexcept {
    Entry *newest = newest_.load(std::memory_order_acquire);
    return newest && newest->isOfThisProcess() ? &newest->object : nullptr;
  }

  // The first call of a process returns what `make` does; of several at once one wins.
  template <typename Make> T &get(const Make &make) {
    Entry *newest = newest_.load(std::memory_order_acquire);
    while (!newest || !newest->isOfThisProcess()) {
      std::unique_ptr<Entry> own(new Entry{make(), forkGeneration(), processNumber(), newest});
      if (newest_.compare_exchange_strong(newest, own.get(), std::memory_order_acq_rel))
        newest = own.release();
    }
    return newest->object;
  }

  // Destroys this process's object and those of its parents, which fork handlers have seen. What a
  // clone copied without them is not ours to take apart. No other call may be on its way.
  void clear() noexcept {
    Entry *entry = newest_.exchange(nullptr, std::memory_order_acq_rel);
    while (entry) {
      Entry *const parents = entry->parents;
      if (entry->isOfThisProcess() || entry->generation != forkGeneration())
        delete entry;
      entry = parents;
    }
  }

private:
  struct Entry {
    T object;
    std::uint32_t generation;
    std::uint64_t process;
    Entry *parents;

    bool isOfThisProcess() const noexcept {
      return generation == forkGeneration() && process == processNumber();
    }
  };

  std::atomic<Entry *> newest_{nullptr};
};

} // namespace ur::base
