// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The types that ur_print.h and ur_print.hpp print, one entry per type. Generated code lists them.

#include "test/fuzz/print/input.hpp"
#include "test/fuzz/print/texts.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <sstream>
#include <string>

#include <unified-runtime/ur_print.hpp>

namespace ur::test {

struct EnumKind {
  const char *name;
  bool flags;
  std::span<const Enumerator> enumerators;
  Texts (*print)(std::uint32_t number);
};

struct RecordKind {
  const char *name;
  std::span<const char *const> fields; // members of a struct, arguments of a call
  Texts (*print)(Input &input);
};

struct BlockKind : RecordKind {
  Texts (*printNull)();
};

// The values of info queries. The C functions print them only inside parameter blocks.
struct InfoKind {
  const char *name;
  std::span<const Enumerator> enumerators;
  std::string (*print)(std::uint32_t info, const void *value, std::size_t size);
};

extern const std::size_t kEnumeratorsInSpec;
std::span<const EnumKind> enumKinds();
std::span<const RecordKind> structKinds();
std::span<const BlockKind> blockKinds();
std::span<const InfoKind> infoKinds();

// Holds any number without a conversion to the enum type, because that conversion would be
// undefined.
template <typename Enum> struct Number {
  explicit Number(std::uint32_t number) { std::memcpy(&value, &number, sizeof(value)); }
  Enum value;
};

template <typename Enum, auto print> Texts printEnum(std::uint32_t number) {
  const Number<Enum> enumValue(number);
  return textsOf<print>(enumValue.value);
}

template <typename Struct, auto print> Texts printStruct(Input &input) {
  Struct value{};
  input.fill(value);
  return textsOf<print>(value);
}

// Prints a parameter block with its own function and with the function for any block.
template <typename Params, auto print, ur_function_t function> Texts printBlock(Input &input) {
  Params params{};
  input.fill(params);
  return textsOfBlock<print>(&params, function);
}

template <typename Params, auto print> Texts printNullBlock() {
  return textsOf<print>(static_cast<const Params *>(nullptr));
}

// Prints a parameter block with the function for any block. `function` may be undeclared.
UR_PASSES_ANY_NUMBER inline ur_result_t printBlockOf(const ur_function_t &function,
                                                     const void *params, std::size_t *size) {
  return urPrintFunctionParams(function, params, nullptr, 0, size);
}

template <typename Enum>
std::string printInfoValue(std::uint32_t info, const void *value, std::size_t size) {
  const Number<Enum> enumValue(info);
  std::ostringstream text;
  ur::details::printInfo(text, enumValue.value, value, size);
  return text.str();
}

} // namespace ur::test
