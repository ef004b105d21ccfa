// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>

#include <unified-runtime/ur_ddi.h>

namespace ur::kit {

// Base of every handle struct. The loader reads the table pointer at offset 0 to find the adapter
// that owns a handle, so derived types must not become polymorphic.
class Object {
public:
  explicit Object(const ur_dditable_t &table) noexcept : table_(&table) {}
  Object(const Object &) = delete;
  Object &operator=(const Object &) = delete;

  void retain() noexcept { references_.fetch_add(1, std::memory_order_relaxed); }

  // True for the call that gave up the last reference: the caller then destroys the object.
  [[nodiscard]] bool release() noexcept {
    return references_.fetch_sub(1, std::memory_order_acq_rel) == 1;
  }

  // Retains an object that a registry found and whose last reference may be going at this moment.
  // False when it is gone: the object is being destroyed.
  [[nodiscard]] bool retainIfAlive() noexcept {
    std::uint32_t count = references_.load(std::memory_order_relaxed);
    while (count != 0)
      if (references_.compare_exchange_weak(count, count + 1, std::memory_order_relaxed))
        return true;
    return false;
  }

  std::uint32_t references() const noexcept { return references_.load(std::memory_order_relaxed); }

  // True for the handles of the adapter that owns `table`. Any adapter's handle may be asked.
  bool belongsTo(const ur_dditable_t &table) const noexcept { return table_ == &table; }

protected:
  ~Object() = default;

private:
  const ur_dditable_t *table_;
  std::atomic<std::uint32_t> references_{1};
};

// A counted reference to a handle's object that its owner keeps alive: a queue its context, an
// event its queue. `Handle` is a pointer to a type derived from Object; `destroy(Handle)` found by
// argument-dependent lookup ends the object when the last reference goes.
template <typename Handle> class Retained {
public:
  Retained() noexcept = default;
  explicit Retained(Handle handle) noexcept : handle_(handle) {
    if (handle_)
      handle_->retain();
  }
  Retained(Retained &&other) noexcept : handle_(other.handle_) { other.handle_ = nullptr; }
  Retained(const Retained &other) noexcept : Retained(other.handle_) {}
  Retained &operator=(Retained other) noexcept {
    Handle mine = handle_;
    handle_ = other.handle_;
    other.handle_ = mine;
    return *this;
  }
  ~Retained() {
    if (handle_ && handle_->release())
      destroy(handle_);
  }

  Handle get() const noexcept { return handle_; }
  Handle operator->() const noexcept { return handle_; }
  explicit operator bool() const noexcept { return handle_ != nullptr; }

private:
  Handle handle_ = nullptr;
};

} // namespace ur::kit
