// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/log/log.hpp"
#include "runtime/layers/tracing/filter.hpp"
#include "runtime/layers/tracing/handle_claim.hpp"
#include "runtime/layers/tracing/trace_file.hpp"

#include <atomic>
#include <memory>
#include <optional>

#include <sys/types.h>

namespace ur::tracing {

// The outputs for the calls of one process. Environment variables choose them:
//
//   UR_LOG_TRACING   text: at level info one line after each call; at level debug another line
//                    before the call, which shows calls that hang or crash
//   UR_TRACE_FILE    Chrome trace events, see TraceFile; a relative path is relative to the
//                    directory where each process initializes the loader
//   UR_TRACE_FILTER  only functions whose names match this Expression
//
// Logs an error for an invalid value of a variable. Without UR_LOG_TRACING, the log's level is
// error.
class Output {
public:
  Output();

  bool wants(const Function &function) const noexcept {
    return (log_.enabled(UR_LOGGER_LEVEL_INFO) || isFileUsable_.load(std::memory_order_relaxed)) &&
           filter_.selects(function);
  }

  // The facts about a call that begin() records for end().
  struct CallStart {
    std::optional<HandleClaim> putClaim;
    std::optional<ur_code_location_t> caller;
    Clock::time_point time;
  };

  CallStart begin(const Function &function, const void *block);
  void end(const Function &function, const void *block, ur_result_t result, const CallStart &start,
           Clock::time_point time);

private:
  void write(const FinishedCall &call);
  template <typename Use> void read(const char *variable, const Use &use);

  log::Logger log_;
  pid_t process_;
  std::unique_ptr<TraceFile> file_;
  std::atomic<bool> isFileUsable_ = false;
  Filter filter_;
  ExportedHandles handles_;
};

} // namespace ur::tracing
