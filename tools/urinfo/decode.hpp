// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/urinfo/info.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <sstream>
#include <string>
#include <type_traits>

#include <fmt/core.h>
#include <unified-runtime/ur_print.hpp>

namespace ur::urinfo {

// Returns numbers as numbers, enumerators as names, handles as addresses or null, structs as text.
template <typename T> Json jsonOf(const T &value) {
  if constexpr (std::is_arithmetic_v<T>) {
    return value;
  } else if constexpr (std::is_enum_v<T>) {
    const char *name = details::name(value);
    return name ? Json(name) : Json(static_cast<std::uint32_t>(value));
  } else if constexpr (std::is_pointer_v<T>) {
    return value ? Json(fmt::format("{}", static_cast<const void *>(value))) : Json();
  } else {
    std::ostringstream text;
    text << value;
    return text.str();
  }
}

template <typename T> T valueIn(Bytes bytes) {
  T value;
  std::memcpy(&value, bytes.data(), sizeof(T));
  return value;
}

inline Json shortAnswerError(Bytes bytes, std::size_t expectedSize) {
  return fmt::format("{} bytes instead of {}", bytes.size(), expectedSize);
}

template <typename T> Json decodeValue(Bytes bytes) {
  return bytes.size() < sizeof(T) ? shortAnswerError(bytes, sizeof(T)) : jsonOf(valueIn<T>(bytes));
}

inline Json decodeBool(Bytes bytes) {
  return bytes.size() < sizeof(ur_bool_t) ? shortAnswerError(bytes, sizeof(ur_bool_t))
                                          : Json(valueIn<ur_bool_t>(bytes) != 0);
}

// Returns a list of the names of the bits. A bit without a name becomes its number.
template <typename Flag> Json decodeFlags(Bytes bytes) {
  if (bytes.size() < sizeof(std::uint32_t))
    return shortAnswerError(bytes, sizeof(std::uint32_t));
  const auto flags = valueIn<std::uint32_t>(bytes);
  Json names = Json::array();
  for (std::uint32_t bit = 1; bit != 0; bit <<= 1)
    if (flags & bit)
      names.push_back(jsonOf(static_cast<Flag>(bit)));
  return names;
}

template <typename T> Json decodeArray(Bytes bytes) {
  Json values = Json::array();
  for (; bytes.size() >= sizeof(T); bytes = bytes.subspan(sizeof(T)))
    values.push_back(jsonOf(valueIn<T>(bytes)));
  return values;
}

// Returns the text up to the first NUL.
inline Json decodeText(Bytes bytes) {
  const std::string text(reinterpret_cast<const char *>(bytes.data()), bytes.size());
  return text.substr(0, text.find('\0'));
}

// Returns identifiers such as UUIDs in hexadecimal.
inline Json decodeBytes(Bytes bytes) {
  std::string text;
  for (const std::byte byte : bytes)
    text += fmt::format("{:02x}", static_cast<unsigned>(byte));
  return text;
}

} // namespace ur::urinfo
