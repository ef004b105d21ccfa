// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_CPP_FLAGS_HPP
#define UR_IPC_CPP_FLAGS_HPP

#include <cstdint>
#include <type_traits>

namespace ur_ipc {

// A set of the bits of one C enum: flags<ur_queue_flag_t> for ur_queue_flags_t. A bit converts to a
// set, `|` of two bits makes a set, and a set converts to the C API's number.
template <typename Bit> class flags {
public:
  constexpr flags() noexcept = default;
  constexpr flags(Bit bit) noexcept : bits_(static_cast<std::uint32_t>(bit)) {}
  constexpr explicit flags(std::uint32_t bits) noexcept : bits_(bits) {}

  constexpr operator std::uint32_t() const noexcept { return bits_; }
  constexpr bool has(flags all) const noexcept { return (bits_ & all.bits_) == all.bits_; }

  constexpr flags &operator|=(flags other) noexcept { return *this = *this | other; }

  // The overloads for a bit prevent an ambiguity, because a set also converts to a number.
  friend constexpr flags operator|(flags a, flags b) noexcept { return flags(a.bits_ | b.bits_); }
  friend constexpr flags operator|(flags a, Bit b) noexcept { return a | flags(b); }
  friend constexpr flags operator|(Bit a, flags b) noexcept { return flags(a) | b; }
  friend constexpr flags operator&(flags a, flags b) noexcept { return flags(a.bits_ & b.bits_); }
  friend constexpr flags operator&(flags a, Bit b) noexcept { return a & flags(b); }

private:
  std::uint32_t bits_ = 0;
};

// Whether a C enum is a set of bits.
template <typename T> constexpr bool is_flag = false;

} // namespace ur_ipc

// In the namespace of the C enums, for argument-dependent lookup.
template <typename Bit, typename = std::enable_if_t<ur_ipc::is_flag<Bit>>>
constexpr ur_ipc::flags<Bit> operator|(Bit a, Bit b) noexcept {
  return ur_ipc::flags<Bit>(a) | b;
}

#endif // UR_IPC_CPP_FLAGS_HPP
