// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

namespace cuda_driver {

inline constexpr std::size_t kHostPage = 4096;
inline constexpr std::size_t kDevicePage = std::size_t{2} << 20;

constexpr std::size_t roundUp(std::size_t size, std::size_t granularity) {
  return (size + granularity - 1) / granularity * granularity;
}

// Addresses for device memory: a reserved part of the process's address space that the host cannot
// access. Reuses released addresses, the lowest first.
class Arena {
public:
  Arena();
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;

  // Returns the start of free addresses: the hint if the addresses from there are free, or 0 if
  // there is no room.
  std::uintptr_t allocate(std::size_t size, std::size_t alignment, std::uintptr_t hint = 0);
  void release(std::uintptr_t start);

  bool contains(std::uintptr_t address) const { return address - start_ < size_; }

private:
  bool isFree(std::uintptr_t start, std::size_t size) const;

  std::uintptr_t start_ = 0;
  std::size_t size_ = 0;
  std::map<std::uintptr_t, std::size_t> ranges_;
};

} // namespace cuda_driver
