// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urinfo/support.hpp"

#include "tools/support/error.hpp"

#include <fmt/core.h>

namespace ur::urinfo {

std::vector<Support> supportOf(ur_device_handle_t device, ur_backend_t backend) {
  std::vector<Support> all;
  for (const SupportQuery &query : supportQueries()) {
    ur_bool_t answer = false;
    const ur_result_t result =
        urDeviceGetInfo(device, query.value, sizeof(answer), &answer, nullptr);
    const bool supported = result == UR_RESULT_SUCCESS && answer;
    all.push_back(
        {&query, supported,
         supported ? std::string() : reasonFor(query.value, backend, result, adapterAnswers())});
  }
  return all;
}

std::string reasonFor(ur_device_info_t query, ur_backend_t backend, ur_result_t result,
                      std::span<const AdapterAnswer> answers) {
  if (result != UR_RESULT_SUCCESS)
    return fmt::format("the adapter does not know the question ({})", support::nameOf(result));
  // Two adapters may serve one backend. The one that implements the feature leaves it to the
  // device.
  std::string reason = "the adapter does not tell why";
  for (const AdapterAnswer &answer : answers) {
    if (answer.backend != backend || answer.query != query)
      continue;
    if (answer.implemented)
      return "the adapter implements it, but this device or its driver does not offer it";
    reason = *answer.reason ? answer.reason : "the adapter does not implement it";
  }
  return reason;
}

} // namespace ur::urinfo
