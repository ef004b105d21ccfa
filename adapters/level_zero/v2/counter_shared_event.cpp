// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/share.hpp"
#include "adapters/level_zero/backend.hpp"
#include "adapters/level_zero/native_export.hpp"
#include "adapters/level_zero/v2/counter_events.hpp"

#include <algorithm>
#include <bit>

namespace ur {
namespace level_zero {
namespace {

// The driver's events for one device of a context.
struct CounterEvents {
  CounterEvents(ur_context_handle_t owner, ur_device_handle_t device)
      : context(owner), api(*device->capabilities().counterBasedApi) {
    // An opened event belongs to the first device of its context. So another device needs its own
    // context.
    if (device != owner->devices.front())
      deviceContext = createContext(owner->platform()->driver, {device->device});
  }

  void open(const newer::IpcEventCounterBasedHandle &handle) {
    views = std::make_unique<CounterEventViews>(
        api, deviceContext ? deviceContext.get() : context->native(), handle);
  }

  const kit::Reference<ur_context_handle_t> context;
  const CounterBasedApi &api;
  UniqueContext deviceContext;
  UniqueEvent event; // the created event, or null for an imported event
  std::unique_ptr<CounterEventViews> views;
};

// The event itself as a signal: the driver's event follows the signals of all processes in order.
class CounterSignal final : public backend::Signal {
public:
  explicit CounterSignal(std::unique_ptr<CounterEvents> events)
      : Signal(events->views->forCommands.get(), events->views->forHost.get(), false),
        events_(std::move(events)) {}

private:
  const std::unique_ptr<CounterEvents> events_;
};

class CounterSharedEvent final : public kit::SharedEvent {
public:
  CounterSharedEvent(std::shared_ptr<backend::Signal> signal, ipc::DeviceUuid uuid,
                     std::shared_ptr<NativeExport> native)
      : signal_(std::move(signal)), uuid_(uuid), native_(std::move(native)) {}

  ~CounterSharedEvent() override {
    if (native_)
      native_->revoke();
  }

  std::shared_ptr<backend::Signal> latestSignal() override { return signal_; }
  std::shared_ptr<backend::Signal> nextSignal() override { return signal_; }

  // Exports the driver's handle, which needs no descriptor.
  void *exportEvent(const void *object) override {
    return kit::getHandle({.kind = ipc::Kind::Event,
                           .object = object,
                           .objectSize = sizeof(ipc::DriverHandle),
                           .length = sizeof(ipc::DriverHandle),
                           .deviceUuid = uuid_},
                          native_->share());
  }

private:
  const std::shared_ptr<backend::Signal> signal_;
  const ipc::DeviceUuid uuid_;
  const std::shared_ptr<NativeExport> native_;
};

} // namespace
} // namespace level_zero

std::unique_ptr<kit::SharedEvent> backend::createSharedEvent(ur_context_handle_t context,
                                                             ur_device_handle_t device) {
  auto events = std::make_unique<CounterEvents>(context, device);
  const CounterBasedApi &api = events->api;
  events->event = createCounterEvent(api, context->native(), device->device, newer::kEventIpc);
  const ze_event_handle_t createdEvent = events->event.get();
  events->open(counterHandleOf(api, createdEvent));
  // The driver's handle needs no Put, because it ends when the event is destroyed.
  auto native = std::make_shared<NativeExport>(
      [&api, event = createdEvent] {
        return NativeHandle{std::bit_cast<ipc::DriverHandle>(counterHandleOf(api, event))};
      },
      [](const ipc::DriverHandle &) {});
  return std::make_unique<CounterSharedEvent>(std::make_shared<CounterSignal>(std::move(events)),
                                              device->uuid(), std::move(native));
}

std::unique_ptr<kit::SharedEvent> backend::openSharedEvent(ur_context_handle_t context,
                                                           ipc::Imported imported) {
  const auto device = std::ranges::find_if(context->devices, [&](ur_device_handle_t candidate) {
    return candidate->uuid() == imported.deviceUuid;
  });
  auto events = std::make_unique<CounterEvents>(context, *device);
  events->open(std::bit_cast<newer::IpcEventCounterBasedHandle>(imported.driverHandle));
  return std::make_unique<CounterSharedEvent>(std::make_shared<CounterSignal>(std::move(events)),
                                              imported.deviceUuid, nullptr);
}

} // namespace ur
