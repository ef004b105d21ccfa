// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/element_type.hpp"

#include <algorithm>
#include <bit>
#include <string_view>

namespace ur::arrays {
namespace {

using dlpack::TypeCode;

static_assert(sizeof(long) == 8 && std::endian::native == std::endian::little);

constexpr ElementType kTypes[] = {
    {"bool", TypeCode::Bool, 8, "?"},
    {"int8", TypeCode::Int, 8, "b"},
    {"int16", TypeCode::Int, 16, "h"},
    {"int32", TypeCode::Int, 32, "i"},
    {"int64", TypeCode::Int, 64, "l"},
    {"uint8", TypeCode::UInt, 8, "B"},
    {"uint16", TypeCode::UInt, 16, "H"},
    {"uint32", TypeCode::UInt, 32, "I"},
    {"uint64", TypeCode::UInt, 64, "L"},
    {"float16", TypeCode::Float, 16, "e"},
    {"float32", TypeCode::Float, 32, "f"},
    {"float64", TypeCode::Float, 64, "d"},
    {"complex64", TypeCode::Complex, 64, "Zf"},
    {"complex128", TypeCode::Complex, 128, "Zd"},
    {"bfloat16", TypeCode::Bfloat, 16, nullptr},
    {"float8_e3m4", TypeCode::Float8E3m4, 8, nullptr},
    {"float8_e4m3", TypeCode::Float8E4m3, 8, nullptr},
    {"float8_e4m3b11fnuz", TypeCode::Float8E4m3b11fnuz, 8, nullptr},
    {"float8_e4m3fn", TypeCode::Float8E4m3fn, 8, nullptr},
    {"float8_e4m3fnuz", TypeCode::Float8E4m3fnuz, 8, nullptr},
    {"float8_e5m2", TypeCode::Float8E5m2, 8, nullptr},
    {"float8_e5m2fnuz", TypeCode::Float8E5m2fnuz, 8, nullptr},
    {"float8_e8m0fnu", TypeCode::Float8E8m0fnu, 8, nullptr},
};

template <typename Predicate> const ElementType *find(Predicate matches) {
  const auto *type = std::find_if(std::begin(kTypes), std::end(kTypes), matches);
  return type == std::end(kTypes) ? nullptr : type;
}

// Buffers name integers by their C types. Several C types have the same size.
TypeCode codeOf(char letter) {
  constexpr std::string_view kSigned = "bhilqn";
  constexpr std::string_view kUnsigned = "BHILQN";
  if (kSigned.find(letter) != std::string_view::npos)
    return TypeCode::Int;
  if (kUnsigned.find(letter) != std::string_view::npos)
    return TypeCode::UInt;
  return letter == '?' ? TypeCode::Bool : TypeCode::Float;
}

} // namespace

std::span<const ElementType> elementTypes() { return kTypes; }

const ElementType *findElementType(TypeCode code, unsigned bits, unsigned lanes) {
  return find([=](const ElementType &type) {
    return lanes == 1 && type.code == code && type.bits == bits;
  });
}

const ElementType *findElementType(const char *format, std::size_t bytes) {
  std::string_view text = format ? format : "B";
  if (!text.empty() && std::string_view("@=<").find(text.front()) != std::string_view::npos)
    text.remove_prefix(1);
  const bool isComplex = text == "Zf" || text == "Zd";
  if (!isComplex && (text.size() != 1 ||
                     std::string_view("bhilqnBHILQN?efd").find(text) == std::string_view::npos))
    return nullptr;
  return findElementType(isComplex ? TypeCode::Complex : codeOf(text.front()),
                         static_cast<unsigned>(bytes * 8), 1);
}

} // namespace ur::arrays
