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

// A failure: the result code, and the text and driver code for urAdapterGetLastError. Throw it with
// raise(); generated entries catch it.
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

// Throws an Error with a code, and a text from a fmt format string and its arguments. The text
// names the failed step, the system's answer and the remedy.
template <typename... Args>
[[noreturn]] void raise(ur_result_t result, fmt::format_string<Args...> format, Args &&...args) {
  raiseFormatted(result, 0, format, fmt::make_format_args(args...));
}

// Does the same with a code of the driver or the system.
template <typename... Args>
[[noreturn]] void raiseWithCode(ur_result_t result, std::int32_t driverCode,
                                fmt::format_string<Args...> format, Args &&...args) {
  raiseFormatted(result, driverCode, format, fmt::make_format_args(args...));
}

// Makes a call fail: stores the text for urAdapterGetLastError and returns the code. `message`
// names the function, the parameter and the broken rule.
[[gnu::cold]] ur_result_t reject(ur_result_t result, const char *message) noexcept;

// Does the same for a code without a text.
[[gnu::cold]] ur_result_t rejectWithoutReason(const char *function, ur_result_t result) noexcept;

// Makes a call fail with the text `<function>: <argument> <problem>`. `type` is the type's name, if
// the text contains it.
[[gnu::cold]] ur_result_t rejectArgument(ur_result_t result, const char *function,
                                         const char *argument, const char *problem,
                                         const char *type = "") noexcept;

// Stores a text for urAdapterGetLastError during a call that succeeds, such as a query that answers
// no. It replaces the text of an earlier failure, and refusals() counts it.
void explain(const char *message) noexcept;

// Returns the result of another library's call. If the call failed, clears this library's last
// error, because the other library's text is newer.
ur_result_t passOn(ur_result_t result) noexcept;

// Returns the result code of the current exception, and sets the thread's last error to its text.
// Call only in a catch block.
ur_result_t resultOfCurrentException() noexcept;

// Observes every failure that the application receives, with its text, for an adapter's log. Each
// library sets one observer once, before the first failure. Any thread may call it.
using FailureObserver = void (*)(ur_result_t result, const char *message) noexcept;
void setFailureObserver(FailureObserver observer) noexcept;

// Return the calling thread's last error, which urAdapterGetLastError reports. The text lives until
// the thread's next error, and is "" before the first error.
const char *lastErrorMessage() noexcept;
std::int32_t lastErrorCode() noexcept;

// Returns how often this library has stored a text on this thread.
std::uint64_t refusals() noexcept;

// Returns "UR_RESULT_ERROR_INVALID_VALUE", or the number of an undeclared result.
std::string nameOf(ur_result_t result);

// Returns the result with that name.
std::optional<ur_result_t> resultNamed(std::string_view name) noexcept;

} // namespace ur::base
