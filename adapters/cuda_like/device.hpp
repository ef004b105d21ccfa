// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/native_device.hpp"
#include "adapters/kit/handles.hpp"
#include "adapters/kit/live_queues.hpp"
#include "adapters/kit/signal.hpp"

#include <cstdint>
#include <memory>
#include <mutex>

namespace ur::cuda_like {

// Converts events of one context to times of the host's clock, in nanoseconds. Measures the time
// since an event with a known time, the origin. The driver returns the time between two events in
// milliseconds as a float, which has steps of 0.25 ms after an hour. Therefore the clock replaces
// an origin that is more than a second old.
class Clock {
public:
  // The first call sets the origin, and later calls do nothing. Call it before record().
  void start(Context context);

  // Records the event in a stream without commands.
  void record(Event event);

  // Waits for an event from record(), and returns its time.
  std::uint64_t timeOf(const std::shared_ptr<const UniqueEvent> &event);

  // Returns the times of a complete command. Makes `start` the origin if it was recorded more than
  // a second after the old origin.
  kit::CommandTimes timesOf(std::uint64_t submitted,
                            const std::shared_ptr<const UniqueEvent> &start, Event end);

  kit::Timestamps now(Context context);

  // Destroys the stream and releases the origin. Call it before the context is destroyed.
  void release() noexcept;

private:
  std::shared_ptr<const UniqueEvent> recordNow();
  std::uint64_t timeWithLock(const std::shared_ptr<const UniqueEvent> &event);

  std::mutex mutex_;
  UniqueStream stream_; // has no commands; set by start()
  std::shared_ptr<const UniqueEvent> origin_;
  std::uint64_t originTime_ = 0;
};

} // namespace ur::cuda_like

// The only platform: the driver with its devices.
struct ur_platform_handle_t_ : ur::kit::Platform {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);
  ~ur_platform_handle_t_();

  ur::kit::PlatformInfo info() const;

  ur::kit::LiveQueues<> queues; // of all contexts
};

// A device of the driver.
struct ur_device_handle_t_ : ur::kit::Device, ur::cuda_like::NativeDevice {
  ur_device_handle_t_(ur_platform_handle_t owner, ur::cuda_like::Device deviceId);
  ~ur_device_handle_t_();

  // The clock of the primary context.
  ur::cuda_like::Clock &clock() noexcept { return clock_; }
  ur::kit::Timestamps timestamps() { return clock_.now(context()); }

  // Returns whether this device can access memory of `owner`. Also returns true if `owner` is not
  // visible to this process: only an attempt to open the memory shows whether the driver allows it.
  bool canOpenMemoryOf(const ur::ipc::DeviceUuid &owner);
  static constexpr bool kCanOpenPeerEvents = true; // events are words in host memory
  void setPeerAccess(ur_device_handle_t peer, bool enabled);

  ur::cuda_like::Device native() const noexcept { return id; }

  bool writeOwnInfo(const ur::kit::InfoWriter &writer, ur_device_info_t query);

private:
  ur::cuda_like::Clock clock_;
};
