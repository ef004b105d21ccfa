// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <stdexcept>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::support {

// An unexpected failure of an API call. what() contains the function and the result, and the
// adapter's message if there is one.
class CallFailed : public std::runtime_error {
public:
  CallFailed(const char *call, ur_result_t result);
  ur_result_t result() const noexcept { return result_; }

private:
  ur_result_t result_;
};

// Returns a name such as "UR_RESULT_ERROR_INVALID_VALUE".
std::string nameOf(ur_result_t result);

// Returns the adapters' message about the calling thread's last failure, or an empty string.
std::string lastErrorText();

inline void check(ur_result_t result, const char *call) {
  if (result != UR_RESULT_SUCCESS)
    throw CallFailed(call, result);
}

} // namespace ur::support

// Runs one call of the API and throws CallFailed unless it succeeds.
#define UR_CHECK(call) ::ur::support::check((call), #call)
