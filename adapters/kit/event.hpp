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

// How commands of this adapter tell that they are done; derived from kit::Signal.
class Signal;

} // namespace ur::backend

namespace ur::kit {

// An event that processes share, as this process sees it.
class SharedEvent {
public:
  SharedEvent() noexcept = default;
  SharedEvent(const SharedEvent &) = delete;
  SharedEvent &operator=(const SharedEvent &) = delete;
  virtual ~SharedEvent() = default;

  // The signal that a wait takes now; null before the first one.
  virtual std::shared_ptr<backend::Signal> latest() = 0;

  // The signal that a barrier is about to make; waits find it once it is published.
  virtual std::shared_ptr<backend::Signal> next() = 0;

  // A handle of the exchange, for an event that this process made. `object` stands for it there.
  virtual void *exportAs(const void *object) = 0;
};

} // namespace ur::kit

namespace ur::backend {

// A shared event that this process makes, and one that another process made. The latter throws
// INVALID_VALUE for memory that holds no event.
std::unique_ptr<kit::SharedEvent> createSharedEvent(ur_context_handle_t context,
                                                    ur_device_handle_t device);
std::unique_ptr<kit::SharedEvent> openSharedEvent(ur_context_handle_t context,
                                                  ipc::Imported imported);

} // namespace ur::backend

// An event is where commands look a signal up:
// - of a command: one signal, for ever;
// - reusable (urEventCreateExp): none at first, then the latest of those that barriers make;
// - shared (reusable, IPC_EXP): the same, with the signals of all its processes.
struct ur_event_handle_t_ : ur::kit::Object {
  // The event of a command of `owner`.
  ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command,
                     std::shared_ptr<ur::backend::Signal> signal);
  // The event around a driver's own.
  ur_event_handle_t_(ur_context_handle_t owner, std::shared_ptr<ur::backend::Signal> signal);
  // A reusable event.
  ur_event_handle_t_(ur_context_handle_t owner, ur_exp_event_flags_t eventFlags,
                     std::unique_ptr<ur::kit::SharedEvent> state, bool isImported);
  ~ur_event_handle_t_();

  // The signal that a wait takes now; null for a reusable event before its first.
  std::shared_ptr<ur::backend::Signal> latest() const;

  // Makes the signal of a reusable event that `signaller` is going to complete. Waits find it once
  // it is published.
  std::shared_ptr<ur::backend::Signal> next(ur_queue_handle_t signaller);
  void publish(const std::shared_ptr<ur::backend::Signal> &signal, ur_queue_handle_t signaller);

  // COMPLETE before the first signal.
  ur_event_status_t status() const;

  // A moment of the latest signal, in nanoseconds of the device's clock; none before its completion
  // and where neither the event nor the signalling queue asked for it.
  std::optional<std::uint64_t> profile(ur_profiling_info_t moment) const;

private:
  const ur::kit::Retained<ur_context_handle_t> ownContext_; // null where the queue keeps it

public:
  const ur_context_handle_t context;
  const ur::kit::Retained<ur_queue_handle_t> queue; // null for reusable events
  const ur_command_t commandType;
  const ur_exp_event_flags_t flags = 0;
  const std::unique_ptr<ur::kit::SharedEvent> shared; // null unless shared
  const bool imported = false;

private:
  struct Made {
    std::shared_ptr<ur::backend::Signal> signal;
    bool queueProfiled = false; // the queue that makes the signal has profiling enabled
  };

  Made made() const;

  const bool changes_ = false; // each barrier that signals the event has another signal
  Made made_{};
};

void destroy(ur_event_handle_t event) noexcept;

namespace ur::kit {

// The live events that a barrier may signal again.
HandleRegistry<ur_event_handle_t> &reusableEvents();

// Guards the latest signals of all of them, for as long as it takes to copy one: the child of a
// fork finds it unlocked.
base::ForkSafeMutex &latestSignalsMutex();

// The signals that a wait for these events takes now, without those that are complete already.
// Throws `foreign` for an event of another adapter.
std::vector<std::shared_ptr<backend::Signal>>
latestSignals(std::span<const ur_event_handle_t> events, ur_result_t foreign);

} // namespace ur::kit
