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

// A failure on its way to the application: the result code, and the text and driver code that
// urAdapterGetLastError hands out. Throw it with raise(); generated entries catch it.
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

// Throws an Error: the code, then a fmt format string and its arguments. Say what was tried, what
// the system answered and what to do.
template <typename... Args>
[[noreturn]] void raise(ur_result_t result, fmt::format_string<Args...> format, Args &&...args) {
  raiseFormatted(result, 0, format, fmt::make_format_args(args...));
}

// The same with the code that the driver or the system gave, or would have given.
template <typename... Args>
[[noreturn]] void raiseWithCode(ur_result_t result, std::int32_t driverCode,
                                fmt::format_string<Args...> format, Args &&...args) {
  raiseFormatted(result, driverCode, format, fmt::make_format_args(args...));
}

// Refuses a call: remembers the text for urAdapterGetLastError and returns the code. `message`
// names the function, the parameter and the rule it broke.
[[gnu::cold]] ur_result_t reject(ur_result_t result, const char *message) noexcept;

// The same for a code that comes with no text of its own.
[[gnu::cold]] ur_result_t rejectWithoutReason(const char *function, ur_result_t result) noexcept;

// Refuses a call with the text `<function>: <argument> <what is wrong>`. `type` names the type in
// the text where that is part of it.
[[gnu::cold]] ur_result_t rejectArgument(ur_result_t result, const char *function,
                                         const char *argument, const char *wrong,
                                         const char *type = "") noexcept;

// Stores a text for urAdapterGetLastError during a call that succeeds, such as a query that answers
// no. It replaces the text of an earlier refusal, and refusals() counts it.
void explain(const char *message) noexcept;

// The answer of a call that went on to another library: where it failed, the text of that one is
// newer than the last error here, which is forgotten.
ur_result_t passOn(ur_result_t result) noexcept;

// The result code of the exception being handled; its text becomes the thread's last error.
// Call inside a catch block only.
ur_result_t resultOfCurrentException() noexcept;

// Told of every failure on its way to the application, with the text that urAdapterGetLastError
// will hand out: an adapter's log. One a library; it is set once, before the first failure worth
// telling, and is called by any thread.
using FailureObserver = void (*)(ur_result_t result, const char *message) noexcept;
void setFailureObserver(FailureObserver observer) noexcept;

// The calling thread's last error as urAdapterGetLastError reports it. The text lives until the
// thread's next error and is "" before the first one.
const char *lastErrorMessage() noexcept;
std::int32_t lastErrorCode() noexcept;

// How often this library has stored a text on this thread.
std::uint64_t refusals() noexcept;

// "UR_RESULT_ERROR_INVALID_VALUE"; the number where the API declares no such result.
std::string nameOf(ur_result_t result);

// The result of that name.
std::optional<ur_result_t> resultNamed(std::string_view name) noexcept;

} // namespace ur::base
