// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The events of the v1 adapter, and the probe that tests whether processes can share them.
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/v1/event_pool_ipc.hpp"
#include "base/error.hpp"

namespace ur::level_zero {
namespace {

void requireState(ze_event_handle_t event, ze_result_t expected) {
  if (functions().zeEventQueryStatus(event) != expected)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "an event of an opened pool does not show the exporter's state");
}

// Exports a pool to this process, opens it twice, and signals and resets one event from both sides.
void tryPool(NativeDevice &device, ze_context_handle_t context) {
  const DriverFunctions &driver = device.driver.functions;
  const UniquePool pool = createPool(context, {device.device}, ZE_EVENT_POOL_FLAG_IPC, 1);
  const OpenedPool firstPool = reopenPool(driver, context, pool.get());
  const OpenedPool secondPool = reopenPool(driver, context, pool.get());
  const UniqueEvent firstEvent = createEvent(firstPool.get(), 0);
  const UniqueEvent secondEvent = createEvent(secondPool.get(), 0);
  UR_ZE_CHECK(zeEventHostSignal, firstEvent.get());
  requireState(firstEvent.get(), ZE_RESULT_SUCCESS);
  requireState(secondEvent.get(), ZE_RESULT_SUCCESS);
  UR_ZE_CHECK(zeEventHostReset, secondEvent.get());
  requireState(firstEvent.get(), ZE_RESULT_NOT_READY);
}

} // namespace

std::unique_ptr<EventSource> makeEventSource(const ur_context_handle_t_ &context) {
  return std::make_unique<EventSource>(
      std::make_unique<PoolEventMaker>(context.native(), context.nativeDevices()));
}

void probeEvents(NativeDevice &device, ze_context_handle_t context, Capabilities &result) {
  result.event = attempt([&] {
    tryPool(device, context);
    return "event pools that processes open";
  });
}

} // namespace ur::level_zero
