// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/arena.hpp"

#include <iterator>

#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace cuda_driver {
namespace {

constexpr std::size_t kMaxSize = std::size_t{1} << 40;
constexpr std::size_t kMinSize = std::size_t{1} << 34;

// Reserves addresses with a direct system call, because a sanitizer's mmap would prepare shadow
// memory for the whole range.
std::uintptr_t reserve(std::size_t size) {
  const long address = syscall(SYS_mmap, nullptr, size, PROT_NONE,
                               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return address == -1 ? 0 : static_cast<std::uintptr_t>(address);
}

} // namespace

Arena::Arena() {
  for (std::size_t size = kMaxSize; size >= kMinSize && start_ == 0; size /= 2) {
    const std::uintptr_t address = reserve(size);
    if (address == 0)
      continue;
    start_ = roundUp(address, kDevicePage);
    size_ = size - kDevicePage;
  }
}

bool Arena::isFree(std::uintptr_t start, std::size_t size) const {
  if (!contains(start) || size > size_ - (start - start_))
    return false;
  const auto next = ranges_.lower_bound(start);
  if (next != ranges_.end() && next->first < start + size)
    return false;
  return next == ranges_.begin() || std::prev(next)->first + std::prev(next)->second <= start;
}

std::uintptr_t Arena::allocate(std::size_t size, std::size_t alignment, std::uintptr_t hint) {
  if (size == 0 || size > size_)
    return 0;
  if (hint % alignment == 0 && isFree(hint, size)) {
    ranges_.emplace(hint, size);
    return hint;
  }
  std::uintptr_t candidate = roundUp(start_, alignment);
  for (const auto &[start, length] : ranges_) {
    if (candidate + size <= start)
      break;
    candidate = roundUp(start + length, alignment);
  }
  if (!isFree(candidate, size))
    return 0;
  ranges_.emplace(candidate, size);
  return candidate;
}

void Arena::release(std::uintptr_t start) { ranges_.erase(start); }

} // namespace cuda_driver
