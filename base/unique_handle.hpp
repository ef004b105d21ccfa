// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <utility>

namespace ur::base {

// Owns one handle of a C interface and releases it: one alias a handle type. `kRelease` is a
// function or an object without state that is called with the handle; `kNone` is no handle.
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

  // Where a creating call stores its result; releases what was owned before.
  Handle *out() noexcept {
    reset();
    return &handle_;
  }
  // Gives the handle up without releasing it.
  [[nodiscard]] Handle release() noexcept { return std::exchange(handle_, kNone); }
  void reset(Handle handle = kNone) noexcept {
    if (const Handle old = std::exchange(handle_, handle); old != kNone)
      static_cast<void>(kRelease(old));
  }

private:
  Handle handle_ = kNone;
};

} // namespace ur::base
