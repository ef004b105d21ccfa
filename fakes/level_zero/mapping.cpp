// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/mapping.hpp"

#include "fakes/level_zero/failure.hpp"

#include <utility>

#include <sys/mman.h>

namespace host_driver {

std::atomic<std::int64_t> &liveMappings() {
  static std::atomic<std::int64_t> count = 0;
  return count;
}

Mapping::Mapping(std::byte *data, std::size_t size) noexcept : data_(data), size_(size) {
  ++liveMappings();
}

Mapping::Mapping(Mapping &&other) noexcept
    : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)),
      borrowed_(other.borrowed_), owner_(other.owner_) {}

Mapping &Mapping::operator=(Mapping &&other) noexcept {
  std::swap(data_, other.data_);
  std::swap(size_, other.size_);
  std::swap(borrowed_, other.borrowed_);
  std::swap(owner_, other.owner_);
  return *this;
}

Mapping::~Mapping() {
  if (data_ == nullptr || borrowed_)
    return;
  munmap(data_, size_);
  if (owner_ == getpid())
    --liveMappings();
}

Mapping Mapping::reserve(std::size_t size, std::size_t alignment, const void *hint) {
  // The reservation must have room for an aligned part of the size.
  require(size <= SIZE_MAX - alignment, ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  const std::size_t reservedSize = size + alignment;
  void *address = mmap(const_cast<void *>(hint), reservedSize, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  require(address != MAP_FAILED, ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  auto *const start = static_cast<std::byte *>(address);
  const auto startAddress = reinterpret_cast<std::uintptr_t>(start);
  const std::size_t headSize = roundUp(startAddress, alignment) - startAddress;
  if (headSize != 0)
    munmap(start, headSize);
  if (reservedSize - headSize != size)
    munmap(start + headSize + size, reservedSize - headSize - size);
  return {start + headSize, size};
}

Mapping Mapping::borrow(std::byte *data, std::size_t size) noexcept {
  Mapping mapping;
  mapping.data_ = data;
  mapping.size_ = size;
  mapping.borrowed_ = true;
  return mapping;
}

Mapping Mapping::share(int fd, std::size_t size, int protection, std::size_t alignment,
                       std::size_t offset) {
  Mapping mapping = reserve(roundUp(size, kHostPage), alignment);
  void *address = mmap(mapping.data(), mapping.size(), protection, MAP_SHARED | MAP_FIXED, fd,
                       static_cast<off_t>(offset));
  require(address != MAP_FAILED, ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  return mapping;
}

bool duplicatePages(std::byte *pages, std::size_t size, std::byte *address) noexcept {
  // With an old size of 0, mremap keeps the old mapping.
  return mremap(pages, 0, size, MREMAP_MAYMOVE | MREMAP_FIXED, address) != MAP_FAILED;
}

bool hidePages(std::byte *pages, std::size_t size) noexcept {
  return mmap(pages, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1,
              0) != MAP_FAILED;
}

} // namespace host_driver
