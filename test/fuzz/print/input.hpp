// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Makes values of the types in ur_api.h from arbitrary bytes. Each piece of memory that printing
// may read is allocated with its exact size, so that a sanitizer detects reads beyond it. After the
// end of the bytes, all values are zero and all pointers null.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <type_traits>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::test {

class Input;

struct Enumerator {
  const char *name; // the printed name
  std::uint32_t value;
};

// Generated for each enum.
template <typename Enum> std::span<const Enumerator> enumerators();
template <typename Record> void fillMembers(Input &input, Record &record);
template <typename Union, typename Tag> void fillTagged(Input &input, Union &value, const Tag &tag);
void *makeLink(Input &input);

// Printing does not follow pointers to types without a size: handles, functions, untyped memory.
template <typename T>
concept Sized = !std::is_void_v<T> && !std::is_function_v<T> && requires { sizeof(T); };

// Reads values from the bytes of an input. After the end of the bytes, reads zeros.
class Input {
public:
  explicit Input(std::span<const std::uint8_t> bytes) : remaining_(bytes) {}

  void read(void *target, std::size_t size) {
    const std::size_t available = std::min(size, remaining_.size());
    std::memset(target, 0, size);
    if (available != 0)
      std::memcpy(target, remaining_.data(), available);
    remaining_ = remaining_.subspan(available);
  }

  template <typename Number> Number number() {
    Number value;
    read(&value, sizeof(value));
    return value;
  }

  std::span<const std::uint8_t> remaining() const { return remaining_; }

  bool flip() { return (number<std::uint8_t>() & 1) != 0; }
  std::size_t choice(std::size_t count) { return number<std::uint16_t>() % count; }

  // Returns one of the known values, or any number.
  std::uint32_t enumNumber(std::span<const Enumerator> declared) {
    const auto any = number<std::uint32_t>();
    return flip() ? declared[any % declared.size()].value : any;
  }

  template <typename T> T *make(std::size_t count = 1) {
    owned_.push_back(std::make_unique<std::byte[]>(count * sizeof(T)));
    return reinterpret_cast<T *>(owned_.back().get());
  }

  template <typename T> void fill(T &value) {
    if constexpr (std::is_enum_v<T>)
      fillEnum(value);
    else if constexpr (std::is_pointer_v<T>)
      fillPointer(value);
    else if constexpr (std::is_class_v<T>)
      fillMembers(*this, value);
    else
      read(&value, sizeof(value));
  }

  // Makes an array of `count` elements. Leaves the count unchanged for a null array.
  template <typename T, typename Count> void fillArray(T *&array, Count &count) {
    array = nullptr;
    if (flip())
      array =
          elements<std::remove_const_t<T>>(count, [this](auto &element) { this->fill(element); });
  }

  // Fills pNext with null, a struct that the chain allows, or a struct that is in the chain
  // already.
  template <typename Void> void fillChain(Void *&next) {
    constexpr std::size_t kMaxLinks = 40;
    next = nullptr;
    if (!flip())
      return;
    if (links_.size() == kMaxLinks || (!links_.empty() && choice(8) == 1))
      next = links_[choice(links_.size())];
    else
      next = makeLink(*this);
  }

  template <typename Struct> Struct *link() {
    auto *record = make<Struct>();
    links_.push_back(record);
    return record;
  }

  // Members of parameter blocks are pointers to arguments.
  template <typename T> void fillArgument(T *&argument) {
    std::remove_const_t<T> *value = nullptr;
    if (makeArgument(value))
      fill(*value);
    argument = value;
  }
  template <typename T, typename Count> void fillArrayArgument(T **&argument, Count *count) {
    if (makeArgument(argument) && count)
      fillArray(*argument, *count);
  }

  // Fills an output of a call with arbitrary bytes.
  template <typename T> void fillOutput(T **&argument) {
    if (!makeArgument(argument) || !flip())
      return;
    if constexpr (Sized<T>)
      read(*argument = make<T>(), sizeof(T));
    else
      read(argument, sizeof(T *));
  }
  template <typename T, typename Count> void fillOutputArray(T **&argument, Count *count) {
    if (makeArgument(argument) && count && flip())
      *argument = elements<T>(*count, [this](T &element) { this->read(&element, sizeof(T)); });
  }
  template <typename Void> void fillInfoValue(Void **&argument, std::size_t *size) {
    if (makeArgument(argument) && size && flip())
      *argument = elements<std::byte>(*size, [this](std::byte &b) { this->read(&b, sizeof(b)); });
  }

private:
  static constexpr std::size_t kMaxElements = 64;

  template <typename T> bool makeArgument(T *&argument) {
    argument = flip() ? make<T>() : nullptr;
    return argument != nullptr;
  }

  template <typename Enum> void fillEnum(Enum &value) {
    static_assert(sizeof(Enum) == sizeof(std::uint32_t));
    const std::uint32_t number = enumNumber(enumerators<Enum>());
    std::memcpy(&value, &number, sizeof(value));
  }

  template <typename T> void fillPointer(T *&value) {
    using Pointee = std::remove_const_t<T>;
    value = nullptr;
    if (!flip())
      return;
    if constexpr (std::is_same_v<Pointee, char>) {
      value = text();
    } else if constexpr (Sized<Pointee>) {
      auto *pointee = make<Pointee>();
      fill(*pointee);
      value = pointee;
    } else {
      read(&value, sizeof(value));
    }
  }

  char *text() {
    const std::size_t length = choice(kMaxElements);
    char *characters = make<char>(length + 1);
    read(characters, length);
    return characters;
  }

  // Reduces a large count, and then makes `count` elements.
  template <typename T, typename Count, typename Fill> T *elements(Count &count, Fill fillElement) {
    count = static_cast<Count>(count % kMaxElements);
    T *array = make<T>(count);
    std::for_each_n(array, count, fillElement);
    return array;
  }

  std::span<const std::uint8_t> remaining_;
  std::vector<std::unique_ptr<std::byte[]>> owned_;
  std::vector<void *> links_;
};

// Makes a struct for a chain. Sets the struct's type last, because the type determines which
// members are read.
template <typename Struct, ur_structure_type_t type> void *makeLink(Input &input) {
  Struct *link = input.link<Struct>();
  input.fill(*link);
  link->stype = type;
  return link;
}

inline void *makeUnknownLink(Input &input) {
  constexpr std::uint32_t kUndeclaredBit = 0x80000000;
  auto *link = input.link<ur_base_desc_t>();
  input.fill(*link);
  const std::uint32_t type = kUndeclaredBit | input.number<std::uint32_t>();
  std::memcpy(&link->stype, &type, sizeof(type));
  return link;
}

} // namespace ur::test
