// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <utility>

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

  // Drops a reference. Returns true for the last one; the caller must then destroy the object.
  [[nodiscard]] bool release() noexcept {
    return references_.fetch_sub(1, std::memory_order_acq_rel) == 1;
  }

  // Retains an object that a registry found. Returns false if another thread has dropped the last
  // reference and is destroying the object.
  [[nodiscard]] bool retainIfAlive() noexcept {
    std::uint32_t count = references_.load(std::memory_order_relaxed);
    while (count != 0)
      if (references_.compare_exchange_weak(count, count + 1, std::memory_order_relaxed))
        return true;
    return false;
  }

  std::uint32_t references() const noexcept { return references_.load(std::memory_order_relaxed); }

  // Returns whether this handle, which may belong to any adapter, belongs to the adapter that owns
  // `table`.
  bool belongsTo(const ur_dditable_t &table) const noexcept { return table_ == &table; }

protected:
  ~Object() = default;

private:
  const ur_dditable_t *table_;
  std::atomic<std::uint32_t> references_{1};
};

// Drops a reference. After the last one, calls the `destroy(Handle)` that argument-dependent lookup
// finds.
template <typename Handle> void release(Handle handle) noexcept {
  if (handle->release())
    destroy(handle);
}

// A counted reference to an object of type `*Handle`, derived from Object, such as a queue's
// reference to its context.
template <typename Handle> class Reference {
public:
  Reference() noexcept = default;
  explicit Reference(Handle handle) noexcept : handle_(handle) {
    if (handle_)
      handle_->retain();
  }
  // Takes over the caller's reference.
  static Reference adopt(Handle handle) noexcept {
    Reference reference;
    reference.handle_ = handle;
    return reference;
  }
  Reference(Reference &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Reference(const Reference &other) noexcept : Reference(other.handle_) {}
  Reference &operator=(Reference other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Reference() {
    if (handle_)
      kit::release(handle_);
  }

  Handle get() const noexcept { return handle_; }
  Handle operator->() const noexcept { return handle_; }
  explicit operator bool() const noexcept { return handle_ != nullptr; }

private:
  Handle handle_ = nullptr;
};

} // namespace ur::kit
