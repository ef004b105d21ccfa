// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handle_registry.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/kit/signal.hpp"
#include "base/fork.hpp"
#include "ipc/exchange.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::backend {

// The completion of a command of this adapter; derived from kit::Signal.
class Signal;

} // namespace ur::backend

namespace ur::kit {

// This process's side of an event that several processes share.
class SharedEvent {
public:
  SharedEvent() noexcept = default;
  SharedEvent(const SharedEvent &) = delete;
  SharedEvent &operator=(const SharedEvent &) = delete;
  virtual ~SharedEvent() = default;

  // Returns the signal that a new wait would wait for, or null before the first signal.
  virtual std::shared_ptr<backend::Signal> latestSignal() = 0;

  // Makes a new signal for a barrier. Waits see the signal after its publish().
  virtual std::shared_ptr<backend::Signal> nextSignal() = 0;

  // Exports an event that this process created, and returns the handle. `object` identifies the
  // event in the exchange.
  virtual void *exportEvent(const void *object) = 0;
};

} // namespace ur::kit

namespace ur::backend {

// createSharedEvent() creates an event that other processes can open. openSharedEvent() opens such
// an event, and throws INVALID_VALUE if the imported memory contains no event.
std::unique_ptr<kit::SharedEvent> createSharedEvent(ur_context_handle_t context,
                                                    ur_device_handle_t device);
std::unique_ptr<kit::SharedEvent> openSharedEvent(ur_context_handle_t context,
                                                  ipc::Imported imported);

} // namespace ur::backend

// An event holds the signal that commands wait for:
// - the event of a command: always the same signal;
// - a reusable event (urEventCreateExp): no signal at first, then the latest barrier's signal;
// - a shared event (reusable, with IPC_EXP): the signal of the latest barrier in any process that
//   uses the event.
struct ur_event_handle_t_ : ur::kit::Object {
  // The event of a command of `owner`. It is complete if `signal` is null.
  ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command,
                     std::shared_ptr<ur::backend::Signal> signal);
  // An event that wraps a driver's event. It is complete if `signal` is null.
  ur_event_handle_t_(ur_context_handle_t owner, std::shared_ptr<ur::backend::Signal> signal);
  // A reusable event.
  ur_event_handle_t_(ur_context_handle_t owner, ur_exp_event_flags_t eventFlags,
                     std::unique_ptr<ur::kit::SharedEvent> state, bool isImported);
  ~ur_event_handle_t_();

  // Returns the signal that a new wait would wait for. Returns null for a reusable event before its
  // first signal.
  std::shared_ptr<ur::backend::Signal> latestSignal() const;

  // Makes a new signal of a reusable event for a barrier on `signaler`. Waits see the signal after
  // publish().
  std::shared_ptr<ur::backend::Signal> nextSignal(ur_queue_handle_t signaler);
  void publish(const std::shared_ptr<ur::backend::Signal> &signal, ur_queue_handle_t signaler);

  // Returns the status of the latest signal, or COMPLETE before the first signal.
  ur_event_status_t status() const;

  // Returns a time of the latest signal in nanoseconds of the device's clock, or nullopt if the
  // time is not recorded or not known yet. A queue with profiling records all times; an event with
  // profiling records only the start and the end. The start, end and complete times are known only
  // after the signal completes.
  std::optional<std::uint64_t> profile(ur_profiling_info_t moment) const;

private:
  const ur::kit::Reference<ur_context_handle_t> ownContext_; // null if `queue` retains it

public:
  const ur_context_handle_t context;
  const ur::kit::Reference<ur_queue_handle_t> queue; // null if no command made the event
  const ur_command_t commandType;
  const ur_exp_event_flags_t flags = 0;
  const std::unique_ptr<ur::kit::SharedEvent> shared; // null for an event that is not shared
  const bool imported = false;

private:
  struct SignalRecord {
    std::shared_ptr<ur::backend::Signal> signal;
    bool queueProfiled = false; // the queue of the signal's command has profiling enabled
  };

  SignalRecord record() const;

  const bool isReusable_ = false; // each barrier makes a new signal
  SignalRecord record_{};
};

void destroy(ur_event_handle_t event) noexcept;

namespace ur::kit {

// Returns the registry of live reusable events, which barriers may signal.
HandleRegistry<ur_event_handle_t> &reusableEvents();

// Returns the mutex that guards the latest signals of all reusable events.
base::ForkSafeMutex &latestSignalsMutex();

// Returns the latest signals of the events, except those that are complete. Throws `error`
// for an event of another adapter.
std::vector<std::shared_ptr<backend::Signal>>
latestSignals(std::span<const ur_event_handle_t> events, ur_result_t error);

} // namespace ur::kit
