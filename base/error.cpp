// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.hpp"

#include <atomic>
#include <new>
#include <system_error>

#include <unified-runtime/ur_print.hpp>

namespace ur::base {
namespace {

struct LastError {
  std::int32_t driverCode = 0;
  std::string message;
  std::uint64_t storeCount = 0;
};

LastError &lastError() noexcept {
  thread_local LastError error;
  return error;
}

std::atomic<FailureObserver> failureObserver{nullptr};

void setLastError(const char *message, std::int32_t driverCode) noexcept {
  LastError &error = lastError();
  error.driverCode = driverCode;
  ++error.storeCount;
  try {
    error.message = message;
  } catch (const std::bad_alloc &) {
    error.message.clear(); // the result code still reaches the caller
  }
}

ur_result_t fail(ur_result_t result, const char *message, std::int32_t driverCode = 0) noexcept {
  setLastError(message, driverCode);
  if (const FailureObserver observer = failureObserver.load(std::memory_order_relaxed))
    observer(result, message);
  return result;
}

// Makes a call fail with a formatted text, or with the function's name if memory is exhausted.
template <typename... Args>
ur_result_t failFormatted(ur_result_t result, const char *function,
                          fmt::format_string<const Args &...> format,
                          const Args &...args) noexcept {
  try {
    return fail(result, fmt::format(format, args...).c_str());
  } catch (const std::bad_alloc &) {
    return fail(result, function);
  }
}

} // namespace

ur_result_t resultOfCurrentException() noexcept {
  try {
    throw;
  } catch (const Error &error) {
    return fail(error.result(), error.what(), error.driverCode());
  } catch (const std::bad_alloc &) {
    return fail(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, "host memory is exhausted");
  } catch (const std::system_error &error) {
    return fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, error.what(), error.code().value());
  } catch (const std::exception &error) {
    return fail(UR_RESULT_ERROR_UNKNOWN, error.what());
  } catch (...) {
    return fail(UR_RESULT_ERROR_UNKNOWN, "the function failed with an exception of unknown type");
  }
}

void raiseFormatted(ur_result_t result, std::int32_t driverCode, fmt::string_view format,
                    fmt::format_args arguments) {
  throw Error(result, fmt::vformat(format, arguments), driverCode);
}

ur_result_t reject(ur_result_t result, const char *message) noexcept {
  return fail(result, message);
}

ur_result_t rejectWithoutReason(const char *function, ur_result_t result) noexcept {
  return failFormatted(result, function, "{} returns {}", function, nameOf(result));
}

ur_result_t rejectArgument(ur_result_t result, const char *function, const char *argument,
                           const char *problem, const char *type) noexcept {
  return failFormatted(result, function, "{}: {} {}{}", function, argument, problem, type);
}

void explain(const char *message) noexcept { setLastError(message, 0); }

ur_result_t passOn(ur_result_t result) noexcept {
  if (result != UR_RESULT_SUCCESS)
    lastError().message.clear();
  return result;
}

void setFailureObserver(FailureObserver observer) noexcept {
  failureObserver.store(observer, std::memory_order_relaxed);
}

const char *lastErrorMessage() noexcept { return lastError().message.c_str(); }
std::int32_t lastErrorCode() noexcept { return lastError().driverCode; }
std::uint64_t storedErrorCount() noexcept { return lastError().storeCount; }

std::string nameOf(ur_result_t result) {
  const char *name = details::name(result);
  return name ? name : std::to_string(details::numberOf(result));
}

std::optional<ur_result_t> resultNamed(std::string_view name) noexcept {
  for (const details::Name &entry : details::namesOf<ur_result_t>())
    if (name == entry.text)
      return static_cast<ur_result_t>(entry.number);
  return std::nullopt;
}

} // namespace ur::base
