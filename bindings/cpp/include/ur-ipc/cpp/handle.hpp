// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_CPP_HANDLE_HPP
#define UR_IPC_CPP_HANDLE_HPP

// The base classes of handles and of other objects with a lifetime.

#include <cstddef>
#include <system_error>
#include <utility>

#include <unified-runtime/ur_api.h>
#include <ur-ipc/cpp/error.hpp>

namespace ur_ipc {
namespace detail {

// A handle without a reference count. It is valid as long as the object that returned it exists.
template <typename Handle> class plain_handle {
public:
  using c_type = Handle;
  struct traits {
    static constexpr const char *retain_name = "";
    static ur_result_t retain(c_type) noexcept { return UR_RESULT_SUCCESS; }
  };

  plain_handle() noexcept = default;
  explicit plain_handle(c_type handle) noexcept : handle_(handle) {}

  c_type get() const noexcept { return handle_; }
  operator c_type() const noexcept { return handle_; }
  explicit operator bool() const noexcept { return handle_ != nullptr; }

private:
  c_type handle_ = nullptr;
};

// A handle that owns one reference, or is empty. A copy adds a reference, and throws if the API
// cannot add it. Moves and the destructor never throw.
template <typename Traits> class counted_handle {
public:
  using c_type = typename Traits::c_type;
  using traits = Traits;

  counted_handle() noexcept = default;
  // Takes over the caller's reference. retained() adds a new reference instead.
  explicit counted_handle(c_type handle) noexcept : handle_(handle) {}
  counted_handle(const counted_handle &other) : handle_(with_another_reference(other.handle_)) {}
  counted_handle(counted_handle &&other) noexcept : handle_(other.detach()) {}
  counted_handle &operator=(counted_handle other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~counted_handle() { release(); }

  c_type get() const noexcept { return handle_; }
  operator c_type() const noexcept { return handle_; }
  explicit operator bool() const noexcept { return handle_ != nullptr; }

  // Passes the reference to the caller.
  c_type detach() noexcept { return std::exchange(handle_, nullptr); }

  // Releases the reference and reports the result. The object is empty even after an error.
  void reset(std::error_code &ec) noexcept { ec = release(); }
  void reset() {
    const void *table = table_of(handle_); // the call may destroy the handle
    if (const std::error_code ec = release())
      raise_from(ec, Traits::release_name, table);
  }

  // Returns the address of the handle, for calls that may write a handle.
  friend c_type *slot(counted_handle *object) noexcept {
    return object ? &object->handle_ : nullptr;
  }

private:
  static c_type with_another_reference(c_type handle) {
    if (handle)
      if (const std::error_code ec = Traits::retain(handle))
        raise(ec, Traits::retain_name, handle);
    return handle;
  }
  ur_result_t release() noexcept {
    const c_type handle = detach();
    return handle ? Traits::release(handle) : UR_RESULT_SUCCESS;
  }

  c_type handle_ = nullptr;
};

// Owns a value of the API that belongs to an owner, such as an allocation of a context. Keeps the
// owner alive, because the function that destroys the value needs the owner.
template <typename Traits> class unique {
public:
  using owner_type = typename Traits::owner_type;
  using value_type = typename Traits::value_type;

  unique() noexcept = default;
  // Takes over the caller's value. `size` is in bytes; 0 for values without a size.
  unique(owner_type owner, value_type value, std::size_t size = 0) noexcept
      : owner_(std::move(owner)), value_(value), size_(size) {}
  unique(unique &&other) noexcept
      : owner_(std::move(other.owner_)), value_(std::exchange(other.value_, nullptr)),
        size_(std::exchange(other.size_, 0)) {}
  unique &operator=(unique &&other) noexcept {
    unique moved(std::move(other));
    std::swap(owner_, moved.owner_);
    std::swap(value_, moved.value_);
    std::swap(size_, moved.size_);
    return *this;
  }
  ~unique() { end(); }

  value_type get() const noexcept { return value_; }
  std::size_t size() const noexcept { return size_; }
  const owner_type &owner() const noexcept { return owner_; }
  explicit operator bool() const noexcept { return value_ != nullptr; }

  // Passes the value to the caller, which must destroy it.
  value_type detach() noexcept {
    size_ = 0;
    return std::exchange(value_, nullptr);
  }

  // Destroys the value and reports the result. The object is empty even after an error.
  void reset(std::error_code &ec) noexcept { ec = end(); }
  void reset() {
    if (const std::error_code ec = end())
      raise(ec, Traits::name, owner_.get());
  }

private:
  ur_result_t end() noexcept {
    const std::size_t size = size_;
    const value_type value = detach();
    return value ? Traits::end(owner_.get(), value, size) : UR_RESULT_SUCCESS;
  }

  owner_type owner_;
  value_type value_ = nullptr;
  std::size_t size_ = 0;
};

} // namespace detail

// Returns an object with a new reference to another owner's handle, or an empty object for null.
template <typename Class>
Class retained(typename Class::c_type handle, std::error_code &ec) noexcept {
  ec = handle ? Class::traits::retain(handle) : UR_RESULT_SUCCESS;
  return Class(ec ? nullptr : handle);
}
template <typename Class> Class retained(typename Class::c_type handle) {
  std::error_code ec;
  Class result = retained<Class>(handle, ec);
  if (ec)
    detail::raise(ec, Class::traits::retain_name, handle);
  return result;
}

} // namespace ur_ipc

#endif // UR_IPC_CPP_HANDLE_HPP
