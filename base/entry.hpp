// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Building blocks of the generated entry points: they check the arguments, call the body, and turn
// the body's exceptions into result codes.

#include "base/deferred_cancellation.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <unified-runtime/ur_api.h>

namespace ur::base {

// Runs the body of an API function, and turns its exceptions into result codes. An adapter's body
// returns void; a loader's body may return a code. Every failure sets the thread's last error from
// the exception or the code, so that urAdapterGetLastError never reports an older failure.
template <typename Body> ur_result_t guarded(const char *function, const Body &body) noexcept {
  try {
    if constexpr (std::is_void_v<decltype(body())>) {
      body();
      return UR_RESULT_SUCCESS;
    } else {
      const ur_result_t result = body();
      return result == UR_RESULT_SUCCESS ? result : rejectWithoutReason(function, result);
    }
  } catch (...) {
    return resultOfCurrentException();
  }
}

// Checks the arguments of one function in order, then calls its body:
//
//   return Entry("urContextRetain")
//       .handle(hContext, "hContext")
//       .call(backend::urContextRetain, hContext);
//
// The first failed check decides the result, and the entry skips the rest. The parameters
// `emptyResult`, `nullResult` and `mismatchResult` are the result codes for a failed check.
class Entry {
public:
  explicit Entry(const char *function) noexcept : function_(function) {}

  template <typename Pointer> Entry &pointer(Pointer argument, const char *name) noexcept {
    return require(argument, UR_RESULT_ERROR_INVALID_NULL_POINTER, name, "is null");
  }

  template <typename Handle> Entry &handle(Handle argument, const char *name) noexcept {
    return require(argument, UR_RESULT_ERROR_INVALID_NULL_HANDLE, name, "is null");
  }

  Entry &enumerator(bool isDeclared, const char *name, const char *type) noexcept {
    return require(isDeclared, UR_RESULT_ERROR_INVALID_ENUMERATION, name, "is not a declared ",
                   type);
  }

  Entry &flags(std::uint32_t undeclaredBits, const char *name, const char *type) noexcept {
    return require(!undeclaredBits, UR_RESULT_ERROR_INVALID_ENUMERATION, name,
                   "has bits that are not declared by ", type);
  }

  Entry &count(std::size_t argument, const char *name, ur_result_t emptyResult) noexcept {
    return require(argument, emptyResult, name, "is 0");
  }

  template <typename Handle>
  Entry &elements(const Handle *handles, std::uint32_t count, const char *name,
                  ur_result_t nullResult) noexcept {
    return result_
               ? *this
               : require(!hasNullElement(handles, count), nullResult, name, "has a null element");
  }

  // Checks a list that may be empty: its pointer must be null if its count is 0, and only then.
  template <typename Handle>
  Entry &list(const Handle *handles, std::uint32_t count, const char *name,
              ur_result_t mismatchResult) noexcept {
    const bool isMismatch = (handles == nullptr) != (count == 0);
    return require(!isMismatch, mismatchResult, name, "and its count contradict each other")
        .elements(handles, count, name, mismatchResult);
  }

  // Checks an info query. Rejects a query that requests neither the value nor its size, and a size
  // that contradicts the value pointer.
  Entry &query(std::size_t size, const void *value, const std::size_t *sizeRet, const char *name,
               ur_result_t emptyResult) noexcept {
    return require(value || (size == 0 && sizeRet), UR_RESULT_ERROR_INVALID_NULL_POINTER, name,
                   "is null, and no size is requested")
        .require(!value || size != 0, emptyResult, name, "is not null, and its size is 0");
  }

  template <typename Body, typename... Args>
  ur_result_t call(Body body, Args... args) const noexcept {
    return result_ ? result_ : guarded(function_, [&] { return body(args...); });
  }

private:
  template <typename Argument>
  Entry &require(Argument argument, ur_result_t failure, const char *name, const char *problem,
                 const char *type = "") noexcept {
    if (!result_ && !argument) [[unlikely]]
      result_ = rejectArgument(failure, function_, name, problem, type);
    return *this;
  }

  template <typename Handle>
  static bool hasNullElement(const Handle *handles, std::uint32_t count) noexcept {
    return std::any_of(handles, handles + count, [](Handle handle) { return !handle; });
  }

  const DeferredCancellation deferral_; // also during the checks, because they log failures
  const char *const function_;
  ur_result_t result_ = UR_RESULT_SUCCESS;
};

// Copies a function table to the caller. Rejects callers of any other version: before version 1.0,
// a minor version may move slots, or add slots that do not fit into the caller's table.
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
