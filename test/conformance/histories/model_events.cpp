// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"

#include <algorithm>

namespace ur::histories {
namespace {

constexpr std::string_view kSignallerEnded =
    "on native CPU, a wait for a signal fails if the signaller ends (docs/promises.md); the "
    "command "
    "behind an event of the list ended with UR_EVENT_STATUS_ERROR";

} // namespace
bool Model::isHeldBack(const EventView &event) const {
  return event.state->command && !commands_[*event.state->command].hasRun;
}

bool Model::hasFailed(const EventView &event) const {
  return event.state->command && commands_[*event.state->command].hasFailed;
}

std::size_t Model::gatesShut(unsigned process) const {
  return static_cast<std::size_t>(std::ranges::count_if(commands_, [&](const Command &command) {
    return command.process == process && command.isHeld;
  }));
}

bool Model::wouldWait(unsigned process) const {
  return !abilities_.isNativeCpu && std::ranges::any_of(commands_, [&](const Command &command) {
    return command.process == process && !command.hasRun;
  });
}

Model::Taken Model::refusedWait(const Step &step) const {
  for (const std::uint64_t id : step.after)
    if (const auto found = processes_[step.process].events.find(id);
        found != processes_[step.process].events.end() && hasFailed(found->second) &&
        commands_[*found->second.state->command].isOver)
      return refusal(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, kSignallerEnded);
  return std::nullopt;
}

// A reusable one.
Model::Taken Model::event(const Step &step) {
  const std::uint64_t flags = step["flags"]; // 1 shareable, 2 with times
  if (!isFresh(step, step["event"]) || !abilities_.reusable || flags > 3 ||
      ((flags & 1) != 0 && !abilities_.event) || flags == 2)
    return std::nullopt;
  if (flags == 3)
    return refusal(UR_RESULT_ERROR_INVALID_VALUE,
                   "UR_EXP_EVENT_FLAG_IPC_EXP and UR_EXP_EVENT_FLAG_ENABLE_PROFILING exclude each "
                   "other (urEventCreateExp)");
  EventView view;
  view.state = std::make_shared<EventState>();
  view.state->isReusable = true;
  view.state->flags = flags;
  of(step).events[step["event"]] = view;
  return Expectation{};
}

Model::Taken Model::signal(const Step &step) {
  const auto found = of(step).events.find(step["event"]);
  if (found == of(step).events.end())
    return std::nullopt;
  const auto &state = found->second.state;
  for (const std::uint64_t id : step.after)
    if (const auto other = of(step).events.find(id);
        other != of(step).events.end() && other->second.state == state)
      return std::nullopt; // adapters differ in what that means
  auto command = commandOf(step, true, {});
  if (!command)
    return std::nullopt;
  if (!state->isReusable)
    return found->second.isGate
               ? Taken{}
               : refusal(UR_RESULT_ERROR_INVALID_ARGUMENT,
                         "`*phEvent` is an event that was neither made by urEventCreateExp nor "
                         "opened by urIPCOpenEventHandleExp (urEnqueueEventsWaitWithBarrierExt)");
  if (auto refused = refusedWait(step))
    return refused;
  state->command = add(std::move(*command), true);
  Expectation expected;
  expected.values = {{"the event stays the same", Relation::Equal, 1,
                      "the handle stays the same and no reference is added "
                      "(urEnqueueEventsWaitWithBarrierExt)"}};
  return expected;
}

// A barrier, or a marker, which holds nothing back.
Model::Taken Model::barrier(const Step &step) {
  const bool isBarrier = step.verb == Verb::Barrier;
  auto command = commandOf(step, true, {});
  if (!command)
    return std::nullopt;
  if (auto refused = refusedWait(step))
    return refused;
  return enqueue(step, std::move(*command), isBarrier, false) ? Taken(Expectation{}) : std::nullopt;
}

Model::Taken Model::wait(const Step &step) {
  if (step.after.empty())
    return refusal(UR_RESULT_ERROR_INVALID_VALUE, "`numEvents` is 0 (urEventWait)");
  for (const std::uint64_t id : step.after) {
    const auto found = of(step).events.find(id);
    if (found == of(step).events.end() || isHeldBack(found->second))
      return std::nullopt;
  }
  bool fails = false;
  for (const std::uint64_t id : step.after)
    fails |= hasFailed(of(step).events.at(id));
  for (const std::uint64_t id : step.after)
    if (const EventView &event = of(step).events.at(id);
        event.state->command && hasFailed(event) == fails)
      endWith(*event.state->command);
  if (fails)
    return refusal(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, kSignallerEnded);
  Expectation expected;
  if (const auto queue = of(step).queues.find(step["queue"]);
      queue != of(step).queues.end() && abilities_.emptyQuery &&
      std::ranges::all_of(queue->second.commands,
                          [&](std::size_t number) { return commands_[number].isOver; }))
    expected.values = {{"UR_QUEUE_INFO_EMPTY", Relation::Equal, 1,
                        "whether every command submitted so far has finished, as the events that "
                        "were waited for say (UR_QUEUE_INFO_EMPTY)"}};
  return expected;
}

Model::Taken Model::status(const Step &step) {
  const auto found = of(step).events.find(step["event"]);
  if (found == of(step).events.end())
    return std::nullopt;
  const EventView &view = found->second;
  Expectation expected;
  constexpr std::string_view kState = "UR_EVENT_INFO_COMMAND_EXECUTION_STATUS: the state of the "
                                      "command, or of the newest signal; complete before the first";
  const auto &command = view.state->command;
  if (hasFailed(view))
    expected.values = {
        {"the status", commands_[*command].isOver ? Relation::Equal : Relation::NotEqual,
         commands_[*command].isOver ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE,
         kSignallerEnded}};
  else if (!command || commands_[*command].isOver)
    expected.values = {{"the status", Relation::Equal, UR_EVENT_STATUS_COMPLETE, kState}};
  else if (isHeldBack(view) && view.isGate)
    expected.values = {{"the status", Relation::NotEqual, UR_EVENT_STATUS_COMPLETE, kState}};
  else if (isHeldBack(view))
    expected.values = {{"the status", Relation::AtLeast, UR_EVENT_STATUS_SUBMITTED,
                        "events of the wait list have to be complete before the command starts"}};
  else
    expected.values = {{"the status", Relation::AtMost, UR_EVENT_STATUS_QUEUED, kState}};
  expected.values.push_back(
      {"the reference count", view.isWatched ? Relation::AtLeast : Relation::Equal, view.references,
       "each retain is answered by one release (urEventRetain); starts at 1"});
  constexpr std::string_view kCalled = "the function is called once, when the command reaches or "
                                       "passes the state (urEventSetCallback)";
  expected.values.push_back(
      {"callbacks that came too early, or with another event or state", Relation::Equal, 0,
       "the event is valid during the call; the state that the callback was registered for "
       "(ur_event_callback_t)"});
  if (isHeldBack(view) && !view.state->isReusable)
    expected.values.push_back({"callbacks called", Relation::Equal, 0, kCalled});
  else
    expected.values.push_back({"callbacks called", Relation::AtLeast, 0, kCalled});
  if (!command || (commands_[*command].isOver && !hasFailed(view)))
    expected.values.push_back({"callbacks not called once", Relation::Equal, 0, kCalled});
  return expected;
}

Model::Taken Model::times(const Step &step) {
  const auto found = of(step).events.find(step["event"]);
  if (found == of(step).events.end() || found->second.isGate || found->second.state->isReusable ||
      !found->second.state->command)
    return std::nullopt;
  const Command &command = commands_[*found->second.state->command];
  if (!command.isProfiled || !command.hasRun)
    return refusal(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                   "the queue was created without UR_QUEUE_FLAG_PROFILING_ENABLE; the timestamp "
                   "does not exist yet (urEventGetProfilingInfo)");
  if (!command.isOver)
    return std::nullopt;
  std::uint64_t earlier = 0;
  for (const std::size_t other : command.before)
    if (commands_[other].process == step.process)
      earlier = std::max(earlier, commands_[other].end);
  constexpr std::string_view kOrder = "QUEUED <= SUBMIT <= START <= END (urEventGetProfilingInfo)";
  Expectation expected;
  expected.values = {{"SUBMIT is not before QUEUED", Relation::Equal, 1, kOrder},
                     {"START is not before SUBMIT", Relation::Equal, 1, kOrder},
                     {"END is not before START", Relation::Equal, 1, kOrder},
                     {"END is not in the future", Relation::Equal, 1,
                      "the device clock is the one of the profiling information "
                      "(urDeviceGetGlobalTimestamps)"},
                     {"START", Relation::AtLeast, command.hasFailed ? 0 : earlier,
                      "a command starts when what it waited for has ended"}};
  if (command.hasFailed) { // it may have no times, but not wrong ones
    expected.codes.push_back(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE);
    expected.rule = "the timestamp does not exist yet (urEventGetProfilingInfo)";
  }
  return expected;
}

void Model::learn(const Step &step, const Answer &answer) {
  if (step.verb != Verb::Times || answer.code != UR_RESULT_SUCCESS || answer.values.size() <= 5)
    return;
  Command &command = commands_[*of(step).events.at(step["event"]).state->command];
  if (!command.hasFailed)
    command.end = answer.values[5];
}

// The worker counts calls; `status` and `usage` compare them.
Model::Taken Model::callback(const Step &step) {
  const auto found = of(step).events.find(step["event"]);
  if (found == of(step).events.end() || !abilities_.callbacks || found->second.isGate ||
      step["state"] > UR_EXECUTION_INFO_QUEUED)
    return std::nullopt;
  if (step["state"] == UR_EXECUTION_INFO_QUEUED)
    return refusal(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                   "`execStatus` is UR_EXECUTION_INFO_QUEUED (urEventSetCallback)");
  found->second.isWatched = true;
  of(step).watched.push_back(found->second.state->command);
  return Expectation{};
}

Model::Taken Model::retain(const Step &step) {
  const auto found = of(step).events.find(step["event"]);
  if (found == of(step).events.end() || found->second.isGate)
    return std::nullopt;
  ++found->second.references;
  return Expectation{};
}

Model::Taken Model::release(const Step &step) {
  const auto found = of(step).events.find(step["event"]);
  if (found == of(step).events.end() || (found->second.isGate && isHeldBack(found->second)))
    return std::nullopt;
  if (--found->second.references == 0) {
    if (found->second.isOwn)
      revoke(step.process, kEvent, found->first);
    for (auto &[id, handle] : handles_)
      handle.isUnsure |= found->second.isWatched && handle.state == found->second.state;
    of(step).events.erase(found);
  }
  return Expectation{};
}

// A command that stays under way until it is let go.
Model::Taken Model::hold(const Step &step) {
  const std::size_t most = abilities_.isNativeCpu ? 3 : 1; // drivers have few channels
  if (!abilities_.gates || !isFresh(step, step["event"]) || gatesShut(step.process) >= most)
    return std::nullopt;
  Command command;
  command.process = step.process;
  command.isHeld = true;
  EventView view;
  view.state = std::make_shared<EventState>();
  view.isGate = true;
  view.state->command = add(std::move(command), false);
  of(step).events[step["event"]] = view;
  return Expectation{};
}

// Its process may wait in the same breath for what was held back, and sees its very end.
Model::Taken Model::letGo(const Step &step) {
  const auto found = of(step).events.find(step["event"]);
  if (found == of(step).events.end() || !found->second.isGate || !isHeldBack(found->second))
    return std::nullopt;
  const std::size_t gate = *found->second.state->command;
  for (const std::uint64_t id : step.after) {
    const auto event = of(step).events.find(id);
    if (event == of(step).events.end())
      return std::nullopt;
    if (const auto &command = event->second.state->command)
      for (const std::size_t before : commands_[*command].before)
        if (commands_[before].isHeld && before != gate)
          return std::nullopt;
  }
  commands_[gate].isHeld = false;
  runWhatCan();
  return step.after.empty() ? Taken(Expectation{}) : wait(step);
}

} // namespace ur::histories
