// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <utility>

namespace ur::ipc {

// Owns one shared mapping of a file, to read and write, and unmaps it. Never executable.
class Mapping {
public:
  Mapping() noexcept = default;

  // Maps the first `length` bytes of `fd`. Throws OUT_OF_HOST_MEMORY when memory or the number of
  // mappings runs out. Kernel interface: mmap.
  static Mapping ofFile(int fd, std::size_t length);

  Mapping(Mapping &&other) noexcept
      : address_(std::exchange(other.address_, nullptr)), length_(std::exchange(other.length_, 0)) {
  }
  Mapping &operator=(Mapping &&other) noexcept {
    Mapping taken(std::move(other));
    std::swap(address_, taken.address_);
    std::swap(length_, taken.length_);
    return *this;
  }
  ~Mapping() { reset(); }

  void *address() const noexcept { return address_; }
  std::size_t length() const noexcept { return length_; }
  explicit operator bool() const noexcept { return address_ != nullptr; }

  // Gives the mapping up without unmapping it.
  void *release() noexcept {
    length_ = 0;
    return std::exchange(address_, nullptr);
  }

  void reset() noexcept;

private:
  Mapping(void *address, std::size_t length) noexcept : address_(address), length_(length) {}

  void *address_ = nullptr;
  std::size_t length_ = 0;
};

} // namespace ur::ipc
