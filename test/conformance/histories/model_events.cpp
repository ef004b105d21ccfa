// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"

namespace ur::histories {
namespace {

constexpr std::string_view kSignalerEnded =
    "on native CPU, a wait for a signal fails if the signaler ends (docs/promises.md); the "
    "command of an event in the list ended with UR_EVENT_STATUS_ERROR (urEventWait)";
constexpr std::string_view kCalls = "the function is called once, when the command reaches or "
                                    "passes the state (urEventSetCallback)";

} // namespace

std::vector<EventView *> Model::waitListOf(const Step &step) {
  std::vector<EventView *> list;
  for (const std::uint64_t id : step.waitList)
    list.push_back(find(actor(step).events, id));
  return list;
}

Model::Outcome Model::event(const Step &step) {
  const std::uint64_t flags = step["flags"]; // 1: can be shared, 2: with profiling
  if (!abilities_.reusableEvents || !isFresh(step, step["event"]) || flags > 3 ||
      ((flags & 1) != 0 && !abilities_.event) || flags == 2)
    return std::nullopt;
  if (flags == 3)
    return refusal(UR_RESULT_ERROR_INVALID_VALUE,
                   "UR_EXP_EVENT_FLAG_IPC_EXP and UR_EXP_EVENT_FLAG_ENABLE_PROFILING exclude each "
                   "other (urEventCreateExp)");
  actor(step).events[step["event"]].state =
      std::make_shared<EventState>(EventState{.isReusable = true, .flags = flags, .command = {}});
  return Expectation{};
}

Model::Outcome Model::signal(const Step &step) {
  const EventView *const event = eventOf(step);
  // Adapters return different results for a signal that waits for its own event.
  if (!event || event->isGate || std::ranges::any_of(waitListOf(step), [&](const EventView *other) {
        return other && other->state == event->state;
      }))
    return std::nullopt;
  Task task{.waitsForQueue = true, .isBarrier = true, .signaled = event->state};
  if (!event->state->isReusable)
    task.refusal = refusal(UR_RESULT_ERROR_INVALID_ARGUMENT,
                           "`*phEvent` is an event that was neither made by urEventCreateExp nor "
                           "opened by urIPCOpenEventHandleExp (urEnqueueEventsWaitWithBarrierExt)");
  auto expected = enqueue(step, std::move(task));
  if (expected)
    expected->values = {{"the event stays the same", Relation::Equal, 1,
                         "the handle stays the same and no reference is added "
                         "(urEnqueueEventsWaitWithBarrierExt)"}};
  return expected;
}

// Enqueues a barrier or a marker. Later commands wait only for a barrier.
Model::Outcome Model::barrier(const Step &step) {
  return enqueue(step, {.waitsForQueue = true, .isBarrier = step.verb == Verb::Barrier});
}

Model::Outcome Model::wait(const Step &step) {
  if (step.waitList.empty())
    return refusal(UR_RESULT_ERROR_INVALID_VALUE, "`numEvents` is 0 (urEventWait)");
  bool hasFailedEvent = false;
  for (const EventView *const event : waitListOf(step)) {
    if (!event || isHeldBack(*event))
      return std::nullopt;
    hasFailedEvent |= hasFailed(*event);
  }
  for (const EventView *const event : waitListOf(step))
    if (event->state->command)
      completeThrough(*event->state->command);
  if (hasFailedEvent)
    return refusal(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, kSignalerEnded);
  Expectation expected;
  // After a driver has signaled a reusable event, the queue may report a moment later that it is
  // empty.
  const bool isLate =
      !abilities_.isNativeCpu && std::ranges::any_of(waitListOf(step), [](const EventView *event) {
        return event->state->isReusable;
      });
  if (const Queue *const queue = queueOf(step);
      queue && abilities_.emptyQuery && areAll(&Command::isOver, queue->commands) && !isLate)
    expected.values = {{"UR_QUEUE_INFO_EMPTY", Relation::Equal, 1,
                        "whether every command submitted so far has finished, as the events that "
                        "were waited for say (UR_QUEUE_INFO_EMPTY)"}};
  return expected;
}

Model::Outcome Model::status(const Step &step) {
  const EventView *const view = eventOf(step);
  if (!view)
    return std::nullopt;
  constexpr std::string_view kState = "UR_EVENT_INFO_COMMAND_EXECUTION_STATUS: the state of the "
                                      "command, or of the newest signal; complete before the first";
  ExpectedValue state{"the status", Relation::AtMost, UR_EVENT_STATUS_QUEUED, kState};
  if (hasFailed(*view))
    state = {state.name, isOver(*view) ? Relation::Equal : Relation::NotEqual,
             isOver(*view) ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE, kSignalerEnded};
  else if (isOver(*view))
    state = {state.name, Relation::Equal, UR_EVENT_STATUS_COMPLETE, kState};
  else if (isHeldBack(*view) && view->isGate)
    state = {state.name, Relation::NotEqual, UR_EVENT_STATUS_COMPLETE, kState};
  else if (isHeldBack(*view))
    state = {state.name, Relation::AtLeast, UR_EVENT_STATUS_SUBMITTED,
             "events of the wait list have to be complete before the command starts"};
  const bool mayBeCalled = !isHeldBack(*view) || view->state->isReusable;
  const bool isCalled = isOver(*view) && !hasFailed(*view);
  return expectValues(
      {state,
       {"the reference count", view->hasCallback ? Relation::AtLeast : Relation::Equal,
        view->references, "each retain requires one release (urEventRetain); starts at 1"},
       {"callbacks that came too early, or with another event or state", Relation::Equal, 0,
        "the event is valid during the call; the state that the callback was registered for "
        "(ur_event_callback_t)"},
       {"callbacks called", mayBeCalled ? Relation::AtLeast : Relation::Equal, 0, kCalls},
       {"callbacks not called once", isCalled ? Relation::Equal : Relation::AtLeast, 0, kCalls},
       {"wrong answers about the event's context, queue or command", Relation::Equal, 0,
        "the queue of the command, null for a reusable event; the kind of command that the event "
        "belongs to (urEventGetInfo)"}});
}

Model::Outcome Model::times(const Step &step) {
  const EventView *const view = eventOf(step);
  if (!view || view->isGate || view->state->isReusable || !view->state->command)
    return std::nullopt;
  const Command &command = commands_[*view->state->command];
  if (!command.isProfiled || !command.hasRun)
    return refusal(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                   "the queue was created without UR_QUEUE_FLAG_PROFILING_ENABLE; the timestamp "
                   "does not exist yet (urEventGetProfilingInfo)");
  if (!command.isOver)
    return std::nullopt;
  std::uint64_t latestEnd = 0;
  for (const std::size_t other : command.before)
    if (commands_[other].process == step.process && !command.hasFailed)
      latestEnd = std::max(latestEnd, commands_[other].end);
  constexpr std::string_view kOrder = "QUEUED <= SUBMIT <= START <= END (urEventGetProfilingInfo)";
  Expectation expected;
  expected.values = {{"SUBMIT is not before QUEUED", Relation::Equal, 1, kOrder},
                     {"START is not before SUBMIT", Relation::Equal, 1, kOrder},
                     {"END is not before START", Relation::Equal, 1, kOrder},
                     {"END is not in the future", Relation::Equal, 1,
                      "the device clock is the one of the profiling information "
                      "(urDeviceGetGlobalTimestamps)"},
                     {"START", Relation::AtLeast, latestEnd,
                      "a command starts when what it waited for has ended"}};
  if (command.hasFailed) { // times are optional, but must not be wrong
    expected.codes.push_back(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE);
    expected.rule = "the timestamp does not exist yet (urEventGetProfilingInfo)";
  }
  return expected;
}

void Model::learn(const Step &step, const Answer &answer) {
  if (step.verb != Verb::Times || answer.code != UR_RESULT_SUCCESS || answer.values.size() <= 5)
    return;
  Command &command = commands_[*eventOf(step)->state->command];
  if (!command.hasFailed)
    command.end = answer.values[5];
}

// The worker counts calls; `status` and `usage` compare them.
Model::Outcome Model::callback(const Step &step) {
  EventView *const event = eventOf(step);
  if (!abilities_.callbacks || !event || event->isGate || step["state"] > UR_EXECUTION_INFO_QUEUED)
    return std::nullopt;
  if (step["state"] == UR_EXECUTION_INFO_QUEUED)
    return refusal(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                   "`execStatus` is UR_EXECUTION_INFO_QUEUED (urEventSetCallback)");
  event->hasCallback = true;
  actor(step).callbacks.push_back(event->state->command);
  return Expectation{};
}

Model::Outcome Model::retain(const Step &step) {
  EventView *const event = eventOf(step);
  if (!event || event->isGate)
    return std::nullopt;
  ++event->references;
  return Expectation{};
}

Model::Outcome Model::release(const Step &step) {
  EventView *const event = eventOf(step);
  if (!event || (event->isGate && isHeldBack(*event)))
    return std::nullopt;
  if (--event->references == 0) {
    if (event->isOwn)
      revoke(step.process, kEvent, step["event"]);
    actor(step).canHold &= event->state->flags != 1; // the last command releases a registration
    for (auto &[id, handle] : handles_)
      handle.mayLive |= event->hasCallback && handle.state == event->state;
    actor(step).events.erase(step["event"]);
  }
  return Expectation{};
}

// Enqueues a command that stays pending until a LetGo step.
Model::Outcome Model::hold(const Step &step) {
  const auto isHeldCommand = [&](const Command &other) {
    return other.process == step.process && other.isHeld;
  };
  const int maxHeld = abilities_.isNativeCpu ? 3 : 1; // drivers have few channels
  if (!abilities_.gates || !isFresh(step, step["event"]) ||
      (!abilities_.isNativeCpu && !actor(step).canHold) ||
      std::ranges::count_if(commands_, isHeldCommand) >= maxHeld)
    return std::nullopt;
  const std::size_t command = add({.process = step.process, .isHeld = true}, false);
  actor(step).events[step["event"]] = {
      .state = std::make_shared<EventState>(EventState{.command = command}), .isGate = true};
  return Expectation{};
}

// The same step may wait for the held commands, to observe the moment of their completion.
Model::Outcome Model::letGo(const Step &step) {
  const EventView *const event = eventOf(step);
  if (!event || !event->isGate || !isHeldBack(*event))
    return std::nullopt;
  const std::size_t gate = *event->state->command;
  for (const EventView *const other : waitListOf(step)) {
    if (!other)
      return std::nullopt;
    if (other->state->command)
      for (const std::size_t predecessor : commands_[*other->state->command].before)
        if (commands_[predecessor].isHeld && predecessor != gate)
          return std::nullopt;
  }
  commands_[gate].isHeld = false;
  runUnblocked();
  return step.waitList.empty() ? Outcome(Expectation{}) : wait(step);
}

Model::Outcome Model::usage(const Step &step) {
  if (!actor(step).memory.empty() || !actor(step).queues.empty())
    return std::nullopt;
  constexpr std::string_view kFlat =
      "descriptors, mappings and memory stay flat over any number of calls (docs/promises.md)";
  const auto minCalls = std::ranges::count_if(actor(step).callbacks, [&](const auto &command) {
    return !command || !commands_[*command].hasFailed;
  });
  actor(step).callbacks.clear();
  return expectValues(
      {{"descriptors beyond those at the start", Relation::Equal, 0, kFlat},
       {"shared mappings beyond those at the start", Relation::Equal, 0, kFlat},
       {"callbacks called", Relation::AtLeast, static_cast<std::uint64_t>(minCalls), kCalls},
       {"callbacks called twice, too early, or with another event or state", Relation::Equal, 0,
        kCalls},
       {"references to a context after its objects were released", Relation::Equal, 0,
        "the last Release destroys the object (generated/docs/common.md)"}});
}

} // namespace ur::histories
