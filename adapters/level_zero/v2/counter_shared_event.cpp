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

// The driver's event follows every signal of every process, in order; it is its own signal.
class CounterSignal final : public backend::Signal {
public:
  CounterSignal(kit::Retained<ur_context_handle_t> context, UniqueEvent event)
      : Signal(event.get(), false), context_(std::move(context)), created_(std::move(event)) {}
  CounterSignal(kit::Retained<ur_context_handle_t> context,
                std::unique_ptr<OpenedCounterEvent> event)
      : Signal(event->get(), false), context_(std::move(context)), opened_(std::move(event)) {}

private:
  const kit::Retained<ur_context_handle_t> context_;
  const UniqueEvent created_;
  const std::unique_ptr<OpenedCounterEvent> opened_;
};

class CounterSharedEvent final : public kit::SharedEvent {
public:
  CounterSharedEvent(std::shared_ptr<backend::Signal> signal, ipc::DeviceUuid uuid,
                     std::shared_ptr<NativeExport> native)
      : signal_(std::move(signal)), uuid_(uuid), native_(std::move(native)) {}

  ~CounterSharedEvent() override {
    if (native_)
      native_->end();
  }

  std::shared_ptr<backend::Signal> latest() override { return signal_; }
  std::shared_ptr<backend::Signal> next() override { return signal_; }

  // Without descriptor: the driver's handle says all.
  void *exportAs(const void *object) override {
    return kit::getHandle({.kind = ipc::Kind::Event,
                           .object = object,
                           .objectSize = sizeof(ipc::DriverBlob),
                           .length = sizeof(ipc::DriverBlob),
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
  const CounterBasedApi &api = *device->capabilities().counterBased;
  auto signal = std::make_shared<CounterSignal>(
      kit::Retained(context),
      createCounterEvent(api, context->native(), device->device, newer::kEventIpc));
  // Such a handle needs no Put: it ends with the event.
  auto native = std::make_shared<NativeExport>(
      [&api, event = signal->event()] {
        return NativeHandle{.blob = std::bit_cast<ipc::DriverBlob>(counterHandleOf(api, event))};
      },
      [](const ipc::DriverBlob &) {});
  return std::make_unique<CounterSharedEvent>(std::move(signal), device->uuid(), std::move(native));
}

std::unique_ptr<kit::SharedEvent> backend::openSharedEvent(ur_context_handle_t context,
                                                           ipc::Imported imported) {
  const auto device = std::ranges::find_if(context->devices, [&](ur_device_handle_t candidate) {
    return candidate->uuid() == imported.deviceUuid;
  });
  const CounterBasedApi &api = *(*device)->capabilities().counterBased;
  auto signal = std::make_shared<CounterSignal>(
      kit::Retained(context),
      std::make_unique<OpenedCounterEvent>(
          api, context->native(),
          std::bit_cast<newer::IpcEventCounterBasedHandle>(imported.driverBlob)));
  return std::make_unique<CounterSharedEvent>(std::move(signal), imported.deviceUuid, nullptr);
}

} // namespace ur
