// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Prints into the caller's buffer, for the C functions of ur_print.h.

#include <cstddef>
#include <cstring>
#include <locale>
#include <new>
#include <sstream>
#include <string>
#include <type_traits>

#include <unified-runtime/ur_print.hpp>

namespace ur::loader {

// Copies the text and its final NUL. Returns INVALID_SIZE if the buffer is too small.
inline ur_result_t copyText(const std::string &text, char *buffer, std::size_t size,
                            std::size_t *sizeRet) {
  const std::size_t requiredSize = text.size() + 1;
  if (sizeRet)
    *sizeRet = requiredSize;
  if (!buffer)
    return UR_RESULT_SUCCESS;
  if (size < requiredSize)
    return UR_RESULT_ERROR_INVALID_SIZE;
  std::memcpy(buffer, text.c_str(), requiredSize);
  return UR_RESULT_SUCCESS;
}

// Prints into the buffer what `print` writes to a stream. `print` returns a result code. The text
// is never truncated and does not depend on the locale, because programs read it.
template <typename Print>
ur_result_t printWith(Print print, char *buffer, std::size_t size, std::size_t *sizeRet) try {
  std::ostringstream text;
  text.imbue(std::locale::classic());
  text.exceptions(std::ios::badbit);
  const ur_result_t result = print(text);
  return result == UR_RESULT_SUCCESS ? copyText(text.str(), buffer, size, sizeRet) : result;
} catch (const std::bad_alloc &) {
  return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
}

template <typename Value>
ur_result_t printTo(char *buffer, std::size_t size, std::size_t *sizeRet, const Value &value) {
  const auto print = [&](std::ostream &text) {
    // A parameter block prints its contents; printValue() would also print its address.
    if constexpr (std::is_pointer_v<Value>)
      text << value;
    else
      ur::details::printValue(text, value);
    return UR_RESULT_SUCCESS;
  };
  return printWith(print, buffer, size, sizeRet);
}

inline ur_result_t printTo(char *buffer, std::size_t size, std::size_t *sizeRet,
                           const ur_function_t &function, const void *params) {
  const auto print = [&](std::ostream &text) {
    return ur::extras::printFunctionParams(text, function, params);
  };
  return printWith(print, buffer, size, sizeRet);
}

} // namespace ur::loader
