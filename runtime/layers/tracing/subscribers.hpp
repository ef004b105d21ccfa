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

// Who is told about calls. Every member may be called from any thread.
class Subscribers {
  struct Subscriber;
  using List = std::vector<std::shared_ptr<Subscriber>>;

public:
  // One call as its subscribers see it: those that were there at its begin.
  class Observation {
  public:
    void begin(const ur_trace_call_t &call) noexcept {
      tell(&ur_trace_callbacks_t::pfnBegin, call);
    }
    void end(const ur_trace_call_t &call) noexcept { tell(&ur_trace_callbacks_t::pfnEnd, call); }

  private:
    friend Subscribers;
    void tell(ur_trace_callback_t ur_trace_callbacks_t::*which,
              const ur_trace_call_t &call) noexcept;

    std::shared_ptr<const List> subscribers_;
    std::array<void *, UR_TRACE_MAX_SUBSCRIBERS> scratch_{};
  };

  // Those of this process: a forked child has none, whatever state its parent's were in.
  static Subscribers &ofThisProcess();

  ur_result_t add(const ur_trace_callbacks_t &callbacks, ur_trace_subscriber_handle_t &handle);
  ur_result_t remove(ur_trace_subscriber_handle_t handle);

  // A call that begins now.
  Observation observe() noexcept;

private:
  std::mutex mutex_; // orders changes of the list
  std::atomic<bool> any_ = false;
  std::shared_ptr<const List> list_ = std::make_shared<List>();
  std::uintptr_t lastHandle_ = 0;
};

} // namespace ur::tracing
