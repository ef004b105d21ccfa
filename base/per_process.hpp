// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"
#include "base/process_number.hpp"

#include <atomic>
#include <cstdint>
#include <memory>

namespace ur::base {

// Creates one object per process, at the process's first call of get(). Fork handlers detect a
// child of fork. The process number detects a child of clone, which runs no handlers. A child keeps
// the objects of its ancestors in memory, but never uses them, because another thread may have been
// changing one at the fork.
//
// Static destructors can still use the object, because only clear() destroys it.
template <typename T> class PerProcess {
public:
  // Returns null if this process has no object yet.
  T *find() const noexcept {
    Entry *entry = newestEntry_.load(std::memory_order_acquire);
    return entry && entry->isOfThisProcess() ? &entry->object : nullptr;
  }

  // Returns the object. The first call of a process creates it with `make`. If several threads make
  // the first call concurrently, each creates an object; all use the same one, and the rest are
  // destroyed.
  template <typename Make> T &get(const Make &make) {
    Entry *entry = newestEntry_.load(std::memory_order_acquire);
    while (!entry || !entry->isOfThisProcess()) {
      std::unique_ptr<Entry> candidate(new Entry{make(), forkGeneration(), processNumber(), entry});
      if (newestEntry_.compare_exchange_strong(entry, candidate.get(), std::memory_order_acq_rel))
        entry = candidate.release();
    }
    return entry->object;
  }

  // Destroys this process's object. Also destroys the copies of its ancestors' objects that a fork
  // made, because the fork handlers left them consistent. Keeps the copies that a clone made,
  // because no handler ran. No other call may run concurrently.
  void clear() noexcept {
    Entry *entry = newestEntry_.exchange(nullptr, std::memory_order_acq_rel);
    while (entry) {
      Entry *const parent = entry->parent;
      if (entry->isOfThisProcess() || entry->generation != forkGeneration())
        delete entry;
      entry = parent;
    }
  }

private:
  struct Entry {
    T object;
    std::uint32_t generation;
    std::uint64_t process;
    Entry *parent;

    bool isOfThisProcess() const noexcept {
      return generation == forkGeneration() && process == processNumber();
    }
  };

  std::atomic<Entry *> newestEntry_{nullptr};
};

} // namespace ur::base
