// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What generated entries call: the checks before a body runs, and the boundary around it.

#include <unified-runtime/ur_api.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/error.hpp"

namespace ur::base {

// Runs a body inside the API's boundary. What it throws becomes a result code, and the text of
// every refusal becomes the thread's last error: that of the exception, or one made of the code
// that the body returned, so that no caller is shown what an older call said.
template <typename Body> ur_result_t guarded(const char *function, const Body &body) noexcept {
  try {
    const ur_result_t result = body();
    return result == UR_RESULT_SUCCESS ? result : rejectWithoutReason(function, result);
  } catch (...) {
    return resultOfCurrentException();
  }
}

template <typename Handle>
bool hasNullElement(const Handle *handles, std::uint32_t count) noexcept {
  return std::any_of(handles, handles + count, [](Handle handle) { return !handle; });
}

// A list and its count contradict each other, or an element is null.
template <typename Handle> bool isBrokenList(const Handle *handles, std::uint32_t count) noexcept {
  return (handles == nullptr) != (count == 0) || hasNullElement(handles, count);
}

// An info query that asks for nothing, or for a value of a size and gives no place for it.
inline bool isEmptyQuery(std::size_t size, const void *value, const std::size_t *sizeRet) noexcept {
  return !value && (size != 0 || !sizeRet);
}

// The export of one function table to a loader. Before 1.0 a loader of another version is refused,
// since a minor version may still move slots.
template <typename Table>
ur_result_t copyTable(ur_api_version_t version, const Table &source, Table *destination) noexcept {
  if (!destination)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  if (version != UR_API_VERSION_CURRENT)
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  *destination = source;
  return UR_RESULT_SUCCESS;
}

} // namespace ur::base
