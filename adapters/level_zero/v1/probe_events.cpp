// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/platform.hpp"
#include "adapters/level_zero/pool_events.hpp"
#include "adapters/level_zero/probe.hpp"
#include "adapters/level_zero/v1/event_pool_ipc.hpp"
#include "base/error.hpp"

#include <exception>

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
  const PoolHandle handle(device.platform->functions, context, pool.get());
  const OpenedPool opened = openPool(context, handle.get());
  const UniqueEvent other = createEvent(opened.get(), 0);
  UR_ZE_CHECK(zeEventHostSignal, own.get());
  requireState(other.get(), ZE_RESULT_SUCCESS);
  UR_ZE_CHECK(zeEventHostReset, other.get());
  requireState(own.get(), ZE_RESULT_NOT_READY);
}

} // namespace

void probeEvents(ur_device_handle_t_ &device, ze_context_handle_t context, Capabilities &found) {
  try {
    tryPool(device, context);
    found.event = {.supported = true, .reason = "event pools that processes open"};
  } catch (const std::exception &failure) {
    found.event = {.supported = false, .reason = failure.what()};
  }
}

} // namespace ur::level_zero
