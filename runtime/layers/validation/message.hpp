// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace ur::validation {

// An argument's value for a message. The constructors neither format nor allocate.
class Value {
public:
  constexpr Value(std::nullptr_t) noexcept : Value(Form::Null, 0) {}
  Value(const void *address) noexcept
      : Value(address ? Form::Bits : Form::Null, reinterpret_cast<std::uintptr_t>(address)) {}
  template <typename T>
    requires std::integral<T> || std::is_enum_v<T>
  constexpr Value(T number) noexcept : Value(Form::Number, static_cast<std::uint64_t>(number)) {}

  // Makes the size of a buffer that is too small for a value.
  static constexpr Value bufferSize(std::size_t size, std::size_t requiredSize) noexcept {
    return {Form::Bytes, size, requiredSize};
  }
  // Makes an array whose element at `index` is null.
  static constexpr Value nullElementAt(std::ptrdiff_t index) noexcept {
    return {Form::NullElement, static_cast<std::uint64_t>(index)};
  }
  // Makes a set of flags.
  friend constexpr Value bits(std::uint32_t flags) noexcept;

  // Returns "null", "17", "0x80000000", "null at index 2" or "2 where 4 bytes are needed".
  std::string text() const;

private:
  enum class Form : std::uint8_t { Null, Number, Bits, Bytes, NullElement };

  constexpr Value(Form form, std::uint64_t number, std::uint64_t requiredSize = 0) noexcept
      : number_(number), requiredSize_(static_cast<std::uint32_t>(requiredSize)), form_(form) {}

  std::uint64_t number_;
  std::uint32_t requiredSize_;
  Form form_;
};

constexpr Value bits(std::uint32_t flags) noexcept { return {Value::Form::Bits, flags}; }

// A parameter of a function, or a member of the struct that the parameter points to, such as
// pProperties->flags.
struct Argument {
  const char *function;
  const char *path;
};

// Returns the stable id of a rule, such as UR-urQueueCreate-pProperties.flags-declared. Users find
// and silence messages by this id.
std::string ruleId(Argument argument, std::string_view rule);

// Returns `urQueueCreate: pProperties->flags is 0x60; ... [UR-urQueueCreate-...flags-priority]`.
std::string message(Argument argument, Value value, std::string_view cause, std::string_view rule);

} // namespace ur::validation
