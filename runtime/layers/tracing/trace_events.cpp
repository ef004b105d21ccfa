// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/trace_events.hpp"

#include "runtime/layers/tracing/text.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

namespace ur::tracing {
namespace {

using Json = nlohmann::ordered_json;

double microseconds(Clock::duration time) {
  return std::chrono::duration<double, std::micro>(time).count();
}

// Names may hold any bytes; those that are not UTF-8 are replaced.
std::string text(const Json &event) {
  return event.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json argumentsOf(const FinishedCall &call) {
  Json arguments = Json::object();
  for (const Arguments::Argument &argument : call.arguments.all())
    arguments[argument.name] = argument.text;
  arguments["result"] = textOf(call.result);
  if (call.caller)
    arguments["caller"] = textOf(*call.caller);
  return arguments;
}

} // namespace

std::string processEvent(pid_t process, const std::string &name) {
  return text({{"name", "process_name"},
               {"ph", "M"},
               {"pid", process},
               {"tid", process},
               {"args", {{"name", name}}}});
}

std::string callEvent(pid_t process, const FinishedCall &call) {
  return text({{"name", call.function.name},
               {"cat", "ur"},
               {"ph", "X"},
               {"ts", microseconds(call.begin.time_since_epoch())},
               {"dur", microseconds(call.end - call.begin)},
               {"pid", process},
               {"tid", call.thread},
               {"args", argumentsOf(call)}});
}

std::string flowEvent(pid_t process, const FinishedCall &call, const Arguments::Passage &passage) {
  // In the middle of the call, so that it cannot be taken for part of a neighbour.
  const Clock::time_point moment = call.begin + (call.end - call.begin) / 2;
  Json event{{"name", nameOf(passage.claim.kind)},
             {"cat", "ur.ipc"},
             {"ph", passage.isExport ? "s" : "f"},
             {"id", fmt::format("{:#x}", passage.claim.id)},
             {"ts", microseconds(moment.time_since_epoch())},
             {"pid", process},
             {"tid", call.thread}};
  if (!passage.isExport)
    event["bp"] = "e"; // ends at the event around it, not at the next one
  return text(event);
}

} // namespace ur::tracing
