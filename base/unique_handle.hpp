// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <utility>

namespace ur::base {

// Owns one handle of a C interface, and releases it with `kRelease`: a function, or a stateless
// object that is called with the handle. `kNone` is the empty handle. Define one alias per handle
// type.
//
//   using Directory = UniqueHandle<DIR *, closedir>;
//   Directory directory(opendir(path));
template <typename Handle, auto kRelease, Handle kNone = Handle{}> class UniqueHandle {
public:
  UniqueHandle() noexcept = default;
  explicit UniqueHandle(Handle handle) noexcept : handle_(handle) {}
  UniqueHandle(UniqueHandle &&other) noexcept : handle_(other.release()) {}
  UniqueHandle &operator=(UniqueHandle &&other) noexcept {
    reset(other.release());
    return *this;
  }
  ~UniqueHandle() { reset(); }

  Handle get() const noexcept { return handle_; }
  explicit operator bool() const noexcept { return handle_ != kNone; }
  bool operator==(const UniqueHandle &) const noexcept = default;

  // Returns the address where a call writes a new handle. Releases the previous handle.
  Handle *out() noexcept {
    reset();
    return &handle_;
  }
  // Returns the handle without releasing it, and becomes empty.
  [[nodiscard]] Handle release() noexcept { return std::exchange(handle_, kNone); }
  void reset(Handle handle = kNone) noexcept {
    if (const Handle oldHandle = std::exchange(handle_, handle); oldHandle != kNone)
      static_cast<void>(kRelease(oldHandle));
  }

private:
  Handle handle_ = kNone;
};

} // namespace ur::base
