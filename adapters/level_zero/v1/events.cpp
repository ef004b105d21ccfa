// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which events the first adapter uses, and whether they can be shared.
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/v1/event_pool_ipc.hpp"
#include "base/error.hpp"
#include "base/scope_guard.hpp"

namespace ur::level_zero {
namespace {

void requireState(ze_event_handle_t event, ze_result_t wanted) {
  if (functions().zeEventQueryStatus(event) != wanted)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "an event of an opened pool does not show the exporter's state");
}

// Signals and resets one event from both sides of a pool that is shared with ourselves.
void tryPool(ur_device_handle_t_ &device, ze_context_handle_t context) {
  const UniquePool pool = createPool(context, ZE_EVENT_POOL_FLAG_IPC, 1);
  const UniqueEvent own = createEvent(pool.get(), 0);
  const ze_ipc_event_pool_handle_t handle = poolHandleOf(pool.get());
  const base::ScopeGuard put([&] { putPoolHandle(device.platform->functions, context, handle); });
  const OpenedPool opened = openPool(context, handle);
  const UniqueEvent other = createEvent(opened.get(), 0);
  UR_ZE_CHECK(zeEventHostSignal, own.get());
  requireState(other.get(), ZE_RESULT_SUCCESS);
  UR_ZE_CHECK(zeEventHostReset, other.get());
  requireState(own.get(), ZE_RESULT_NOT_READY);
}

} // namespace

std::unique_ptr<EventSource> makeEventSource(const ur_context_handle_t_ &context) {
  return std::make_unique<EventSource>(std::make_unique<PoolEventMaker>(context.native()));
}

void probeEvents(ur_device_handle_t_ &device, ze_context_handle_t context, Capabilities &found) {
  found.event = attempt([&] {
    tryPool(device, context);
    return "event pools that processes open";
  });
}

} // namespace ur::level_zero
