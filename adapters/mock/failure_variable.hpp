// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/mock/functions.hpp"

#include <cstdint>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::mock {

struct ChosenFailure {
  const Function *function;
  std::uint64_t callNumber; // 1 is the first call
  ur_result_t result;
};

// Parses UR_IPC_MOCK_FAIL: a comma-separated list of `function:n:code`. Logs invalid items as
// errors and skips them.
std::vector<ChosenFailure> failuresOfEnvironment();

} // namespace ur::mock
