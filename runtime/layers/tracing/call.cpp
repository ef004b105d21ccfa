// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/call.hpp"

#include <memory>

#include <unistd.h>

namespace ur::tracing {
namespace {

struct Process {
  pid_t pid;
  Process *parents; // kept as they were at the fork
  Subscribers &subscribers;
  Output output;
};

// Written by prepare() only, while no call is under way. Never destroyed: calls are made from
// static destructors too.
Process *process = nullptr;

} // namespace

bool prepare() noexcept {
  const pid_t pid = getpid();
  if (process && process->pid == pid)
    return true;
  try {
    process = new Process{pid, process, Subscribers::ofThisProcess(), {}};
    return true;
  } catch (...) {
    return false; // short of memory
  }
}

Call::Call(const Function &function, const void *block) noexcept
    : function_(function), block_(block),
      output_(process->output.wants(function) ? &process->output : nullptr), begun_{},
      observation_(process->subscribers.observe()) {
  observation_.begin(reported(UR_RESULT_SUCCESS));
  if (!output_)
    return;
  try {
    begun_ = output_->begin(function, block);
  } catch (...) {
    output_ = nullptr;
  }
}

ur_result_t Call::end(ur_result_t result) noexcept {
  const Clock::time_point time = Clock::now();
  if (output_) {
    try {
      output_->end(function_, block_, result, begun_, time);
    } catch (...) {
      // Most likely memory is short; a line of the trace is lost.
    }
  }
  observation_.end(reported(result));
  return result;
}

} // namespace ur::tracing
