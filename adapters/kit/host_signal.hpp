// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/signal.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace ur::backend {

// A signal that a command of this process may complete.
class Signal : public kit::Signal {
public:
  ur_event_status_t status() const noexcept override = 0;

  // The queue calls begin() when the command starts, and then finish() when it is done.
  virtual void begin() noexcept = 0;
  virtual void finish(bool failed) noexcept = 0;
};

} // namespace ur::backend

namespace ur::kit {

// A signal that only this process uses.
class LocalSignal final : public backend::Signal {
public:
  explicit LocalSignal(bool timed = false);

  ur_event_status_t status() const noexcept override;
  void wait() const override;
  bool watch(Sleeper &sleeper) override;
  void begin() noexcept override;
  void finish(bool failed) noexcept override;
  std::optional<CommandTimes> times() const noexcept override;
  std::optional<std::uint64_t> submitted() const noexcept override;

private:
  void advance(ur_event_status_t status) noexcept;

  // The call that enqueues the command also submits it to the worker, so callers never see QUEUED.
  std::atomic<ur_event_status_t> status_{UR_EVENT_STATUS_SUBMITTED};
  const bool timed_;
  const std::uint32_t generation_;
  CommandTimes times_;
  std::mutex mutex_;
  std::vector<std::shared_ptr<Notifier>> watchers_;
};

} // namespace ur::kit
