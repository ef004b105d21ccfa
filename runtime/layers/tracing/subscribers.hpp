// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include <ur-ipc/ur_trace.h>

namespace ur::tracing {

// The subscribers to a process's calls. Thread-safe.
class Subscribers {
  struct Subscriber;
  using List = std::vector<std::shared_ptr<Subscriber>>;

public:
  // Reports one call to the subscribers that existed when the call began.
  class Observation {
  public:
    void begin(const ur_trace_call_t &call) noexcept {
      notify(&ur_trace_callbacks_t::pfnBegin, call);
    }
    void end(const ur_trace_call_t &call) noexcept { notify(&ur_trace_callbacks_t::pfnEnd, call); }

  private:
    friend Subscribers;
    void notify(ur_trace_callback_t ur_trace_callbacks_t::*member,
                const ur_trace_call_t &call) noexcept;

    std::shared_ptr<const List> subscribers_;
    std::array<void *, UR_TRACE_MAX_SUBSCRIBERS> scratch_{};
  };

  // Returns this process's subscribers. A forked child starts without subscribers.
  static Subscribers &ofThisProcess();

  ur_result_t add(const ur_trace_callbacks_t &callbacks, ur_trace_subscriber_handle_t &handle);
  ur_result_t remove(ur_trace_subscriber_handle_t handle);

  // Starts to observe a call that begins now. The observation has no subscribers if a callback made
  // the call.
  Observation observe() noexcept;

private:
  std::mutex mutex_; // guards list_ and lastHandle_
  std::atomic<bool> hasSubscribers_ = false;
  std::shared_ptr<const List> list_ = std::make_shared<List>();
  std::uintptr_t lastHandle_ = 0;
};

} // namespace ur::tracing
