// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <unordered_set>

namespace ur::kit {

// The live objects that a caller may pass by address. The adapter dereferences an address only if
// it is registered.
template <typename Handle> class HandleRegistry {
public:
  void insert(Handle handle) {
    const std::lock_guard lock(mutex_);
    handles_.insert(handle);
    size_.store(handles_.size(), std::memory_order_relaxed);
  }

  // Removes a handle. Returns false if the handle is not registered.
  bool erase(Handle handle) noexcept {
    // Reads the size without the lock, because a registered handle was inserted before this call.
    return size_.load(std::memory_order_relaxed) != 0 && erase(handle, [](Handle) {});
  }

  // Does the same, but first calls `require(handle)` with the lock held. If `require` throws, the
  // handle stays registered.
  template <typename Require> bool erase(Handle handle, const Require &require) {
    const std::lock_guard lock(mutex_);
    const auto entry = handles_.find(handle);
    if (entry == handles_.end())
      return false;
    require(handle);
    handles_.erase(entry);
    size_.store(handles_.size(), std::memory_order_relaxed);
    return true;
  }

  bool contains(Handle handle) const {
    const std::lock_guard lock(mutex_);
    return handles_.contains(handle);
  }

  // Adds a reference to the registered object at an address, and returns the object. Returns null
  // if no live object is registered at the address.
  Handle retain(std::uintptr_t address) const {
    const auto handle = reinterpret_cast<Handle>(address);
    const std::lock_guard lock(mutex_);
    return handles_.contains(handle) && handle->retainIfAlive() ? handle : nullptr;
  }

private:
  mutable base::ForkSafeMutex mutex_;
  std::unordered_set<Handle> handles_;
  std::atomic<std::size_t> size_{0};
};

} // namespace ur::kit
