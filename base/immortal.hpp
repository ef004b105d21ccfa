// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <memory>
#include <utility>

namespace ur::base {

// An object that the first who asks for it makes and nothing destroys, for state as old as the
// library: runtimes release their adapter from destructors that run after this library's own, and
// at that time threads of queues may still use it. The library is never unloaded (-z nodelete), so
// the object stays reachable.
//
//   static constinit Immortal<Registry> instance;
//   return instance.get();
//
// No lock guards the making, unlike that of a static variable: the child of a fork would wait for
// ever for a thread that it does not have. Of several that are made at once one stays.
template <typename T> class Immortal {
public:
  template <typename... Arguments> T &get(Arguments &&...arguments) {
    T *made = made_.load(std::memory_order_acquire);
    if (!made) {
      auto own = std::make_unique<T>(std::forward<Arguments>(arguments)...);
      if (made_.compare_exchange_strong(made, own.get(), std::memory_order_acq_rel))
        made = own.release();
    }
    return *made;
  }

private:
  std::atomic<T *> made_{nullptr};
};

} // namespace ur::base
