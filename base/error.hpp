// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/core.h>
#include <unified-runtime/ur_api.h>

namespace ur::base {

// A failure. Contains the result code, and the text and driver code for urAdapterGetLastError.
// Throw it with raise(). Generated entries catch it.
class Error : public std::exception {
public:
  Error(ur_result_t result, std::string message, std::int32_t driverCode = 0)
      : result_(result), driverCode_(driverCode), message_(std::move(message)) {}

  ur_result_t result() const noexcept { return result_; }
  std::int32_t driverCode() const noexcept { return driverCode_; }
  const std::string &message() const noexcept { return message_; }
  const char *what() const noexcept override { return message_.c_str(); }

private:
  ur_result_t result_;
  std::int32_t driverCode_;
  std::string message_;
};

[[noreturn]] void raiseFormatted(ur_result_t result, std::int32_t driverCode,
                                 fmt::string_view format, fmt::format_args arguments);

// Throws an Error with a code and a text that fmt formats. The text names the failed step, the
// system's answer and the remedy.
template <typename... Args>
[[noreturn]] void raise(ur_result_t result, fmt::format_string<Args...> format, Args &&...args) {
  raiseFormatted(result, 0, format, fmt::make_format_args(args...));
}

// Like raise(), but also stores an error code of the driver or the system.
template <typename... Args>
[[noreturn]] void raiseWithCode(ur_result_t result, std::int32_t driverCode,
                                fmt::format_string<Args...> format, Args &&...args) {
  raiseFormatted(result, driverCode, format, fmt::make_format_args(args...));
}

// Makes a call fail: stores the text for urAdapterGetLastError and returns the code. `message`
// names the function, the parameter and the broken rule.
[[gnu::cold]] ur_result_t reject(ur_result_t result, const char *message) noexcept;

// Like reject(), with the text `<function> returns <result>`.
[[gnu::cold]] ur_result_t rejectWithoutReason(const char *function, ur_result_t result) noexcept;

// Like reject(), with the text `<function>: <argument> <problem><type>`. `type` may be the name of
// a type.
[[gnu::cold]] ur_result_t rejectArgument(ur_result_t result, const char *function,
                                         const char *argument, const char *problem,
                                         const char *type = "") noexcept;

// Stores a text for urAdapterGetLastError in a call that succeeds. For example, a support query
// explains why the answer is no. Replaces the text of an earlier failure, and increments
// storedErrorCount().
void explain(const char *message) noexcept;

// Returns the result of another library's call. If the call failed, clears this library's last
// error, because the other library's text is newer.
ur_result_t passOn(ur_result_t result) noexcept;

// Returns the result code of the current exception, and sets the thread's last error to its text.
// Call only in a catch block.
ur_result_t resultOfCurrentException() noexcept;

// A function that the library calls with each failure that it returns to the application. Each
// library sets at most one observer at a time. Any thread may call the observer.
using FailureObserver = void (*)(ur_result_t result, const char *message) noexcept;
void setFailureObserver(FailureObserver observer) noexcept;

// Return the calling thread's last error, which urAdapterGetLastError reports. The text is ""
// before the first error, and lives until the thread's next error.
const char *lastErrorMessage() noexcept;
std::int32_t lastErrorCode() noexcept;

// Returns how many errors this library has stored on this thread: the number of calls of reject()
// and explain(), plus the number of caught exceptions.
std::uint64_t storedErrorCount() noexcept;

// Returns the name of a result, such as "UR_RESULT_ERROR_INVALID_VALUE", or the number if the API
// declares no such result.
std::string nameOf(ur_result_t result);

// Returns the result with a name, or nullopt if the API declares no such result.
std::optional<ur_result_t> resultNamed(std::string_view name) noexcept;

} // namespace ur::base
