// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/device.hpp"

#include "adapters/cuda_like/backend.hpp"
#include "adapters/kit/clock.hpp"
#include "adapters/kit/log.hpp"

using ur::cuda_like::check;
using ur::cuda_like::driver;

namespace cuda_like = ur::cuda_like;

namespace {

// An event behind all commands of the current context, which are done then.
cuda_like::UniqueEvent recordNow() {
  auto event = cuda_like::makeEvent(cuda_like::kEventDefault);
  check(driver().eventRecord(event.get(), nullptr), "record an event");
  check(driver().eventSynchronize(event.get()), "wait for an event");
  return event;
}

} // namespace

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner) : Platform(owner) {
  int count = 0;
  if (driver().deviceCount(&count) != cuda_like::kSuccess)
    return; // the driver is there, and no device
  for (int ordinal = 0; ordinal < count; ++ordinal) {
    cuda_like::Device id = 0;
    check(driver().device(&id, ordinal), "get a device");
    devices_.add(std::make_unique<ur_device_handle_t_>(this, id));
  }
}

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
  clockStart_.reset();
  if (context_)
    driver().primaryContextRelease(id);
}

cuda_like::Context ur_device_handle_t_::context() {
  const std::lock_guard lock(mutex_);
  if (!context_)
    check(driver().primaryContextRetain(&context_, id), "retain the device's primary context");
  return context_;
}

void ur_device_handle_t_::startClock() {
  const cuda_like::Current current(context());
  const std::lock_guard lock(mutex_);
  if (clockStart_)
    return;
  auto start = recordNow();
  clockStartTime_ = ur::kit::now();
  clockStart_ = std::move(start);
}

std::uint64_t ur_device_handle_t_::timeOf(cuda_like::Event recorded) const {
  return clockStartTime_ + cuda_like::nanosecondsBetween(clockStart_.get(), recorded);
}

ur::kit::Timestamps ur_device_handle_t_::timestamps() {
  startClock();
  const cuda_like::Current current(context());
  const auto event = recordNow();
  return {timeOf(event.get()), ur::kit::now()};
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
        "get the device's place on the PCI bus");
  return text.data();
}

std::array<std::uint8_t, 16> ur_device_handle_t_::uuid() const {
  std::array<std::uint8_t, 16> bytes{};
  check(driver().deviceUuid(bytes.data(), id), "get the device's UUID");
  return bytes;
}

std::size_t ur_device_handle_t_::totalMemory() const {
  std::size_t bytes = 0;
  check(driver().deviceTotalMemory(&bytes, id), "get the size of the device's memory");
  return bytes;
}
