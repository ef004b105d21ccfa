// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/output.hpp"

#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "runtime/layers/tracing/code_location.hpp"
#include "runtime/layers/tracing/function.hpp"

#include <unistd.h>

namespace ur::tracing {

Output::Output() : log_("TRACING", UR_LOGGER_LEVEL_ERROR), process_(getpid()) {
  read("UR_TRACE_FILE", [this](const std::string &path) {
    file_ = std::make_unique<TraceFile>(path, processEvent(process_, processName()));
    isFileUsable_ = true;
  });
  read("UR_TRACE_FILTER", [this](const std::string &expression) { filter_ = Filter(expression); });
}

template <typename Use> void Output::read(const char *variable, const Use &use) {
  const auto value = environment::text(variable);
  if (!value)
    return;
  try {
    use(*value);
  } catch (const std::exception &error) {
    log_.error("{}=`{}` is ignored: {}", variable, *value, error.what());
  }
}

Output::CallStart Output::begin(const Function &function, const void *block) {
  CallStart start{};
  if (const void *data = handleDataOfPut(function.id, block))
    start.putClaim = handles_.take(data);
  start.caller = callerOfThisCall();
  if (log_.enabled(UR_LOGGER_LEVEL_DEBUG)) {
    Arguments arguments(Arguments::Moment::Begin, start.putClaim);
    function.read(arguments, block);
    log_.debug("{}({}) begins, thread {}", function.name, arguments.text(), gettid());
  }
  start.time = Clock::now();
  return start;
}

void Output::end(const Function &function, const void *block, ur_result_t result,
                 const CallStart &start, Clock::time_point time) {
  const bool hasSucceeded = result == UR_RESULT_SUCCESS;
  Arguments arguments(hasSucceeded ? Arguments::Moment::Success : Arguments::Moment::Failure,
                      start.putClaim);
  function.read(arguments, block);
  if (start.putClaim && !hasSucceeded)
    handles_.add(handleDataOfPut(function.id, block), *start.putClaim);
  if (const auto &handle = arguments.handle(); handle && handle->isExport)
    handles_.add(handle->data, handle->claim);
  write({function, arguments, result, start.time, time, gettid(), start.caller});
}

void Output::write(const FinishedCall &call) {
  if (log_.enabled(UR_LOGGER_LEVEL_INFO)) {
    const std::chrono::duration<double, std::micro> duration = call.end - call.begin;
    const std::string caller = call.caller ? ", at " + textOf(*call.caller) : "";
    log_.info("{}({}) -> {}, {:.3f} us, thread {}{}", call.function.name, call.arguments.text(),
              base::nameOf(call.result), duration.count(), call.thread, caller);
  }
  if (!isFileUsable_.load(std::memory_order_relaxed))
    return;
  std::string events = callEvent(process_, call);
  if (const auto &handle = call.arguments.handle())
    events.append(TraceFile::kSeparator).append(flowEvent(process_, call, *handle));
  try {
    file_->append(events);
  } catch (const std::exception &error) {
    if (isFileUsable_.exchange(false)) // only one of the failing threads logs the error
      log_.error("the trace ends here: {}", error.what());
  }
}

} // namespace ur::tracing
