// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/world.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace ur::histories {

using namespace support;

Answer World::event(const Step &step) {
  ur_exp_event_flags_t flags = 0;
  if ((step["flags"] & 1) != 0)
    flags |= UR_EXP_EVENT_FLAG_IPC_EXP;
  if ((step["flags"] & 2) != 0)
    flags |= UR_EXP_EVENT_FLAG_ENABLE_PROFILING;
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, flags};
  ur_event_handle_t handle = nullptr;
  Answer answer;
  answer.code = urEventCreateExp(context(), session_->device(), &description, &handle);
  if (answer.code == UR_RESULT_SUCCESS)
    events_[step["event"]] = {handle, true, {}};
  return answer;
}

Answer World::signal(const Step &step) {
  const std::vector<ur_event_handle_t> list = waitListOf(step);
  ur_event_handle_t event = events_.at(step["event"]).handle;
  const ur_event_handle_t before = event;
  Answer answer;
  answer.code = urEnqueueEventsWaitWithBarrierExt(queueOf(step), nullptr,
                                                  static_cast<std::uint32_t>(list.size()),
                                                  list.empty() ? nullptr : list.data(), &event);
  answer.values = {event == before ? 1u : 0u};
  return answer;
}

Answer World::wait(const Step &step) {
  const std::vector<ur_event_handle_t> list = waitListOf(step);
  const ur_event_handle_t nullEvent = nullptr;
  const auto isPending = [](ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
    urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status, nullptr);
    return status != UR_EVENT_STATUS_COMPLETE && status != UR_EVENT_STATUS_ERROR;
  };
  // An adapter could report completion to a poll before the command's effects are visible.
  if (step["poll"] != 0)
    while (std::ranges::any_of(list, isPending)) {
    }
  ur_bool_t isEmpty = 0;
  const auto queue = queues_.find(step["queue"]);
  const auto queryQueue = [&] {
    if (queue != queues_.end())
      urQueueGetInfo(queue->second, UR_QUEUE_INFO_EMPTY, sizeof(isEmpty), &isEmpty, nullptr);
  };
  if (step["poll"] != 0)
    queryQueue();
  Answer answer;
  answer.code =
      urEventWait(static_cast<std::uint32_t>(list.size()), list.empty() ? &nullEvent : list.data());
  if (std::ranges::any_of(list, isPending)) // even if another event of the list has failed
    return {UR_RESULT_ERROR_UNKNOWN, {}, {}, "the wait returned before an event was complete"};
  if (step["poll"] == 0)
    queryQueue();
  answer.values = {isEmpty};
  return answer;
}

bool World::hasWrongInfo(const Event &event, ur_context_handle_t context) {
  ur_queue_handle_t queue = nullptr;
  ur_context_handle_t eventContext = nullptr;
  ur_command_t type = UR_COMMAND_FORCE_UINT32;
  const auto query = [&](ur_event_info_t name, auto &value) {
    return urEventGetInfo(event.handle, name, sizeof(value), &value, nullptr) == UR_RESULT_SUCCESS;
  };
  const bool isGate = !event.queue && !event.isReusable;
  return !isGate &&
         (!query(UR_EVENT_INFO_CONTEXT, eventContext) || eventContext != context ||
          !query(UR_EVENT_INFO_COMMAND_QUEUE, queue) || queue != event.queue ||
          (event.queue && (!query(UR_EVENT_INFO_COMMAND_TYPE, type) || type != event.type)));
}

Answer World::status(const Step &step) {
  Event &event = events_.at(step["event"]);
  ur_event_status_t status = UR_EVENT_STATUS_ERROR;
  Answer answer;
  answer.code = urEventGetInfo(event.handle, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status),
                               &status, nullptr);
  const auto wasCalled = [](const Watch *watch) { return watch->calls != 0; };
  // A callback may run on another thread, a moment later.
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{5};
  while (status == UR_EVENT_STATUS_COMPLETE && !std::ranges::all_of(event.watches, wasCalled) &&
         std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(std::chrono::microseconds{50});
  std::uint32_t count = 0;
  if (answer.code == UR_RESULT_SUCCESS)
    answer.code =
        urEventGetInfo(event.handle, UR_EVENT_INFO_REFERENCE_COUNT, sizeof(count), &count, nullptr);
  const auto countOf = [&](auto matches) {
    return static_cast<std::uint64_t>(std::ranges::count_if(event.watches, matches));
  };
  answer.values = {static_cast<std::uint64_t>(status),
                   count,
                   countOf([](const Watch *watch) { return watch->wrongCalls != 0; }),
                   countOf([&](const Watch *watch) {
                     return wasCalled(watch) && watch->state != UR_EXECUTION_INFO_SUBMITTED;
                   }),
                   countOf([](const Watch *watch) { return watch->calls != 1; }),
                   hasWrongInfo(event, context()) ? 1u : 0u};
  return answer;
}

