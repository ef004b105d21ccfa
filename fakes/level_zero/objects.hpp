// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/failure.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

#include <unistd.h>

namespace host_driver {

enum class Kind {
  Context,
  CommandQueue,
  CommandList,
  Fence,
  EventPool,
  Event,
  PhysicalMem,
  Module,
  ModuleBuildLog,
  Kernel
};
inline constexpr std::array kKindNames = {
    "context",      "command_queue", "command_list",     "fence", "event_pool", "event",
    "physical_mem", "module",        "module_build_log", "kernel"};

// The base of all objects with a handle.
class Object {
public:
  Object(Kind objectKind, std::shared_ptr<Object> objectParent)
      : kind(objectKind), parent(std::move(objectParent)) {}
  Object(const Object &) = delete;
  Object &operator=(const Object &) = delete;
  virtual ~Object() = default;

  const Kind kind;
  const std::shared_ptr<Object> parent;
  // A forked child inherits objects, but does not own them.
  const pid_t owner = getpid();
  // The number of live children and pending commands. The object must not be destroyed before them.
  std::atomic<std::uint32_t> uses = 0;
};

// All live objects. Detects stale and foreign handles without dereferencing them.
class Objects {
public:
  void add(std::shared_ptr<Object> object);
  std::shared_ptr<Object> find(const void *handle) const;
  bool remove(const void *handle);

  std::map<Kind, std::size_t> countOwned() const;
  std::vector<std::shared_ptr<Object>> all(Kind kind) const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  mutable std::mutex mutex_;
  std::unordered_map<const void *, std::shared_ptr<Object>> byHandle_;
};

Objects &objects();

[[noreturn]] void refuseHandle(const void *handle, Kind expected);

// Returns the object of a handle. Throws for null and unknown handles.
template <class T, class Handle> std::shared_ptr<T> objectOf(Handle handle) {
  require(handle != nullptr, ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
  std::shared_ptr<Object> object = objects().find(handle);
  if (object == nullptr || object->kind != T::kKind)
    refuseHandle(handle, T::kKind);
  return std::static_pointer_cast<T>(std::move(object));
}

template <class T, class Handle> void publish(std::shared_ptr<T> object, Handle *handle) {
  Object *raw = object.get();
  objects().add(std::move(object));
  *handle = reinterpret_cast<Handle>(raw);
}

// Removes the object from the table. Pending commands may keep it alive.
template <class T, class Handle> std::shared_ptr<T> unpublish(Handle handle) {
  std::shared_ptr<T> object = objectOf<T>(handle);
  // If two threads destroy the object at the same time, the second thread fails here.
  if (!objects().remove(handle))
    refuseHandle(handle, T::kKind);
  return object;
}

// A reference to an object that counts as a use of the object.
template <class T> class Use {
public:
  Use() noexcept = default;
  explicit Use(std::shared_ptr<T> object) : object_(std::move(object)) {
    if (object_ != nullptr)
      ++object_->uses;
  }
  Use(const Use &other) : Use(other.object_) {}
  Use(Use &&other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  Use &operator=(Use other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~Use() {
    if (object_ != nullptr)
      --object_->uses;
  }

  T *get() const noexcept { return object_.get(); }
  T *operator->() const noexcept { return object_.get(); }
  T &operator*() const noexcept { return *object_; }
  explicit operator bool() const noexcept { return object_ != nullptr; }
  const std::shared_ptr<T> &shared() const noexcept { return object_; }

private:
  std::shared_ptr<T> object_;
};

} // namespace host_driver
