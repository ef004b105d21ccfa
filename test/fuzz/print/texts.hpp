// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>

#include <unified-runtime/ur_print.h>
#include <unified-runtime/ur_print.hpp>

namespace ur::test {

// The texts of both interfaces for one value.
struct Texts {
  std::string stream;
  std::string c;
};

// Calls a function of ur_print.h in all allowed ways, and returns the text. Throws if the function
// breaks the rules at the top of that header.
template <typename Print> std::string callPrint(Print print) {
  const auto expect = [](bool holds, const char *promise) {
    if (!holds)
      throw std::logic_error(promise);
  };
  std::size_t size = 0;
  expect(print(nullptr, 0, nullptr) == UR_RESULT_SUCCESS, "buffer and out_size may be null");
  expect(print(nullptr, 0, &size) == UR_RESULT_SUCCESS && size != 0, "a query returns the size");

  // The buffer has the exact size, so that a sanitizer detects a write of one byte too many.
  const auto buffer = std::make_unique<char[]>(size);
  std::size_t secondSize = 0;
  expect(print(buffer.get(), size, &secondSize) == UR_RESULT_SUCCESS,
         "a buffer of the queried size is large enough");
  expect(secondSize == size, "the size is the same with a buffer");
  const std::string text(buffer.get(), size - 1);
  expect(buffer[size - 1] == '\0', "the text ends in NUL");

  const auto shortBuffer = std::make_unique<char[]>(size);
  shortBuffer[0] = '#';
  expect(print(shortBuffer.get(), size - 1, &secondSize) == UR_RESULT_ERROR_INVALID_SIZE,
         "a buffer that is a byte too small is refused");
  expect(secondSize == size, "a refusal returns the size");
  expect(shortBuffer[0] == '#', "a refusal writes nothing");
  return text;
}

// C callers may pass undeclared numbers for an enum. Printing them is allowed, but in C++ the
// undefined-behavior sanitizer would report them.
#define UR_PASSES_ANY_NUMBER __attribute__((no_sanitize("undefined")))

template <typename Value>
UR_PASSES_ANY_NUMBER void printTo(std::ostream &stream, const Value &value) {
  stream << value;
}

template <auto print, typename Value>
UR_PASSES_ANY_NUMBER ur_result_t printTo(char *buffer, std::size_t size, std::size_t *sizeRet,
                                         const Value &value) {
  return print(value, buffer, size, sizeRet);
}

template <auto print, typename Value> Texts textsOf(const Value &value) {
  std::ostringstream stream;
  printTo(stream, value);
  return {stream.str(), callPrint([&](char *buffer, std::size_t size, std::size_t *sizeRet) {
            return printTo<print>(buffer, size, sizeRet, value);
          })};
}

template <auto print, typename Params>
Texts textsOfBlock(const Params *params, ur_function_t function) {
  const Texts texts = textsOf<print>(params);
  const auto genericText = callPrint([&](char *buffer, std::size_t size, std::size_t *sizeRet) {
    return urPrintFunctionParams(function, params, buffer, size, sizeRet);
  });
  if (genericText != texts.c)
    throw std::logic_error(
        "urPrintFunctionParams prints a different text than the block's own function");
  return texts;
}

} // namespace ur::test
