// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/native_device.hpp"

#include "adapters/cuda_like/object.hpp"
#include "adapters/cuda_like/range_cache.hpp"

namespace ur::cuda_like {
namespace {

bool peerAttribute(int attribute, Device device, Device peer) {
  int value = 0;
  if (driver().peerAttribute)
    check(driver().peerAttribute(&value, attribute, device, peer),
          "query the access between devices");
  return value != 0;
}

const Answer Capabilities::*capabilityFor(ur_device_info_t query) {
  switch (query) {
  case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
    return &Capabilities::objects;
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    return &Capabilities::memory;
  case UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP:
    return &Capabilities::hostMemory;
  case UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP:
    return &Capabilities::fabric;
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    return &Capabilities::event;
  default:
    return nullptr;
  }
}

} // namespace

NativeDevice::~NativeDevice() {
  if (!context_)
    return;
  rangeCache().freeAll();
  hostWords.release();
  logIfFailed(driver().primaryContextRelease(id), "release the device's primary context");
}

Context NativeDevice::context() {
  requireDriver();
  const std::lock_guard lock(mutex_);
  if (!context_)
    check(driver().primaryContextRetain(&context_, id), "retain the device's primary context");
  return context_;
}

const Capabilities &NativeDevice::capabilities() {
  return capabilities_.get([this] { return probe(*this); });
}

const Answer *NativeDevice::answer(ur_device_info_t feature) {
  const auto capability = capabilityFor(feature);
  return capability ? &(capabilities().*capability) : nullptr;
}

int NativeDevice::exportTypes() {
  if (!capabilities().memory.supported)
    return kNoExport;
  return kDescriptor | (capabilities().fabric.supported ? kFabric : kNoExport);
}

bool NativeDevice::canAccess(const NativeDevice *peer) const {
  return this == peer || peerAttribute(kFacts.peerAccess, id, peer->id);
}

bool NativeDevice::hasAtomicsOn(const NativeDevice *peer) const {
  return this == peer || peerAttribute(kFacts.peerAtomics, id, peer->id);
}

int NativeDevice::attribute(int name) const {
  int value = 0;
  check(driver().deviceAttribute(&value, name, id), "get an attribute of the device");
  return value;
}

std::string NativeDevice::name() const {
  std::array<char, 256> text{};
  check(driver().deviceName(text.data(), static_cast<int>(text.size()), id),
        "get the device's name");
  return text.data();
}

std::string NativeDevice::pciAddress() const {
  std::array<char, 32> text{};
  check(driver().devicePciBusId(text.data(), static_cast<int>(text.size()), id),
        "get the device's PCI address");
  return text.data();
}

std::array<std::uint8_t, 16> NativeDevice::uuid() {
  return uuid_.get([this] {
    std::array<std::uint8_t, 16> bytes{};
    check(driver().deviceUuid(bytes.data(), id), "get the device's UUID");
    return bytes;
  });
}

std::size_t NativeDevice::totalMemory() {
  return totalMemory_.get([this] {
    std::size_t bytes = 0;
    check(driver().deviceTotalMemory(&bytes, id), "get the size of the device's memory");
    return bytes;
  });
}

std::size_t NativeDevice::granularity() {
  return granularity_.get([this] { return granularityOf(id); });
}

bool NativeDevice::supportsDirectRdma() {
  return supportsDirectRdma_.get([this] {
    const int directRdma = kFacts.attributes.directRdma;
    return directRdma != 0 && attribute(directRdma) != 0;
  });
}

ur_device_usm_access_capability_flags_t NativeDevice::usmAccess(ur_device_info_t query) const {
  const Attributes &ids = kFacts.attributes;
  constexpr ur_device_usm_access_capability_flags_t kAccess =
      UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
  constexpr ur_device_usm_access_capability_flags_t kConcurrent =
      kAccess | UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS;
  constexpr ur_device_usm_access_capability_flags_t kAtomic =
      kAccess | UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS;
  const auto has = [&](int name) { return attribute(name) != 0; };
  switch (query) {
  case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
    return kAtomic;
  case UR_DEVICE_INFO_USM_HOST_SUPPORT:
    return has(ids.hostNativeAtomics) ? kConcurrent | kAtomic : kConcurrent;
  case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
    if (!has(ids.managedMemory))
      return 0;
    return has(ids.concurrentManagedAccess) ? kConcurrent | kAtomic : kAtomic;
  case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
    return has(ids.concurrentManagedAccess) ? kConcurrent : 0;
  default:
    return has(ids.pageableMemoryAccess) ? kConcurrent : 0;
  }
}

} // namespace ur::cuda_like
