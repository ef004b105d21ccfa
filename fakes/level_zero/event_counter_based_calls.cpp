// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/chain.hpp"
#include "fakes/level_zero/counter_based_event.hpp"
#include "fakes/level_zero/ipc_handle.hpp"
#include "fakes/level_zero/memory_file.hpp"
#include "fakes/level_zero/switches.hpp"

namespace host_driver {

namespace newer = ur::level_zero::newer;

namespace {

constexpr std::uint32_t kTimestamps = newer::kEventDeviceTimestamp | newer::kEventHostTimestamp;
constexpr std::uint32_t kListTypes = newer::kEventImmediate | newer::kEventNonImmediate;
constexpr std::uint32_t kKnownFlags =
    kListTypes | newer::kEventHostVisible | newer::kEventIpc | kTimestamps;

} // namespace

ze_result_t eventCounterBasedCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                                    const newer::EventCounterBasedDesc *desc,
                                    ze_event_handle_t *phEvent) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  deviceOf(*context, hDevice);
  requirePointer(phEvent);
  std::uint32_t flags = desc == nullptr ? 0 : desc->flags;
  if (desc != nullptr) {
    // The driver does not support external storage.
    require(findInChain<const ChainedStruct>(desc->pNext,
                                             newer::kEventExternalSyncAllocationDesc) == nullptr &&
                findInChain<const ChainedStruct>(
                    desc->pNext, newer::kEventExternalAggregateStorageDesc) == nullptr,
            ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  }
  require((flags & ~kKnownFlags) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);
  require((flags & kTimestamps) != kTimestamps, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  require((flags & newer::kEventIpc) == 0 || (flags & kTimestamps) == 0,
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  if ((flags & kListTypes) == 0)
    flags |= newer::kEventImmediate;
  publish<Event>(CounterBasedEvent::create(std::move(context), flags), phEvent);
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventCounterBasedGetIpcHandle(ze_event_handle_t hEvent,
                                          newer::IpcEventCounterBasedHandle *phIpc) {
  const auto event = counterBasedEventOf(hEvent);
  requirePointer(phIpc);
  require(switches().has("ipc_counter_based"), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  require((event->flags() & newer::kEventIpc) != 0 && !event->isPooled() && !event->isOpened(),
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  // A one-way import shows the latest signal, so the event must have a signal.
  require(!switches().oneWayEvents || event->latestPoint() != 0, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  IpcHandle handle = makeIpcHandle(IpcKind::CounterBasedEvent, event->file().get());
  handle.flags = event->flags();
  handle.point = event->latestPoint();
  store(handle, phIpc);
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventCounterBasedOpenIpcHandle(ze_context_handle_t hContext,
                                           newer::IpcEventCounterBasedHandle hIpc,
                                           ze_event_handle_t *phEvent) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  requirePointer(phEvent);
  require(switches().has("ipc_counter_based"), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  const IpcHandle handle = load(hIpc);
  OwnedFd file = resolve(handle, IpcKind::CounterBasedEvent);
  require(sizeOfFile(file.get()) == sizeof(CounterState), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  std::optional<std::uint64_t> snapshot;
  if (switches().oneWayEvents)
    snapshot = handle.point;
  publish<Event>(
      CounterBasedEvent::open(std::move(context), std::move(file), handle.flags, snapshot),
      phEvent);
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventCounterBasedCloseIpcHandle(ze_event_handle_t hEvent) {
  if (!counterBasedEventOf(hEvent)->isOpened()) {
    reportMisuse("zeEventCounterBasedCloseIpcHandle of an event that this process created");
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
  }
  destroyEvent(hEvent);
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventCounterBasedGetDeviceAddress(ze_event_handle_t hEvent,
                                              std::uint64_t *completionValue,
                                              std::uint64_t *deviceAddress) {
  const auto event = counterBasedEventOf(hEvent);
  requirePointer(completionValue);
  requirePointer(deviceAddress);
  *completionValue = event->latestPoint();
  *deviceAddress = event->stateAddress();
  return ZE_RESULT_SUCCESS;
}

ze_result_t eventGetCounterBasedFlags(ze_event_handle_t hEvent, std::uint32_t *pFlags) {
  const std::shared_ptr<Event> event = objectOf<Event>(hEvent);
  requirePointer(pFlags);
  *pFlags = event->isCounterBased() ? counterBasedEventOf(hEvent)->flags() : 0;
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
