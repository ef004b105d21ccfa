// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Prints into the caller's buffer, for the C functions of ur_print.h.

#include <unified-runtime/ur_print.hpp>

#include <cstddef>
#include <cstring>
#include <new>
#include <sstream>
#include <string>

namespace ur::loader {

inline ur_result_t copyText(const std::string &text, char *buffer, std::size_t size,
                            std::size_t *sizeRet) {
  const std::size_t needed = text.size() + 1;
  if (sizeRet)
    *sizeRet = needed;
  if (!buffer)
    return UR_RESULT_SUCCESS;
  if (size < needed)
    return UR_RESULT_ERROR_INVALID_SIZE;
  std::memcpy(buffer, text.c_str(), needed);
  return UR_RESULT_SUCCESS;
}

template <typename Value>
ur_result_t printTo(char *buffer, std::size_t size, std::size_t *sizeRet, const Value &value) try {
  std::ostringstream text;
  text << value;
  return copyText(text.str(), buffer, size, sizeRet);
} catch (const std::bad_alloc &) {
  return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
}

inline ur_result_t printParamsTo(char *buffer, std::size_t size, std::size_t *sizeRet,
                                 ur_function_t function, const void *params) try {
  std::ostringstream text;
  const ur_result_t result = ur::extras::printFunctionParams(text, function, params);
  return result == UR_RESULT_SUCCESS ? copyText(text.str(), buffer, size, sizeRet) : result;
} catch (const std::bad_alloc &) {
  return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
}

} // namespace ur::loader
