// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include <unistd.h>

namespace host_driver {

inline constexpr std::size_t kHostPage = 4096;
inline constexpr std::size_t kDevicePage = 64 * 1024;
inline constexpr std::size_t kLargePage = 2 * 1024 * 1024;

constexpr std::size_t roundUp(std::size_t size, std::size_t granularity) {
  return (size + granularity - 1) / granularity * granularity;
}

// A mapping that the destructor unmaps, or pages that the driver borrows from the application.
class Mapping {
public:
  Mapping() noexcept = default;
  Mapping(Mapping &&other) noexcept;
  Mapping &operator=(Mapping &&other) noexcept;
  ~Mapping();

  // Reserves address space without access. Tries the hint first.
  static Mapping reserve(std::size_t size, std::size_t alignment, const void *hint = nullptr);
  // Makes a shared mapping of a file from an offset. reserve() and share() throw
  // OUT_OF_HOST_MEMORY.
  static Mapping share(int fd, std::size_t size, int protection, std::size_t alignment = kHostPage,
                       std::size_t offset = 0);

  // Borrows pages of the application. The destructor does not unmap them.
  static Mapping borrow(std::byte *data, std::size_t size) noexcept;

  std::byte *data() const noexcept { return data_; }
  std::size_t size() const noexcept { return size_; }
  explicit operator bool() const noexcept { return data_ != nullptr; }

private:
  Mapping(std::byte *data, std::size_t size) noexcept;

  std::byte *data_ = nullptr;
  std::size_t size_ = 0;
  bool borrowed_ = false;
  // A forked child inherits mappings, but liveMappings() does not count them.
  pid_t owner_ = getpid();
};

// Maps the pages of a shared mapping at a second address too, with the same access. This function
// and hidePages() return false if the system call fails.
bool duplicatePages(std::byte *pages, std::size_t size, std::byte *address) noexcept;
// Replaces the mapping of pages with a reservation without access.
bool hidePages(std::byte *pages, std::size_t size) noexcept;

// The number of live mappings that this process made.
std::atomic<std::int64_t> &liveMappings();

} // namespace host_driver
