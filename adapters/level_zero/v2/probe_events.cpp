// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/log.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/platform.hpp"
#include "adapters/level_zero/probe.hpp"
#include "adapters/level_zero/v2/counter_events.hpp"
#include "adapters/level_zero/validation_layer.hpp"
#include "base/error.hpp"

#include <exception>

namespace ur::level_zero {
namespace {

constexpr std::uint64_t kSecond = 1'000'000'000;

std::string whyNotInOrder(ur_device_handle_t_ &device, ze_context_handle_t context) {
  if (device.platform->functions.version() < ZE_MAKE_VERSION(1, 7))
    return "the driver is older than 1.7 and has no in-order lists";
  if (layerRefusesNewerFlags())
    return "the loader's validation layer is older than 1.7 and refuses in-order lists";
  try {
    createImmediateList(context, device.device, device.queueGroup, true,
                        ZE_COMMAND_QUEUE_PRIORITY_NORMAL);
    return "";
  } catch (const std::exception &failure) {
    return failure.what();
  }
}

void signalBy(ze_command_list_handle_t list, ze_event_handle_t event) {
  UR_ZE_CHECK(zeCommandListAppendBarrier, list, event, 0, nullptr);
}

void expectDone(ze_event_handle_t event) { UR_ZE_CHECK(zeEventHostSynchronize, event, kSecond); }

// Signals an event of each kind that this adapter makes.
void tryCounterBased(const CounterBasedApi &api, ur_device_handle_t_ &device,
                     ze_context_handle_t context) {
  const UniqueList list = createImmediateList(context, device.device, device.queueGroup, true,
                                              ZE_COMMAND_QUEUE_PRIORITY_NORMAL);
  for (const std::uint32_t flags : {0u, std::uint32_t{newer::kEventDeviceTimestamp}}) {
    const UniqueEvent event = createCounterEvent(api, context, device.device, flags);
    expectDone(event.get()); // it is complete at first
    signalBy(list.get(), event.get());
    expectDone(event.get());
  }
}

std::string findCounterBased(ur_device_handle_t_ &device, ze_context_handle_t context,
                             Capabilities &found) {
  std::string reason = device.platform->functions.intercepted()
                           ? "the loader intercepts and has no counter-based events of its own"
                           : "neither the loader nor the driver has counter-based events";
  for (const CounterBasedApi &api : device.platform->functions.counterBased()) {
    try {
      tryCounterBased(api, device, context);
      found.counterBased = &api;
      return api.origin;
    } catch (const std::exception &failure) {
      reason = fmt::format("{}: {}", api.origin, failure.what());
    }
  }
  return reason;
}

// Shares an event with ourselves before its first signal, and signals it from both sides.
void tryExport(const CounterBasedApi &api, ur_device_handle_t_ &device,
               ze_context_handle_t context) {
  if (!api.sharesEvents())
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "{} have no handles", api.origin);
  const UniqueList list = createImmediateList(context, device.device, device.queueGroup, true,
                                              ZE_COMMAND_QUEUE_PRIORITY_NORMAL);
  const UniqueEvent own = createCounterEvent(api, context, device.device, newer::kEventIpc);
  newer::IpcEventCounterBasedHandle handle{};
  const ze_result_t exported = api.getIpcHandle(own.get(), &handle);
  if (exported == ZE_RESULT_ERROR_INVALID_ARGUMENT)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "the driver's handles follow one signal that was made before, while events of "
                "this interface are signalled again by either side");
  check("the export of a counter-based event", exported);
  const OpenedCounterEvent other(api, context, handle);
  signalBy(list.get(), other.get());
  expectDone(own.get());
  signalBy(list.get(), own.get());
  expectDone(other.get());
}

} // namespace

void probeEvents(ur_device_handle_t_ &device, ze_context_handle_t context, Capabilities &found) {
  const std::string notInOrder = whyNotInOrder(device, context);
  found.inOrderLists = notInOrder.empty();
  if (!found.inOrderLists) {
    found.event = {.supported = false, .reason = notInOrder};
    return;
  }
  const std::string origin = findCounterBased(device, context, found);
  if (!found.counterBased) {
    found.event = {.supported = false, .reason = origin};
    return;
  }
  try {
    tryExport(*found.counterBased, device, context);
    found.event = {.supported = true, .reason = origin};
  } catch (const std::exception &failure) {
    found.event = {.supported = false, .reason = failure.what()};
  }
}

} // namespace ur::level_zero
