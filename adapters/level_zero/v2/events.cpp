// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The events of the v2 adapter, and the probe that tests whether processes can share them.
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/v2/counter_events.hpp"
#include "base/error.hpp"
#include "base/scope_guard.hpp"

#include <algorithm>
#include <exception>
#include <vector>

namespace ur::level_zero {
namespace {

constexpr std::uint64_t kSecond = 1'000'000'000;

// Creates counter-based events, which need no pool and no reset.
class CounterEventMaker final : public EventMaker {
public:
  explicit CounterEventMaker(ze_context_handle_t context) : context_(context) {}

  UniqueEvent make(NativeDevice &device, bool timed) override {
    return createCounterEvent(*device.capabilities().counterBasedApi, context_, device.device,
                              timed ? newer::kEventDeviceTimestamp : 0u);
  }
  bool needsReset() const noexcept override { return false; }

private:
  const ze_context_handle_t context_;
};

void tryInOrderList(NativeDevice &device, ze_context_handle_t context) {
  if (device.driver.functions.version() < ZE_MAKE_VERSION(1, 7))
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "the driver is older than Level Zero 1.7 and has no in-order lists");
  if (layerRejectsNewerFlags())
    base::raise(
        UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
        "the loader's validation layer is older than Level Zero 1.7 and rejects in-order lists");
  createImmediateList(context, device, true);
}

void appendSignal(ze_command_list_handle_t list, ze_event_handle_t event) {
  UR_ZE_CHECK(zeCommandListAppendBarrier, list, event, 0, nullptr);
}

void expectDone(ze_event_handle_t event) { UR_ZE_CHECK(zeEventHostSynchronize, event, kSecond); }

void expectPending(ze_event_handle_t event, std::uint64_t nanoseconds, const char *problem) {
  if (functions().zeEventHostSynchronize(event, nanoseconds) != ZE_RESULT_NOT_READY)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "an outstanding signal is not detected: {}",
                problem);
}

// Submits a new signal through `signalerViews`. The signal waits for a gate that is still closed,
// so it stays pending. The host must see it as pending through both views, although the previous
// signal is complete. Commands that wait through `waiterViews` must wait for the new signal.
void tryGatedSignal(const CounterEventViews &signalerViews, const CounterEventViews &waiterViews,
                    NativeDevice &device, ze_context_handle_t context) {
  constexpr std::uint64_t kWaitTime = 1'000'000; // ns; a list that does not wait completes sooner
  PoolEventMaker maker(context, {device.device});
  const UniqueEvent gate = maker.make(device, false);
  const UniqueEvent signalerDone = maker.make(device, false);
  const UniqueEvent waiterDone = maker.make(device, false);
  const UniqueList signaler = createImmediateList(context, device, true);
  const UniqueList waiter = createImmediateList(context, device, true);
  // Opens the gate even after a failure, so that the lists can complete.
  std::vector<ze_event_handle_t> completions;
  completions.reserve(3);
  const base::ScopeGuard finish([&] {
    UR_ZE_TRY(zeEventHostSignal, gate.get());
    for (const ze_event_handle_t completion : completions)
      UR_ZE_TRY(zeEventHostSynchronize, completion, kSecond);
  });
  const auto submit = [&](const UniqueList &list, ze_event_handle_t dependency,
                          ze_event_handle_t signal, ze_event_handle_t completion) {
    UR_ZE_CHECK(zeCommandListAppendBarrier, list.get(), signal, dependency ? 1u : 0u, &dependency);
    completions.push_back(completion);
  };
  submit(signaler, gate.get(), signalerViews.forCommands.get(), signalerViews.forHost.get());
  submit(signaler, nullptr, signalerDone.get(), signalerDone.get());
  submit(waiter, waiterViews.forCommands.get(), waiterDone.get(), waiterDone.get());
  expectPending(waiterViews.forHost.get(), 0,
                "the host mistakes the previous signal for the new one");
  expectPending(signalerViews.forHost.get(), 0,
                "the signaling host mistakes the previous signal for the new one");
  expectPending(waiterDone.get(), kWaitTime, "commands do not wait for the new signal");
}

