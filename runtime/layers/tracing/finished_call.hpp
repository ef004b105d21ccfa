// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/tracing/arguments.hpp"
#include "runtime/layers/tracing/function.hpp"

#include <chrono>
#include <optional>

#include <sys/types.h>

namespace ur::tracing {

using Clock = std::chrono::steady_clock; // the same in all processes of a machine

// A call of which everything is known.
struct FinishedCall {
  const Function &function;
  const Arguments &arguments;
  ur_result_t result;
  Clock::time_point begin;
  Clock::time_point end;
  pid_t thread;
  std::optional<ur_code_location_t> caller; // where the application says it made the call
};

} // namespace ur::tracing
