// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_CPP_HANDLE_HPP
#define UR_IPC_CPP_HANDLE_HPP

// What the classes of handles and of other things with a lifetime are made of.

#include <cstddef>
#include <system_error>
#include <utility>

#include <unified-runtime/ur_api.h>
#include <ur-ipc/cpp/error.hpp>

namespace ur_ipc {
namespace detail {

// A handle without references to count: it is as good as what it came from.
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

// A handle with one reference of its own, or none. Copies take a reference, and throw where that
// fails; moves and the end never throw.
template <typename Traits> class counted_handle {
public:
  using c_type = typename Traits::c_type;
  using traits = Traits;

  counted_handle() noexcept = default;
  // Takes over a reference that the caller has; retained() takes one more.
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

  // Gives the reference to the caller.
  c_type detach() noexcept { return std::exchange(handle_, nullptr); }

  // Gives the reference up, and says whether that worked. The object is empty in any case.
  void reset(std::error_code &ec) noexcept { ec = release(); }
  void reset() {
    const void *table = table_of(handle_); // the handle may end with the call
    if (const std::error_code ec = release())
      raise_from(ec, Traits::release_name, table);
  }

  // The place of the handle, for calls that may put one there.
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

// What one function made and another one ends, in the owner that both are given. The owner lives as
// long as the object.
template <typename Traits> class unique {
public:
  using owner_type = typename Traits::owner_type;
  using value_type = typename Traits::value_type;

  unique() noexcept = default;
  // Takes over what the caller has made: of `size` bytes, where it has a size.
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

  // Gives the object to the caller, who ends it.
  value_type detach() noexcept {
    size_ = 0;
    return std::exchange(value_, nullptr);
  }

  // Ends the object, and says whether that worked. This one is empty in any case.
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

// An object with a reference of its own to a handle that somebody else has; an empty one for null.
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
