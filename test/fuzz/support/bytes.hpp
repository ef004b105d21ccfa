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
  explicit Bytes(std::span<const std::uint8_t> bytes) : rest_(bytes) {}
  Bytes(const std::uint8_t *data, std::size_t size) : rest_(data, size) {}

  bool empty() const noexcept { return rest_.empty(); }

  void read(void *into, std::size_t size) {
    std::memset(into, 0, size);
    const auto given = take(size);
    if (!given.empty())
      std::memcpy(into, given.data(), given.size());
  }

  template <typename Number = std::uint8_t> Number number() {
    static_assert(std::is_integral_v<Number>);
    Number value;
    read(&value, sizeof(value));
    return value;
  }

  // Reads one byte, for up to 256 choices.
  std::size_t choice(std::size_t count) { return number() % count; }

  template <typename Range> auto &oneOf(Range &range) { return range[choice(std::size(range))]; }

  // Takes `size` bytes, or all remaining bytes if there are fewer.
  std::span<const std::uint8_t> take(std::size_t size) {
    const auto taken = rest_.first(std::min(size, rest_.size()));
    rest_ = rest_.subspan(taken.size());
    return taken;
  }

private:
  std::span<const std::uint8_t> rest_;
};

} // namespace ur::test
