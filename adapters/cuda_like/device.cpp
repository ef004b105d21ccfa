// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/device.hpp"

#include "adapters/cuda_like/backend.hpp"
#include "adapters/cuda_like/watcher.hpp"
#include "adapters/kit/clock.hpp"
#include "adapters/kit/log.hpp"

#include <algorithm>

using ur::cuda_like::check;
using ur::cuda_like::driver;

namespace cuda_like = ur::cuda_like;

namespace {

// The maximum time between the origin and an event, in nanoseconds. Neighboring floats of this size
// differ by 61 ns.
constexpr std::int64_t kMaxOriginAge = 1'000'000'000;

} // namespace

void cuda_like::Clock::start(Context context) {
  const CurrentContext current(context);
  const std::lock_guard lock(mutex_);
  if (origin_)
    return;
  stream_ = makeStream();
  auto origin = recordNow();
  originTime_ = ur::kit::now();
  origin_ = std::move(origin);
}

// Records an event, and waits until it is complete.
std::shared_ptr<const cuda_like::UniqueEvent> cuda_like::Clock::recordNow() {
  auto event = std::make_shared<UniqueEvent>(makeEvent(kEventDefault));
  record(event->get());
  check(driver().eventSynchronize(event->get()), "wait for an event");
  return event;
}

void cuda_like::Clock::record(Event event) {
  check(driver().eventRecord(event, stream_.get()), "record an event");
}

void cuda_like::Clock::release() noexcept {
  origin_.reset();
  stream_.reset();
}

std::uint64_t cuda_like::Clock::timeOf(const std::shared_ptr<const UniqueEvent> &event) {
  check(driver().eventSynchronize(event->get()), "wait for an event");
  const std::lock_guard lock(mutex_);
  return timeWithLock(event);
}

std::uint64_t cuda_like::Clock::timeWithLock(const std::shared_ptr<const UniqueEvent> &event) {
  const std::int64_t age = nanosecondsBetween(origin_->get(), event->get());
  const std::uint64_t time = originTime_ + static_cast<std::uint64_t>(age);
  if (age > kMaxOriginAge) {
    origin_ = event;
    originTime_ = time;
  }
  return time;
}

ur::kit::CommandTimes cuda_like::Clock::timesOf(std::uint64_t submitted,
                                                const std::shared_ptr<const UniqueEvent> &start,
                                                Event end) {
  const std::lock_guard lock(mutex_);
  // The device may record events of two streams in any order.
  const std::uint64_t started = std::max(submitted, timeWithLock(start));
  // timeWithLock() may have made `start` the origin. The end is measured from the same origin, so
  // that the two times keep their order.
  const std::int64_t ended = nanosecondsBetween(origin_->get(), end);
  // The device's clock may be too coarse for two close events.
  return {submitted, started, std::max(started, originTime_ + static_cast<std::uint64_t>(ended))};
}

ur::kit::Timestamps cuda_like::Clock::now(Context context) {
  start(context);
  const CurrentContext current(context);
  const auto event = recordNow();
  const std::lock_guard lock(mutex_);
  return {timeWithLock(event), ur::kit::now()};
}

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner) : Platform(owner) {
  int count = 0;
  if (driver().deviceCount(&count) != cuda_like::kSuccess)
    return; // the driver is loaded, but has no device
  for (int ordinal = 0; ordinal < count; ++ordinal) {
    cuda_like::Device id = 0;
    check(driver().device(&id, ordinal), "get a device");
    devices_.add(std::make_unique<ur_device_handle_t_>(this, id));
  }
}

ur_platform_handle_t_::~ur_platform_handle_t_() { cuda_like::watcher().stop(); }

ur::kit::PlatformInfo ur_platform_handle_t_::info() const {
  return {.name = cuda_like::kFacts.platform,
          .vendor = cuda_like::kFacts.vendor,
          .version = cuda_like::driverVersion()};
}

ur::kit::Children<ur_platform_handle_t_> ur::backend::findPlatforms(ur_adapter_handle_t adapter) {
  kit::Children<ur_platform_handle_t_> platforms;
  if (!findDriver())
    return platforms;
  auto platform = std::make_unique<ur_platform_handle_t_>(adapter);
  kit::log().info("{} has {} devices", kFacts.platform, platform->devices().size());
  if (!platform->devices().empty())
    platforms.add(std::move(platform));
  return platforms;
}

ur_device_handle_t_::ur_device_handle_t_(ur_platform_handle_t owner, cuda_like::Device deviceId)
    : Device(owner, UR_DEVICE_TYPE_GPU), NativeDevice(deviceId) {}

ur_device_handle_t_::~ur_device_handle_t_() { clock_.release(); }
