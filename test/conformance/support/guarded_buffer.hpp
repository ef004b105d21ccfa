// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <span>

namespace ur::test {

// A copy of bytes that ends where a page without any access begins: reading one byte too far is a
// crash.
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
