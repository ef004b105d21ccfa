// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/event_pool.hpp"
#include "adapters/level_zero/signal.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::level_zero {

struct NativeDevice;

// Creates driver events for one context. Each derived class uses one mechanism of the driver.
class EventMaker {
public:
  virtual ~EventMaker() = default;
  virtual UniqueEvent make(NativeDevice &device, bool timed) = 0;
  // Returns whether a signaled event must be reset before it is signaled again.
  virtual bool needsReset() const noexcept = 0;
};

// Creates events in pools, which every driver supports. A command signals such an event, and the
// host resets it.
class PoolEventMaker final : public EventMaker {
public:
  PoolEventMaker(ze_context_handle_t context, NativeDevices devices)
      : context_(context), devices_(std::move(devices)) {}
  UniqueEvent make(NativeDevice &device, bool timed) override;
  bool needsReset() const noexcept override { return true; }

private:
  static constexpr std::uint32_t kPoolSize = 64;

  struct Pools {
    std::vector<UniquePool> all;
    std::uint32_t usedEvents = 0; // the number of used events of the last pool
  };

  const ze_context_handle_t context_;
  const NativeDevices devices_;
  std::array<Pools, 2> pools_; // for untimed and for timed events
};

// Creates a context's driver events and reuses them.
class EventSource {
public:
  explicit EventSource(std::unique_ptr<EventMaker> maker) : maker_(std::move(maker)) {}

  // Returns a signal for one command of a queue on the device. The signal must not outlive the
  // source.
  std::shared_ptr<backend::Signal> make(ur_device_handle_t device, bool timed);

private:
  class ReusableSignal;
  struct Kind {
    ur_device_handle_t device;
    bool timed;

    auto operator<=>(const Kind &) const = default;
  };

  ze_event_handle_t take(const Kind &kind);
  void returnEvent(const Kind &kind, ze_event_handle_t event) noexcept;

  const std::unique_ptr<EventMaker> maker_; // declared first, so that its pools outlive the events
  std::mutex mutex_;
  std::vector<UniqueEvent> all_;
  std::map<Kind, std::vector<ze_event_handle_t>> free_;
};

// Creates the source that suits the adapter and the context's driver.
std::unique_ptr<EventSource> makeEventSource(const ur_context_handle_t_ &context);

} // namespace ur::level_zero
