// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "adapters/kit/handle_registry.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/native_cpu/context.hpp"
#include "adapters/native_cpu/queue.hpp"
#include "adapters/native_cpu/shared_event.hpp"
#include "adapters/native_cpu/signal.hpp"

// An event is where commands look a signal up:
// - of a command: one signal, for ever;
// - reusable (urEventCreateExp): none at first, then the latest of those that barriers make;
// - shared (reusable, IPC_EXP): the same, the signals of all its processes counted in one file.
struct ur_event_handle_t_ : ur::kit::Object {
  // The event of a command of `owner`.
  ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command);
  // A reusable event.
  ur_event_handle_t_(ur_context_handle_t owner, ur_exp_event_flags_t eventFlags);
  // A shared event of another process.
  ur_event_handle_t_(ur_context_handle_t owner, std::shared_ptr<ur::native_cpu::SharedEvent> state);

  // The signal that a wait takes now; null for a reusable event before its first.
  std::shared_ptr<ur::native_cpu::Signal> latest() const;

  // Makes the signal of a reusable event that `signaller` is going to complete.
  std::shared_ptr<ur::native_cpu::Signal> next(ur_queue_handle_t signaller);

  // COMPLETE before the first signal.
  ur_event_status_t status() const;

  // A moment of the latest signal, in nanoseconds of the device's clock; none before its completion
  // and where neither the event nor the signalling queue asked for it.
  std::optional<std::uint64_t> profile(ur_profiling_info_t moment) const;

  const ur::kit::Retained<ur_context_handle_t> context;
  const ur::kit::Retained<ur_queue_handle_t> queue; // null for reusable events
  const ur_command_t commandType;
  const ur_exp_event_flags_t flags = 0;
  const std::shared_ptr<ur::native_cpu::SharedEvent> shared; // null unless shared
  const bool imported = false;

private:
  mutable std::mutex mutex_;
  std::shared_ptr<ur::native_cpu::LocalSignal> signal_;
  bool queueProfiled_ = false; // the queue that makes signal_ has profiling enabled
};

void destroy(ur_event_handle_t event) noexcept;

namespace ur::native_cpu {

// The live events that a barrier may signal again.
kit::HandleRegistry<ur_event_handle_t> &reusableEvents();

// The signals that a wait for these events takes now, without those that are complete already.
// Throws `foreign` for an event of another adapter.
std::vector<std::shared_ptr<Signal>> latestSignals(std::span<const ur_event_handle_t> events,
                                                   ur_result_t foreign);

} // namespace ur::native_cpu
