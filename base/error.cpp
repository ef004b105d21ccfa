// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.hpp"

#include "base/result_name.hpp"

#include <atomic>
#include <new>
#include <system_error>

namespace ur::base {
namespace {

struct LastError {
  std::int32_t driverCode = 0;
  std::string message;
};

LastError &lastError() noexcept {
  thread_local LastError error;
  return error;
}

std::atomic<FailureObserver> failureObserver{nullptr};

ur_result_t fail(ur_result_t result, const char *message, std::int32_t driverCode = 0) noexcept {
  LastError &error = lastError();
  error.driverCode = driverCode;
  try {
    error.message = message;
  } catch (const std::bad_alloc &) {
    error.message.clear(); // the result code still reaches the caller
  }
  if (const FailureObserver observer = failureObserver.load(std::memory_order_relaxed))
    observer(result, message);
  return result;
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
    return fail(UR_RESULT_ERROR_UNKNOWN,
                "an exception of unknown type reached the adapter's boundary");
  }
}

void raiseFormatted(ur_result_t result, fmt::string_view format, fmt::format_args arguments) {
  throw Error(result, fmt::vformat(format, arguments));
}

ur_result_t reject(ur_result_t result, const char *message) noexcept {
  return fail(result, message);
}

ur_result_t rejectWithoutReason(const char *function, ur_result_t result) noexcept {
  try {
    return fail(result, fmt::format("{} answers {}", function, nameOf(result)).c_str());
  } catch (const std::bad_alloc &) {
    return fail(result, function);
  }
}

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

} // namespace ur::base
