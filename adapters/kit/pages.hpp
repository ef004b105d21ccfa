// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace ur::kit {

std::size_t pageSize() noexcept;

// `granularity` must be a power of two, and `value` at most SIZE_MAX - granularity.
constexpr std::size_t roundUp(std::size_t value, std::size_t granularity) noexcept {
  return (value + granularity - 1) & ~(granularity - 1);
}
constexpr bool isMultiple(std::uintptr_t value, std::size_t granularity) noexcept {
  return (value & (granularity - 1)) == 0;
}

// Replaces mapped pages with private zeros. Returns false if the process has reached the kernel's
// limit of mappings. Kernel interface: mmap.
bool makeZero(std::byte *address, std::size_t size) noexcept;

// When the system commits private memory: when it is mapped, or at the first access to each page.
enum class Commitment { AtOnce, OnTouch };

// Owns a range of whole pages that are readable and writable, but not executable. The destructor
// unmaps them.
class Pages {
public:
  Pages() noexcept = default;

  // Maps the first `size` bytes of `fd`, or private zeros if `fd` is -1. `size` is a multiple of
  // the page size. The address is a multiple of `alignment`, a power of two or 0. Throws
  // OUT_OF_HOST_MEMORY. Kernel interface: mmap.
  Pages(int fd, std::size_t size, std::size_t alignment,
        Commitment commitment = Commitment::AtOnce);

  // Owns pages that release() returned.
  Pages(std::byte *address, std::size_t size) noexcept : address_(address), size_(size) {}

  Pages(Pages &&other) noexcept
      : address_(std::exchange(other.address_, nullptr)), size_(std::exchange(other.size_, 0)) {}
  Pages &operator=(Pages &&other) noexcept {
    std::swap(address_, other.address_);
    std::swap(size_, other.size_);
    return *this;
  }
  ~Pages() { reset(); }

  std::byte *address() const noexcept { return address_; }
  std::size_t size() const noexcept { return size_; }
  void reset() noexcept;
  // Returns the address and gives up the pages without unmapping them.
  [[nodiscard]] std::byte *release() noexcept {
    size_ = 0;
    return std::exchange(address_, nullptr);
  }

private:
  std::byte *address_ = nullptr;
  std::size_t size_ = 0;
};

} // namespace ur::kit
