// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/pool_events.hpp"
#include "adapters/level_zero/v2/counter_events.hpp"

#include <algorithm>

namespace ur::level_zero {
namespace {

// Events without a pool, which need no reset.
class CounterEventMaker final : public EventMaker {
public:
  explicit CounterEventMaker(ze_context_handle_t context) : context_(context) {}

  UniqueEvent make(ur_device_handle_t device, bool timed) override {
    return createCounterEvent(*device->capabilities().counterBased, context_, device->device,
                              timed ? newer::kEventDeviceTimestamp : 0u);
  }
  bool needsReset() const noexcept override { return false; }

private:
  const ze_context_handle_t context_;
};

} // namespace

std::unique_ptr<EventSource> makeEventSource(const ur_context_handle_t_ &context) {
  const bool counterBased = std::ranges::all_of(context.devices, [](ur_device_handle_t device) {
    return device->capabilities().counterBased != nullptr;
  });
  std::unique_ptr<EventMaker> maker;
  if (counterBased)
    maker = std::make_unique<CounterEventMaker>(context.native());
  else
    maker = std::make_unique<PoolEventMaker>(context.native());
  return std::make_unique<EventSource>(std::move(maker));
}

} // namespace ur::level_zero
