// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <memory>
#include <utility>

namespace ur::base {

// An object that the first call of get() creates, and that nothing destroys. Runtimes release their
// adapter from destructors that run after this library's destructors, and queue threads may still
// use the object. The library is never unloaded (-z nodelete), so the object stays reachable.
//
//   static constinit Immortal<Registry> instance;
//   return instance.get();
//
// Unlike the initialization of a static variable, get() takes no lock: a forked child could wait
// forever for a lock that another thread of the parent held. If several threads call get() for the
// first time concurrently, each creates an object; all use the same one, and the rest are
// destroyed.
template <typename T> class Immortal {
public:
  template <typename... Arguments> T &get(Arguments &&...arguments) {
    T *object = object_.load(std::memory_order_acquire);
    if (!object) {
      auto candidate = std::make_unique<T>(std::forward<Arguments>(arguments)...);
      if (object_.compare_exchange_strong(object, candidate.get(), std::memory_order_acq_rel))
        object = candidate.release();
    }
    return *object;
  }

private:
  std::atomic<T *> object_{nullptr};
};

} // namespace ur::base
