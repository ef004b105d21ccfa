// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

namespace ur::test {

// Reads an input from its start. After the end of the input, reads zeros.
class Bytes {
public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : remaining_(bytes) {}
  Bytes(const std::uint8_t *data, std::size_t size) : remaining_(data, size) {}

  bool empty() const noexcept { return remaining_.empty(); }

  void read(void *target, std::size_t size) {
    std::memset(target, 0, size);
    const auto bytes = take(size);
    if (!bytes.empty())
      std::memcpy(target, bytes.data(), bytes.size());
  }

  template <typename Number = std::uint8_t> Number number() {
    static_assert(std::is_integral_v<Number>);
    Number value;
    read(&value, sizeof(value));
    return value;
  }

  // Reads one byte, for up to 256 choices.
  std::size_t choice(std::size_t count) { return number() % count; }

  template <typename Range> auto &pickFrom(Range &range) { return range[choice(std::size(range))]; }

  // Takes `size` bytes, or all remaining bytes if there are fewer.
  std::span<const std::uint8_t> take(std::size_t size) {
    const auto bytes = remaining_.first(std::min(size, remaining_.size()));
    remaining_ = remaining_.subspan(bytes.size());
    return bytes;
  }

private:
  std::span<const std::uint8_t> remaining_;
};

} // namespace ur::test
