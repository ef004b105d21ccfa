// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/urinfo/info.hpp"
#include "tools/urinfo/support.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::urinfo {

// The answer to one query; `value` is valid only after success.
struct Answer {
  const Info *info;
  ur_result_t result;
  Json value;
};

struct Device {
  std::string selector; // the device's name in ONEAPI_DEVICE_SELECTOR: "native_cpu:0"
  std::vector<Answer> answers;
  std::vector<Support> support;
};

struct Platform {
  std::vector<Answer> answers;
  std::vector<Device> devices;
  std::string problem; // why the devices could not be listed, or empty
};

struct Adapter {
  std::string backend; // "native_cpu"
  std::vector<Answer> answers;
  std::vector<Platform> platforms;
  std::string problem;               // why the platforms could not be listed, or empty
  std::vector<std::string> log = {}; // the adapter's messages during the queries
};

using Inventory = std::vector<Adapter>;

// Loads the adapters and makes all queries. Throws support::CallFailed if the loader itself fails.
Inventory takeInventory();

// Returns the decoded answer to an info query, or null.
template <typename Enum> Json find(const std::vector<Answer> &answers, Enum info) {
  for (const Answer &answer : answers)
    if (answer.info->value == static_cast<std::uint32_t>(info) &&
        answer.result == UR_RESULT_SUCCESS)
      return answer.value;
  return {};
}

} // namespace ur::urinfo
