// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/device.hpp"

#include "adapters/cuda_like/backend.hpp"
#include "adapters/cuda_like/kept_ranges.hpp"
#include "adapters/cuda_like/object.hpp"
#include "adapters/cuda_like/watcher.hpp"
#include "adapters/kit/clock.hpp"
#include "adapters/kit/log.hpp"

#include <algorithm>

using ur::cuda_like::check;
using ur::cuda_like::driver;

namespace cuda_like = ur::cuda_like;

namespace {

bool peerAttribute(int attribute, cuda_like::Device device, cuda_like::Device peer) {
  int value = 0;
  if (driver().peerAttribute)
    check(driver().peerAttribute(&value, attribute, device, peer),
          "query the access between devices");
  return value != 0;
}

// Nanoseconds after the origin. Neighboring floats of this size differ by 61 ns.
constexpr std::int64_t kYoung = 1'000'000'000;

} // namespace

void cuda_like::Clock::start(Context context) {
  const Current current(context);
  const std::lock_guard lock(mutex_);
  if (origin_)
    return;
  stream_ = makeStream();
  auto origin = recordNow();
  originTime_ = ur::kit::now();
  origin_ = std::move(origin);
}

// Returns a complete event.
std::shared_ptr<const cuda_like::UniqueEvent> cuda_like::Clock::recordNow() {
  auto event = std::make_shared<UniqueEvent>(makeEvent(kEventDefault));
  record(event->get());
  check(driver().eventSynchronize(event->get()), "wait for an event");
  return event;
}

void cuda_like::Clock::record(Event event) {
  check(driver().eventRecord(event, stream_.get()), "record an event");
}

void cuda_like::Clock::end() noexcept {
  origin_.reset();
  stream_.reset();
}

std::uint64_t cuda_like::Clock::timeOf(const std::shared_ptr<const UniqueEvent> &recorded) {
  check(driver().eventSynchronize(recorded->get()), "wait for an event");
  const std::lock_guard lock(mutex_);
  return timeUnderMutex(recorded);
}

std::uint64_t cuda_like::Clock::timeUnderMutex(const std::shared_ptr<const UniqueEvent> &recorded) {
  const std::int64_t since = nanosecondsBetween(origin_->get(), recorded->get());
  const std::uint64_t time = originTime_ + static_cast<std::uint64_t>(since);
  if (since > kYoung) {
    origin_ = recorded;
    originTime_ = time;
  }
  return time;
}

ur::kit::CommandTimes cuda_like::Clock::timesOf(std::uint64_t submitted,
                                                const std::shared_ptr<const UniqueEvent> &start,
                                                Event end) {
  const std::lock_guard lock(mutex_);
  // The device records events of two streams in any order.
  const std::uint64_t started = std::max(submitted, timeUnderMutex(start));
  // timeUnderMutex() may have made `start` the origin. Both times then have the same origin, and
  // keep their order.
  const std::int64_t ended = nanosecondsBetween(origin_->get(), end);
  // The device's clock may not separate two close events.
  return {submitted, started, std::max(started, originTime_ + static_cast<std::uint64_t>(ended))};
}

ur::kit::Timestamps cuda_like::Clock::now(Context context) {
  start(context);
  const Current current(context);
  const auto event = recordNow();
  const std::lock_guard lock(mutex_);
  return {timeUnderMutex(event), ur::kit::now()};
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

ur_platform_handle_t_::~ur_platform_handle_t_() { cuda_like::watcher().end(); }

ur::kit::PlatformTexts ur_platform_handle_t_::texts() const {
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
    : Device(owner, UR_DEVICE_TYPE_GPU), id(deviceId) {}

ur_device_handle_t_::~ur_device_handle_t_() {
  clock_.end();
  if (!context_)
    return;
  cuda_like::keptRanges().freeAll();
  hostWords.end();
  cuda_like::end(driver().primaryContextRelease(id), "release the device's primary context");
}

cuda_like::Context ur_device_handle_t_::context() {
  cuda_like::requireDriver();
  const std::lock_guard lock(mutex_);
  if (!context_)
    check(driver().primaryContextRetain(&context_, id), "retain the device's primary context");
  return context_;
}

cuda_like::Context ur_device_handle_t_::contextIfUsed() {
  cuda_like::requireDriver();
  const std::lock_guard lock(mutex_);
  return context_;
}

const cuda_like::Capabilities &ur_device_handle_t_::capabilities() {
  return capabilities_.get([this] { return cuda_like::probe(*this); });
}

int ur_device_handle_t_::exportTypes() {
  if (!capabilities().memory.supported)
    return cuda_like::kNoExport;
  return cuda_like::kDescriptor |
         (capabilities().fabric.supported ? cuda_like::kFabric : cuda_like::kNoExport);
}

bool ur_device_handle_t_::reaches(ur_device_handle_t peer) const {
  return this == peer || peerAttribute(cuda_like::kFacts.peerAccess, id, peer->id);
}

bool ur_device_handle_t_::hasAtomicsOn(ur_device_handle_t peer) const {
  return this == peer || peerAttribute(cuda_like::kFacts.peerAtomics, id, peer->id);
}

int ur_device_handle_t_::attribute(int name) const {
  int value = 0;
  check(driver().deviceAttribute(&value, name, id), "get an attribute of the device");
  return value;
}

std::string ur_device_handle_t_::name() const {
  std::array<char, 256> text{};
  check(driver().deviceName(text.data(), static_cast<int>(text.size()), id),
        "get the device's name");
  return text.data();
}

std::string ur_device_handle_t_::pciAddress() const {
  std::array<char, 32> text{};
  check(driver().devicePciBusId(text.data(), static_cast<int>(text.size()), id),
        "get the device's PCI address");
  return text.data();
}

std::array<std::uint8_t, 16> ur_device_handle_t_::uuid() {
  return uuid_.get([this] {
    std::array<std::uint8_t, 16> bytes{};
    check(driver().deviceUuid(bytes.data(), id), "get the device's UUID");
    return bytes;
  });
}

std::size_t ur_device_handle_t_::totalMemory() {
  return totalMemory_.get([this] {
    std::size_t bytes = 0;
    check(driver().deviceTotalMemory(&bytes, id), "get the size of the device's memory");
    return bytes;
  });
}

std::size_t ur_device_handle_t_::granularity() {
  return granularity_.get([this] { return cuda_like::granularityOf(id); });
}

bool ur_device_handle_t_::supportsDirectRdma() {
  return supportsDirectRdma_.get([this] {
    const int directRdma = cuda_like::kFacts.attributes.directRdma;
    return directRdma != 0 && attribute(directRdma) != 0;
  });
}
