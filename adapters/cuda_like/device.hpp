// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/facts.hpp"
#include "adapters/cuda_like/host_words.hpp"
#include "adapters/cuda_like/kept_export.hpp"
#include "adapters/cuda_like/probe.hpp"
#include "adapters/kit/handles.hpp"
#include "adapters/kit/signal.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace ur::cuda_like {

// Converts the events of one context to nanoseconds of a clock that starts at the host's time. The
// driver returns the time between two events as a float, which loses microseconds after hours.
// Therefore a recent event is the origin.
class Clock {
public:
  // Sets the origin at the first call. Earlier events have no time.
  void start(Context context);

  // Records the event in a stream without commands. Call after start().
  void record(Event event);

  // Waits for an event from record(), and returns its time.
  std::uint64_t timeOf(const std::shared_ptr<const UniqueEvent> &recorded);

  // Returns the times of a complete command. Its start becomes the origin if it is more than a
  // second after the old origin.
  kit::CommandTimes timesOf(std::uint64_t submitted,
                            const std::shared_ptr<const UniqueEvent> &start, Event end);

  kit::Timestamps now(Context context);

  // Call before the context ends.
  void end() noexcept;

private:
  std::shared_ptr<const UniqueEvent> recordNow();
  std::uint64_t timeUnderMutex(const std::shared_ptr<const UniqueEvent> &recorded);

  std::mutex mutex_;
  UniqueStream stream_; // has no commands; set by start()
  std::shared_ptr<const UniqueEvent> origin_;
  std::uint64_t originTime_ = 0;
};

} // namespace ur::cuda_like

// The driver as a platform.
struct ur_platform_handle_t_ : ur::kit::Platform {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);
  ~ur_platform_handle_t_();

  ur::kit::PlatformTexts texts() const;
};

// A device of the driver.
struct ur_device_handle_t_ : ur::kit::Device {
  ur_device_handle_t_(ur_platform_handle_t owner, ur::cuda_like::Device deviceId);
  ~ur_device_handle_t_();

  // The driver's primary context, retained by the first call, and its clock.
  ur::cuda_like::Context context();
  ur::cuda_like::Context contextIfUsed(); // null before the first call
  ur::cuda_like::Clock &clock() noexcept { return clock_; }
  ur::kit::Timestamps timestamps() { return clock_.now(context()); }

  // Probes the device at the first call.
  const ur::cuda_like::Capabilities &capabilities();

  // Returns the export types of shared memory, a set of kDescriptor and kFabric, or kNoExport.
  int exportTypes();

  // Returns whether commands of this device can access memory of the peer device.
  bool reaches(ur_device_handle_t peer) const;
  // Returns true for an owner that this process cannot see: only an open shows whether the driver
  // allows it.
  bool opensMemoryOf(const ur::ipc::DeviceUuid &owner);
  static constexpr bool kOpensEventsOfOthers = true; // they are words in host memory
  void switchPeerAccess(ur_device_handle_t peer, bool on);
  bool hasAtomicsOn(ur_device_handle_t peer) const;

  ur::cuda_like::Device native() const noexcept { return id; }

  // The driver's answers.
  int attribute(int name) const; // `name` is one of kFacts.attributes
  std::string name() const;
  std::string pciAddress() const;
  std::array<std::uint8_t, 16> uuid();
  std::size_t totalMemory();
  std::size_t granularity(); // object sizes are multiples of it
  bool supportsDirectRdma(); // whether network cards can access the memory (GPUDirect RDMA)

  // Returns the answer to UR_DEVICE_INFO_USM_..._SUPPORT.
  ur_device_usm_access_capability_flags_t usmAccess(ur_device_info_t query) const;

  bool writeOwnInfo(const ur::kit::InfoWriter &write, ur_device_info_t query);

  const ur::cuda_like::Device id;

  ur::cuda_like::KeptExport keptExport;
  ur::cuda_like::HostWords hostWords;

  // The peer devices whose memory urUsmP2P... switched on or off for this device. Guarded by the
  // mutex of peer_access.cpp.
  std::map<ur::cuda_like::Device, bool> peerSwitches;

private:
  std::mutex mutex_;
  ur::cuda_like::Context context_ = nullptr;
  ur::cuda_like::Clock clock_;
  ur::kit::Lazy<ur::cuda_like::Capabilities> capabilities_;
  // Cached, because drivers may be slow to return them.
  ur::kit::Lazy<std::array<std::uint8_t, 16>> uuid_;
  ur::kit::Lazy<std::size_t> totalMemory_;
  ur::kit::Lazy<std::size_t> granularity_;
  ur::kit::Lazy<bool> supportsDirectRdma_;
};

namespace ur::cuda_like {

// Calls `end` in the device's context. Ignores failures: a lost device has already lost the object.
template <typename End> void endOn(ur_device_handle_t device, const End &end) noexcept {
  try {
    const Current current(device->context());
    end();
  } catch (const std::exception &) {
  }
}

} // namespace ur::cuda_like
