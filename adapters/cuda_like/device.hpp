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

// Times of events of one context, in nanoseconds of a clock that starts at the host's time. The
// driver tells the time between two events as a float, which after hours knows no microseconds: so
// times are counted from an event that is young.
class Clock {
public:
  // What is recorded before the first call has no time.
  void start(Context context);

  // Records the present, beside the commands of all streams. Call after start().
  void record(Event event);

  // Waits for an event from record(), and returns its time.
  std::uint64_t timeOf(const std::shared_ptr<const UniqueEvent> &recorded);

  // Of a command that is done. Its start is counted from, once a second has gone by.
  kit::CommandTimes timesOf(std::uint64_t submitted,
                            const std::shared_ptr<const UniqueEvent> &start, Event end);

  kit::Timestamps now(Context context);

  // While the context still is.
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

  // The driver's primary context, held from the first call on, and its clock.
  ur::cuda_like::Context context();
  ur::cuda_like::Context contextIfUsed(); // null before that
  ur::cuda_like::Clock &clock() noexcept { return clock_; }
  ur::kit::Timestamps timestamps() { return clock_.now(context()); }

  // What was tried out on this device, at the first call.
  const ur::cuda_like::Capabilities &capabilities();

  // Whether its commands reach memory that lies on the other one, and atomically.
  bool reaches(ur_device_handle_t peer) const;
  // Of devices that the process does not see nobody knows before the driver is asked for access.
  bool opensMemoryOf(const ur::ipc::DeviceUuid &owner);
  static constexpr bool kOpensEventsOfOthers = true; // words of the host's
  void switchPeerAccess(ur_device_handle_t peer, bool on);
  bool hasAtomicsOn(ur_device_handle_t peer) const;

  ur::cuda_like::Device native() const noexcept { return id; }

  // The driver's answers.
  int attribute(int name) const; // a number of kFacts.attributes
  std::string name() const;
  std::string pciAddress() const;
  std::array<std::uint8_t, 16> uuid();
  std::size_t totalMemory();
  std::size_t granularity();    // what sizes of objects are multiples of
  bool letsOthersReachMemory(); // devices of other makers, as network cards (GPUDirect RDMA)

  // How it can use a kind of USM memory: the answer to UR_DEVICE_INFO_USM_..._SUPPORT.
  ur_device_usm_access_capability_flags_t usmAccess(ur_device_info_t query) const;

  bool writeOwnInfo(const ur::kit::InfoWriter &write, ur_device_info_t query);

  const ur::cuda_like::Device id;

  ur::cuda_like::KeptExport keptExport;
  ur::cuda_like::HostWords hostWords;

  // What urUsmP2P... switched of its access to memory of other devices, as peer_access.hpp has it.
  std::map<ur::cuda_like::Device, bool> peerSwitches;

private:
  std::mutex mutex_;
  ur::cuda_like::Context context_ = nullptr;
  ur::cuda_like::Clock clock_;
  ur::kit::Lazy<ur::cuda_like::Capabilities> capabilities_;
  // What drivers may take long to tell.
  ur::kit::Lazy<std::array<std::uint8_t, 16>> uuid_;
  ur::kit::Lazy<std::size_t> totalMemory_;
  ur::kit::Lazy<std::size_t> granularity_;
  ur::kit::Lazy<bool> letsOthersReachMemory_;
};

namespace ur::cuda_like {

// What a driver does at the end of something that belongs to a device. Where the device is lost, so
// is the thing.
template <typename End> void endOn(ur_device_handle_t device, const End &end) noexcept {
  try {
    const Current current(device->context());
    end();
  } catch (const std::exception &) {
  }
}

} // namespace ur::cuda_like
