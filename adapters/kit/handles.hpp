// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Handle structs for all adapters: ur_adapter_handle_t_, and base classes for the handles that each
// adapter extends. The bodies implement them.

#include "adapters/kit/clock.hpp"
#include "adapters/kit/device_facts.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/object.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"
#include "ipc/handle.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <unified-runtime/ur_api.h>

void destroy(ur_adapter_handle_t adapter) noexcept;
void destroy(ur_context_handle_t context) noexcept;
void destroy(ur_queue_handle_t queue) noexcept;

namespace ur::kit {

// A value that the first get() computes. If `make` throws, the next get() tries again.
template <typename T> class Lazy {
public:
  template <typename Make> const T &get(const Make &make) {
    std::call_once(onceFlag_, [&] { value_ = make(); });
    return value_;
  }

private:
  std::once_flag onceFlag_;
  T value_{};
};

// Objects that a parent owns, such as a platform's devices, and the array of their handles for the
// API.
template <typename Object> class Children {
public:
  void add(std::unique_ptr<Object> child) {
    children_.push_back(std::move(child));
    handles_.push_back(children_.back().get());
  }

  std::span<Object *const> handles() const noexcept { return handles_; }

private:
  std::vector<std::unique_ptr<Object>> children_;
  std::vector<Object *> handles_;
};

} // namespace ur::kit

// The library's only adapter. After its last release, urAdapterGet makes a new one.
struct ur_adapter_handle_t_ : ur::kit::Object {
  ur_adapter_handle_t_();
  ~ur_adapter_handle_t_(); // joins the thread of event callbacks

  // Returns the platforms that backend::findPlatforms(this) finds. The first call starts the
  // driver, so programs that do not use the adapter need not wait for the driver.
  std::span<const ur_platform_handle_t> platforms();

private:
  ur::kit::Lazy<ur::kit::Children<ur_platform_handle_t_>> platforms_;
};

namespace ur::kit {

// A platform's equivalents of the front end's options: no option, -O0, -O1, -O2 and -O3.
using OptimizationOptions = std::array<const char *, 5>;

inline constexpr OptimizationOptions kFrontendOptions{"", "-O0", "-O1", "-O2", "-O3"};

// The strings that urPlatformGetInfo and urPlatformGetBackendOption return.
struct PlatformInfo {
  std::string name;
  std::string vendor;
  std::string version;
  std::string extensions = {};
  std::string profile = "FULL_PROFILE";
  OptimizationOptions optimization = kFrontendOptions;
};

// A platform. Lives as long as the adapter and has no reference count. Derived types define
// PlatformInfo info().
struct Platform : Object {
  explicit Platform(ur_adapter_handle_t owner);
  ~Platform();

  std::span<const ur_device_handle_t> devices() const noexcept { return devices_.handles(); }

  const ur_adapter_handle_t adapter;

protected:
  Children<ur_device_handle_t_> devices_;
};

// The times of two clocks at one moment, in nanoseconds.
struct Timestamps {
  std::uint64_t device = 0; // the clock that profiles commands
  std::uint64_t host = 0;
};

// A root device. Lives as long as its platform and has no reference count.
struct Device : Object {
  Device(ur_platform_handle_t owner, ur_device_type_t deviceType)
      : Object(kIdentity.table), platform(owner), type(deviceType) {}

  // Returns the host's time for both clocks. Devices other than the host define their own function.
  Timestamps timestamps() const noexcept {
    const std::uint64_t time = now();
    return {time, time};
  }

  // Answers queries whose answer depends on the device and is not among its facts, such as whether
  // it has an optional feature. Returns false for all other queries.
  bool writeOwnInfo(const InfoWriter &, ur_device_info_t) const noexcept { return false; }

  // Returns whether this device can open memory of the device with that UUID.
  bool canOpenMemoryOf(const ipc::DeviceUuid &) const noexcept { return false; }
  // Whether this device can open events of other devices.
  static constexpr bool kCanOpenPeerEvents = false;

  // Enables or disables the access of this device's commands to all memory of a peer device. Does
  // nothing for drivers that always allow the access.
  void setPeerAccess(ur_device_handle_t, bool) const noexcept {}

  const ur_platform_handle_t platform;
  const ur_device_type_t type;
  Lazy<DeviceFacts> facts; // backend::readFacts reads them
};

// Throws INVALID_DEVICE if the device is not in the context.
inline void requireDevice(std::span<const ur_device_handle_t> devices, ur_device_handle_t device) {
  if (std::ranges::find(devices, device) == devices.end())
    base::raise(UR_RESULT_ERROR_INVALID_DEVICE, "the device is not one of the context's {} devices",
                devices.size());
}

struct Context : Object {
  explicit Context(std::span<const ur_device_handle_t> contextDevices);
  ~Context(); // the last context evicts the cached exporters

  void require(ur_device_handle_t device) const { requireDevice(devices, device); }

  const std::vector<ur_device_handle_t> devices; // the argument of urContextCreate
  const Reference<ur_adapter_handle_t> adapter;
  // The application's functions, with their data, that run when the context is destroyed.
  base::ForkSafeMutex deletersMutex;
  std::vector<std::pair<ur_context_extended_deleter_t, void *>> deleters;
};

// A queue. Derived types define bool isIdle() and void finish().
struct Queue : Object {
  Queue(ur_context_handle_t owner, ur_device_handle_t queueDevice, ur_queue_flags_t queueFlags);

  // For a forked child: keeps a queue of the parent forever, with all objects that it references.
  // Its commands never complete in the child, and threads that exist only in the parent may hold
  // its locks.
  void abandon() noexcept;
  bool isOfThisProcess() const noexcept { return generation_ == base::forkGeneration(); }

  bool isProfiled() const noexcept { return (flags & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0; }
  // Returns whether events of commands of that type have times.
  bool recordsTimes(ur_command_t type) const noexcept {
    return isProfiled() || type == UR_COMMAND_TIMESTAMP_RECORDING_EXP;
  }
  bool isOutOfOrder() const noexcept {
    return (flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0;
  }

  const Reference<ur_context_handle_t> context;
  const ur_device_handle_t device;
  const ur_queue_flags_t flags; // the flags of urQueueCreate

private:
  const std::uint32_t generation_ = base::forkGeneration();
  Queue *nextAbandoned_ = nullptr;
};

} // namespace ur::kit

namespace ur::backend {

// findPlatforms returns the driver's platforms that have a device. Without a driver, it returns an
// empty list. readFacts returns the facts of a device.
kit::Children<ur_platform_handle_t_> findPlatforms(ur_adapter_handle_t adapter);
kit::DeviceFacts readFacts(ur_device_handle_t device);

} // namespace ur::backend
