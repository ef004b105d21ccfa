// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urinfo/support.hpp"

#include "tools/support/error.hpp"

#include <cstdint>

#include <fmt/core.h>

namespace ur::urinfo {
namespace {

std::string lastError(ur_adapter_handle_t adapter) {
  const char *message = nullptr;
  std::int32_t code = 0;
  const ur_result_t result = urAdapterGetLastError(adapter, &message, &code);
  return result == UR_RESULT_SUCCESS && message ? message : "";
}

} // namespace

std::vector<Support> supportOf(ur_device_handle_t device, ur_adapter_handle_t adapter) {
  std::vector<Support> answers;
  for (const SupportQuery &query : supportQueries()) {
    ur_bool_t answer = false;
    const ur_result_t result =
        urDeviceGetInfo(device, query.value, sizeof(answer), &answer, nullptr);
    const bool isSupported = result == UR_RESULT_SUCCESS && answer;
    answers.push_back({&query, isSupported,
                       isSupported ? std::string() : reasonFor(query, result, lastError(adapter))});
  }
  return answers;
}

std::string reasonFor(const SupportQuery &query, ur_result_t result, std::string_view lastError) {
  if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION ||
      result == UR_RESULT_ERROR_INVALID_ENUMERATION)
    return fmt::format("the adapter does not know the query ({})", support::nameOf(result));
  if (result != UR_RESULT_SUCCESS)
    return fmt::format("the query failed ({})", support::nameOf(result));
  const std::string prefix = fmt::format("{} is false: ", query.name);
  if (!lastError.starts_with(prefix))
    return "the adapter gives no reason";
  return std::string(lastError.substr(prefix.size()));
}

} // namespace ur::urinfo
