// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/guarded_buffer.hpp"

#include <cerrno>
#include <cstring>
#include <system_error>

#include <sys/mman.h>
#include <unistd.h>

namespace ur::test {

GuardedBuffer::GuardedBuffer(std::span<const std::byte> bytes) {
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  const std::size_t size = (bytes.size() + page - 1) / page * page;
  mapSize_ = size + page;
  map_ = mmap(nullptr, mapSize_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (map_ == MAP_FAILED || mprotect(static_cast<std::byte *>(map_) + size, page, PROT_NONE) != 0)
    throw std::system_error(errno, std::generic_category(), "cannot create a guard page");
  data_ = static_cast<std::byte *>(map_) + size - bytes.size();
  if (!bytes.empty())
    std::memcpy(data_, bytes.data(), bytes.size());
}

GuardedBuffer::~GuardedBuffer() { munmap(map_, mapSize_); }

} // namespace ur::test
