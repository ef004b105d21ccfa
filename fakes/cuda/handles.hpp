// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/failure.hpp"
#include "fakes/cuda/misuse.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace cuda_driver {

// The objects of one kind of handle. Never reuses a number, so that the driver can report the use
// of a destroyed handle.
template <class Object> class Handles {
public:
  Handles(const char *kind, std::uintptr_t first) : kind_(kind), first_(first), next_(first) {}

  std::uintptr_t add(std::shared_ptr<Object> object) {
    const std::lock_guard lock(mutex_);
    const std::uintptr_t handle = next_;
    next_ += kStep;
    objects_.emplace(handle, std::move(object));
    return handle;
  }

  // Returns null for an unknown handle. Reports a destroyed handle as misuse.
  std::shared_ptr<Object> find(std::uintptr_t handle) {
    const std::lock_guard lock(mutex_);
    if (const auto entry = objects_.find(handle); entry != objects_.end())
      return entry->second;
    reportIfDestroyed(handle);
    return nullptr;
  }

  std::shared_ptr<Object> remove(std::uintptr_t handle) {
    const std::lock_guard lock(mutex_);
    const auto entry = objects_.find(handle);
    if (entry == objects_.end()) {
      reportIfDestroyed(handle);
      return nullptr;
    }
    std::shared_ptr<Object> object = std::move(entry->second);
    objects_.erase(entry);
    return object;
  }

  std::vector<std::shared_ptr<Object>> all() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::shared_ptr<Object>> objects;
    for (const auto &[handle, object] : objects_)
      objects.push_back(object);
    return objects;
  }

  template <class Condition> void removeIf(Condition condition) {
    std::vector<std::shared_ptr<Object>> removedObjects; // destroyed after the lock is released
    const std::lock_guard lock(mutex_);
    for (auto entry = objects_.begin(); entry != objects_.end();) {
      if (condition(*entry->second)) {
        removedObjects.push_back(std::move(entry->second));
        entry = objects_.erase(entry);
      } else {
        ++entry;
      }
    }
  }

  std::size_t size() const {
    const std::lock_guard lock(mutex_);
    return objects_.size();
  }

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  void reportIfDestroyed(std::uintptr_t handle) const {
    if (handle >= first_ && handle < next_ && (handle - first_) % kStep == 0)
      reportMisuse(std::string(kind_) + " was used after it was destroyed");
  }

  static constexpr std::uintptr_t kStep = 16;

  const char *const kind_;
  const std::uintptr_t first_;
  mutable std::mutex mutex_;
  std::uintptr_t next_;
  std::map<std::uintptr_t, std::shared_ptr<Object>> objects_;
};

} // namespace cuda_driver
