// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/pages.hpp"

#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "base/system_error.hpp"

#include <algorithm>
#include <cerrno>

#include <sys/mman.h>
#include <unistd.h>

namespace ur::kit {
namespace {

constexpr int kReadWrite = PROT_READ | PROT_WRITE;
constexpr int kUncommitted = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;

std::byte *map(void *hint, std::size_t size, int protection, int flags, int fd) {
  void *address = base::os().mmap(hint, size, protection, flags, fd, 0);
  if (address == MAP_FAILED)
    base::raise(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                "mmap of {} bytes failed: {}; free memory or raise vm.max_map_count", size,
                base::errorName(errno));
  return static_cast<std::byte *>(address);
}

} // namespace

std::size_t pageSize() noexcept {
  return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); // cached by the C library
}

// Delegates to the default constructor, so that the destructor runs even if this constructor
// throws.
Pages::Pages(int fd, std::size_t size, std::size_t alignment, Commitment commitment) : Pages() {
  size_ = size;
  const int flags = fd >= 0                             ? MAP_SHARED
                    : commitment == Commitment::OnTouch ? kUncommitted
                                                        : MAP_PRIVATE | MAP_ANONYMOUS;
  if (alignment <= pageSize()) {
    address_ = map(nullptr, size, kReadWrite, flags, fd);
    return;
  }
  // The kernel aligns only to pages, so this constructor maps more than needed and unmaps the rest.
  const std::size_t mappedSize = size + alignment - pageSize();
  std::byte *start = map(nullptr, mappedSize, PROT_NONE, kUncommitted, -1);
  const auto lead = -reinterpret_cast<std::uintptr_t>(start) & (alignment - 1);
  const std::size_t tail = mappedSize - lead - size;
  address_ = start + lead;
  const auto &os = base::os();
  if (lead != 0)
    os.munmap(start, lead);
  if (tail != 0)
    os.munmap(address_ + size, tail);
  map(address_, size, kReadWrite, flags | MAP_FIXED, fd);
}

bool makeZero(std::byte *address, std::size_t size) noexcept {
  return base::os().mmap(address, size, kReadWrite, kUncommitted | MAP_FIXED, -1, 0) != MAP_FAILED;
}

// The kernel may have merged the pages with their neighbors into one mapping. Then munmap splits
// that mapping, which fails at the kernel's limit of mappings. In that case this function frees
// only the memory, and the addresses stay mapped.
void Pages::reset() noexcept {
  if (address_ && base::os().munmap(address_, size_) != 0)
    makeZero(address_, size_);
  address_ = nullptr;
  size_ = 0;
}

} // namespace ur::kit