Answer World::times(const Step &step) {
  const ur_event_handle_t event = events_.at(step["event"]).handle;
  Answer answer;
  const auto read = [&](ur_profiling_info_t name, std::uint64_t missing) {
    std::uint64_t time = 0;
    const ur_result_t code = urEventGetProfilingInfo(event, name, sizeof(time), &time, nullptr);
    if (code == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
      return missing; // the adapter does not record this time
    if (code != UR_RESULT_SUCCESS)
      answer.code = code;
    return time;
  };
  const std::uint64_t end = read(UR_PROFILING_INFO_COMMAND_END, 0);
  const std::uint64_t start = read(UR_PROFILING_INFO_COMMAND_START, end);
  const std::uint64_t submitted = read(UR_PROFILING_INFO_COMMAND_SUBMIT, start);
  const std::uint64_t queued = read(UR_PROFILING_INFO_COMMAND_QUEUED, submitted);
  if (answer.code != UR_RESULT_SUCCESS)
    answer.text = lastErrorText();
  std::uint64_t now = 0;
  const bool hasClock =
      urDeviceGetGlobalTimestamps(session_->device(), &now, nullptr) == UR_RESULT_SUCCESS;
  answer.values = {queued <= submitted ? 1u : 0u,
                   submitted <= start ? 1u : 0u,
                   start <= end ? 1u : 0u,
                   !hasClock || end <= now ? 1u : 0u,
                   start,
                   end};
  return answer;
}

void World::Watch::call(ur_event_handle_t event, ur_execution_info_t state, void *data) {
  Watch &watch = *static_cast<Watch *>(data);
  const auto isValidCall = [&] {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    return event == watch.event && state == watch.state &&
           urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                          nullptr) == UR_RESULT_SUCCESS &&
           (status == UR_EVENT_STATUS_ERROR ||
            static_cast<unsigned>(status) <= static_cast<unsigned>(state) ||
            watch.isReusable); // the next signal of a reusable event may be pending
  };
  bool isAlwaysValid = isValidCall();
  if (watch.delay.count() != 0) {
    std::this_thread::sleep_for(watch.delay);
    isAlwaysValid = isValidCall() && isAlwaysValid;
  }
  watch.wrongCalls += isAlwaysValid ? 0 : 1;
  ++watch.calls;
}

Answer World::callback(const Step &step) {
  Event &event = events_.at(step["event"]);
  Watch &watch = watches_.emplace_back();
  watch.event = event.handle;
  watch.state = static_cast<ur_execution_info_t>(step["state"]);
  watch.delay = std::chrono::milliseconds(step["delay"]);
  watch.isReusable = event.isReusable;
  Answer answer;
  answer.code = urEventSetCallback(event.handle, watch.state, Watch::call, &watch);
  if (answer.code == UR_RESULT_SUCCESS)
    event.watches.push_back(&watch);
  else
    watches_.pop_back();
  return answer;
}

Answer World::reference(const Step &step) {
  const auto entry = events_.find(step["event"]);
  Answer answer;
  if (step.verb == Verb::Retain) {
    ++entry->second.references;
    answer.code = urEventRetain(entry->second.handle);
    return answer;
  }
  if (gates_.erase(step["event"]) == 0) // the destructor of a gate releases the event
    answer.code = urEventRelease(entry->second.handle);
  if (--entry->second.references == 0)
    events_.erase(entry);
  return answer;
}

Answer World::gate(const Step &step) {
  if (step.verb == Verb::Hold) {
    auto newGate = std::make_unique<test::Gate>(*session_);
    events_[step["event"]] = {newGate->event(), false, {}};
    gates_[step["event"]] = std::move(newGate);
  } else {
    gates_.at(step["event"])->open();
    if (!step.waitList.empty())
      return wait(step);
  }
  return {};
}

} // namespace ur::histories
