// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/api/world.hpp"
#include "test/fuzz/support/results.hpp"

namespace ur::test {
namespace {

void create(World &world) {
  const ContextModel *context = world.any(world.contexts);
  if (!context || world.events.size() == World::kMostObjects)
    return;
  const ur_exp_event_flags_t flags = world.input.number() % 8;
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, flags};
  constexpr ur_exp_event_flags_t kBoth =
      UR_EXP_EVENT_FLAG_ENABLE_PROFILING | UR_EXP_EVENT_FLAG_IPC_EXP;
  ur_event_handle_t event = nullptr;
  const ur_result_t result =
      urEventCreateExp(context->handle, world.entry.device, &description, &event);
  if (flags > kBoth)
    return refused("urEventCreateExp", result, UR_RESULT_ERROR_INVALID_ENUMERATION);
  if (flags == kBoth)
    return refused("urEventCreateExp", result, UR_RESULT_ERROR_INVALID_VALUE);
  succeeds("urEventCreateExp", result);
  world.events.push_back({.handle = event,
                          .context = context->handle,
                          .identity = world.newIdentity(),
                          .reusable = true,
                          .exportable = flags == UR_EXP_EVENT_FLAG_IPC_EXP});
}

void retain(World &world) {
  if (EventModel *event = world.any(world.events)) {
    UR_SUCCEEDS(urEventRetain(event->handle));
    ++event->references;
  }
}

void release(World &world) {
  EventModel *event = world.any(world.events);
  if (!event)
    return;
  UR_SUCCEEDS(urEventRelease(event->handle));
  if (--event->references != 0)
    return;
  // Commands and callbacks may hold it a little longer.
  if (event->exportable)
    world.endExports(event->identity, ExportModel::State::Unknown);
  World::forget(world.events, event);
}

void wait(World &world) {
  std::array<ur_event_handle_t, 3> list{};
  const std::size_t count = 1 + world.input.choice(list.size());
  for (std::size_t i = 0; i < count; ++i) {
    const EventModel *event = world.any(world.events);
    if (!event)
      return;
    list[i] = event->handle;
  }
  UR_SUCCEEDS(urEventWait(static_cast<std::uint32_t>(count), list.data()));
}

void callBack(World &world) {
  const EventModel *event = world.any(world.events);
  if (!event)
    return;
  const auto state = static_cast<ur_execution_info_t>(world.input.choice(6));
  const auto count = [](ur_event_handle_t, ur_execution_info_t, void *run) {
    ++*static_cast<std::atomic<unsigned> *>(run);
  };
  if (UR_LISTED(urEventSetCallback(event->handle, state, count, &world.callbacksRun)) ==
      UR_RESULT_SUCCESS)
    ++world.callbacksAskedFor;
}

void refusals(World &) {
  const ur_event_handle_t none = nullptr;
  UR_REFUSED(urEventWait(1, &none), UR_RESULT_ERROR_INVALID_EVENT);
  UR_REFUSED(urEventWait(0, &none), UR_RESULT_ERROR_INVALID_VALUE);
  UR_REFUSED(urEventRelease(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

} // namespace

std::span<const Operation> eventOperations() {
  static constexpr Operation kOperations[] = {create, retain, release, wait, callBack, refusals};
  return kOperations;
}

} // namespace ur::test
