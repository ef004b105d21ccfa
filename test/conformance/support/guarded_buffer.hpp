// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <span>

namespace ur::test {

// A copy of bytes that ends at a page without access: a read beyond the end crashes.
class GuardedBuffer {
public:
  explicit GuardedBuffer(std::span<const std::byte> bytes);
  GuardedBuffer(const GuardedBuffer &) = delete;
  GuardedBuffer &operator=(const GuardedBuffer &) = delete;
  ~GuardedBuffer();

  void *data() const noexcept { return data_; }

private:
  void *map_;
  std::size_t mapSize_;
  std::byte *data_;
};

} // namespace ur::test
