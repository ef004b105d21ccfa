// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.hpp"
#include "base/fork.hpp"

#include <cstdint>
#include <mutex>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// The one adapter of a library. It ends with its last reference, and a later get() makes a new one.
// As old as the library: keep it immortal().
class OnlyAdapter {
public:
  // urAdapterGet; `make()` returns a new adapter with one reference.
  template <typename Make>
  void get(std::uint32_t room, ur_adapter_handle_t *array, std::uint32_t *count, const Make &make) {
    if (array && room == 0)
      base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                  "there is an array for adapters, but its size is 0");
    if (array) {
      const std::lock_guard lock(mutex_);
      if (!adapter_ || !adapter_->retainIfAlive())
        adapter_ = make();
      *array = adapter_;
    }
    if (count)
      *count = 1;
  }

  // Before the adapter with its last reference gone is deleted.
  void forget(ur_adapter_handle_t adapter) noexcept {
    const std::lock_guard lock(mutex_);
    if (adapter_ == adapter)
      adapter_ = nullptr;
  }

private:
  base::ForkSafeMutex mutex_;
  ur_adapter_handle_t adapter_ = nullptr;
};

} // namespace ur::kit