// Signals an event of each kind that this adapter creates.
void tryCounterBasedApi(const CounterBasedApi &api, NativeDevice &device,
                        ze_context_handle_t context) {
  const UniqueList list = createImmediateList(context, device, true);
  for (const std::uint32_t flags : {0u, std::uint32_t{newer::kEventDeviceTimestamp}}) {
    const UniqueEvent event = createCounterEvent(api, context, device.device, flags);
    expectDone(event.get()); // a new event is complete
    appendSignal(list.get(), event.get());
    expectDone(event.get());
  }
}

// Returns the first of the available APIs that works. Throws UNSUPPORTED_FEATURE if all fail.
const CounterBasedApi &findCounterBasedApi(NativeDevice &device, ze_context_handle_t context) {
  std::string reason =
      device.driver.functions.loaderIntercepts()
          ? "the loader intercepts calls and has no counter-based events of its own"
          : "neither the loader nor the driver has counter-based events";
  for (const CounterBasedApi &api : device.driver.functions.counterBasedApis()) {
    try {
      tryCounterBasedApi(api, device, context);
      return api;
    } catch (const std::exception &failure) {
      reason = fmt::format("{}: {}", api.origin, failure.what());
    }
  }
  base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "{}", reason);
}

// Exports an event to this process before its first signal, and signals it from both sides.
void tryExport(const CounterBasedApi &api, NativeDevice &device, ze_context_handle_t context) {
  if (!api.sharesEvents())
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "{} have no IPC handles", api.origin);
  const UniqueList list = createImmediateList(context, device, true);
  const UniqueEvent exportedEvent =
      createCounterEvent(api, context, device.device, newer::kEventIpc);
  newer::IpcEventCounterBasedHandle handle{};
  const ze_result_t exportResult = api.getIpcHandle(exportedEvent.get(), &handle);
  if (exportResult == ZE_RESULT_ERROR_INVALID_ARGUMENT)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "an imported event shows only the signal that preceded the export, but the adapter "
                "needs later signals too");
  check("the export of a counter-based event", exportResult);
  const CounterEventViews firstViews(api, context, handle);
  const CounterEventViews secondViews(api, context, handle);
  PoolEventMaker maker(context, {device.device});
  for (const CounterEventViews *views : {&secondViews, &firstViews}) {
    const UniqueEvent listDone = maker.make(device, false);
    appendSignal(list.get(), views->forCommands.get());
    const base::ScopeGuard finish(
        [&] { UR_ZE_TRY(zeEventHostSynchronize, views->forHost.get(), kSecond); });
    appendSignal(list.get(), listDone.get());
    expectDone(listDone.get());
    expectDone(firstViews.forHost.get());
    expectDone(secondViews.forHost.get());
  }
  tryGatedSignal(firstViews, secondViews, device, context);
  tryGatedSignal(secondViews, firstViews, device, context);
}

} // namespace

std::unique_ptr<EventSource> makeEventSource(const ur_context_handle_t_ &context) {
  const bool isCounterBased = std::ranges::all_of(context.devices, [](ur_device_handle_t device) {
    return device->capabilities().counterBasedApi != nullptr;
  });
  std::unique_ptr<EventMaker> maker;
  if (isCounterBased)
    maker = std::make_unique<CounterEventMaker>(context.native());
  else
    maker = std::make_unique<PoolEventMaker>(context.native(), context.nativeDevices());
  return std::make_unique<EventSource>(std::move(maker));
}

void probeEvents(NativeDevice &device, ze_context_handle_t context, Capabilities &result) {
  result.event = attempt([&] {
    tryInOrderList(device, context);
    result.inOrderLists = true;
    result.counterBasedApi = &findCounterBasedApi(device, context);
    tryExport(*result.counterBasedApi, device, context);
    return result.counterBasedApi->origin;
  });
}

} // namespace ur::level_zero
