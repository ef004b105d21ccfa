// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the handles of every adapter are made of: the adapter as it is, the others as bases that an
// adapter adds to where it has more. The bodies implement them.

#include "adapters/kit/clock.hpp"
#include "adapters/kit/device_facts.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/object.hpp"
#include "base/fork.hpp"
#include "ipc/handle.hpp"

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

// A value that the first who asks for it makes. Where that throws, the next one tries again.
template <typename T> class Lazy {
public:
  template <typename Make> const T &get(const Make &make) {
    std::call_once(made_, [&] { value_ = make(); });
    return value_;
  }

private:
  std::once_flag made_;
  T value_{};
};

// The objects that another one owns, such as a platform's devices, with their handles in a row as
// the API hands them out.
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

// The one adapter of the process. It ends with its last reference and a later urAdapterGet makes a
// new one.
struct ur_adapter_handle_t_ : ur::kit::Object {
  ur_adapter_handle_t_();
  ~ur_adapter_handle_t_(); // ends the thread of events' callbacks, where there are any

  // What backend::findPlatforms(this) found. The first call looks for them: what a driver costs is
  // paid by programs that ask for its platforms.
  std::span<const ur_platform_handle_t> platforms();

private:
  ur::kit::Lazy<ur::kit::Children<ur_platform_handle_t_>> platforms_;
};

namespace ur::kit {

// A platform's options for a front end's: none, -O0, -O1, -O2 and -O3.
using OptimisationOptions = std::array<const char *, 5>;

inline constexpr OptimisationOptions kFrontendOptions{"", "-O0", "-O1", "-O2", "-O3"};

// What urPlatformGetInfo and urPlatformGetBackendOption tell of a platform in words.
struct PlatformTexts {
  std::string name;
  std::string vendor;
  std::string version;
  std::string extensions = {};
  std::string profile = "FULL_PROFILE";
  OptimisationOptions optimisation = kFrontendOptions;
};

// It lives as long as the adapter and is not counted. Each adapter's has PlatformTexts texts().
struct Platform : Object {
  explicit Platform(ur_adapter_handle_t owner);
  ~Platform();

  std::span<const ur_device_handle_t> devices() const noexcept { return devices_.handles(); }

  const ur_adapter_handle_t adapter;

protected:
  Children<ur_device_handle_t_> devices_;
};

// Two clocks at one moment, in nanoseconds.
struct Timestamps {
  std::uint64_t device = 0; // that profiles commands
  std::uint64_t host = 0;
};

// A root device. It lives as long as its platform and is not counted.
struct Device : Object {
  Device(ur_platform_handle_t owner, ur_device_type_t deviceType)
      : Object(kIdentity.table), platform(owner), type(deviceType) {}

  // Of a device that is the host.
  Timestamps timestamps() const noexcept {
    const std::uint64_t time = now();
    return {time, time};
  }

  // Answers what neither support.yml nor the facts tell, such as what changes. False for all else.
  bool writeOwnInfo(const InfoWriter &, ur_device_info_t) const noexcept { return false; }

  // Whether memory that belongs to another device, of that UUID, can be opened for this one, and
  // whether events of other devices can.
  bool opensMemoryOf(const ipc::DeviceUuid &) const noexcept { return false; }
  static constexpr bool kOpensEventsOfOthers = false;

  // Switches the access of its commands to all memory of another device which it reaches. Of
  // drivers that give such access at all times.
  void switchPeerAccess(ur_device_handle_t, bool) const noexcept {}

  const ur_platform_handle_t platform;
  const ur_device_type_t type;
  Lazy<DeviceFacts> facts; // that backend::readFacts reads
};

// Devices that work together.
struct Context : Object {
  explicit Context(std::span<const ur_device_handle_t> contextDevices);
  ~Context(); // the last one empties the cache of exporters

  // Throws INVALID_DEVICE for a device that does not belong to the context.
  void require(ur_device_handle_t device) const;

  const std::vector<ur_device_handle_t> devices; // as given to urContextCreate
  const Retained<ur_adapter_handle_t> adapter;
  // Functions of the application, each with its data, that are called when the context ends.
  base::ForkSafeMutex deletersMutex;
  std::vector<std::pair<ur_context_extended_deleter_t, void *>> deleters;
};

// Each adapter's has bool idle() and void finish().
struct Queue : Object {
  Queue(ur_context_handle_t owner, ur_device_handle_t queueDevice, ur_queue_flags_t queueFlags);

  // In the child of a fork, of a queue of its parent: leaves it as it is for ever, with all that it
  // keeps alive. Nobody would take its commands to their end there, and its locks may be held by
  // threads that the child does not have.
  void abandon() noexcept;
  bool isOfThisProcess() const noexcept { return generation_ == base::forkGeneration(); }

  bool profiled() const noexcept { return (flags & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0; }
  bool outOfOrder() const noexcept {
    return (flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0;
  }

  const Retained<ur_context_handle_t> context;
  const ur_device_handle_t device;
  const ur_queue_flags_t flags; // as given to urQueueCreate

private:
  const std::uint32_t generation_ = base::forkGeneration();
  Queue *nextAbandoned_ = nullptr;
};

} // namespace ur::kit

namespace ur::backend {

// What an adapter says of its driver: the platforms with a device, none and nothing printed where
// there is no driver, and what stays true of a device.
kit::Children<ur_platform_handle_t_> findPlatforms(ur_adapter_handle_t adapter);
kit::DeviceFacts readFacts(ur_device_handle_t device);

} // namespace ur::backend
