// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/peer_access.hpp"

#include "adapters/kit/backend.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <mutex>
#include <string>

namespace ur::cuda_like {

// The list of all mappings, for changes of the access to them. Code that holds the lock calls only
// the driver's access functions.
class PeerAccess {
public:
  explicit PeerAccess(base::ForkOrder order) noexcept : mutex_(order) {}

  void add(MappingAccess &range, ur_context_handle_t context);
  void remove(const MappingAccess &range) noexcept;
  void setRights(MappingAccess &range, int rights);
  std::optional<AddressAccess> findAccess(const void *address, Device device);

  // Switches the access of `device` to all memory of `peer`. If a call of the driver fails, undoes
  // the changes and throws.
  void switchAccess(ur_device_handle_t_ &device, ur_device_handle_t peer, bool on);

private:
  static bool mayUse(ur_device_handle_t_ &device, ur_context_handle_t context,
                     const MemoryLocation &location);
  std::vector<MappingAccess *> mappingsToSwitch(const ur_device_handle_t_ &device,
                                                ur_device_handle_t peer, bool on);

  base::ForkSafeMutex mutex_;
  std::map<const std::byte *, MappingAccess *> ranges_; // the key is the start of the range
};

namespace {

PeerAccess &peerAccess() {
  static constinit base::Immortal<PeerAccess> instance;
  return instance.get(base::ForkOrder::Inner);
}

bool canAccess(const ur_device_handle_t_ &device, const MemoryLocation &location) {
  return location.owner && device.canAccess(location.owner);
}

// Enables or disables a context's access to all memory that another context allocated without
// objects. Returns whether the access has changed.
bool switchContexts(Context context, Context peer, bool on) {
  if (!driver().enablePeer || !driver().disablePeer)
    return false;
  const CurrentContext current(context);
  const Code code = on ? driver().enablePeer(peer, 0) : driver().disablePeer(peer);
  if (code == (on ? kPeerAccessAlreadyEnabled : kPeerAccessNotEnabled))
    return false;
  check(code, "switch the access between the devices' contexts");
  return true;
}

} // namespace

bool deniesAccess(Code code) noexcept {
  return code == kInvalidValue || code == kInvalidDevice || code == kMapFailed ||
         code == kPeerAccessUnsupported || code == kNotPermitted || code == kNotSupported;
}

MemoryLocation locationOf(ur_device_handle_t device, const ipc::DeviceUuid &owner) {
  if (device->uuid() == owner)
    return {device, device};
  const auto &devices = device->platform->devices();
  const auto match = std::ranges::find_if(
      devices, [&](ur_device_handle_t other) { return other->uuid() == owner; });
  return {device, match == devices.end() ? nullptr : *match};
}

void raiseIfAccessDenied(const MemoryLocation &location, const base::Error &failure) {
  if (location.device != location.owner && deniesAccess(failure.driverCode()))
    throw base::Error(
        UR_RESULT_ERROR_INVALID_DEVICE,
        fmt::format("the handle's memory is on another device, and {} cannot access it: {}; open "
                    "it on the device that owns it (compare UR_DEVICE_INFO_UUID)",
                    location.device->name(), failure.message()),
        failure.driverCode());
}

MappingAccess::MappingAccess(ObjectMapping &mapping, ur_context_handle_t context,
                             const MemoryLocation &location, int rights)
    : mapping_(mapping), location_(location), rights_(rights) {
  peerAccess().add(*this, context);
}

MappingAccess::~MappingAccess() { suspend(); }

void MappingAccess::suspend() noexcept { peerAccess().remove(*this); }

void MappingAccess::resume(ur_context_handle_t context) { peerAccess().add(*this, context); }

void MappingAccess::setRights(int rights) { peerAccess().setRights(*this, rights); }

bool MappingAccess::isAllowed(Device device) const noexcept {
  return std::ranges::find(devices_, device) != devices_.end();
}

void MappingAccess::change(Device device, bool allowed) {
  if (rights_ != kNoAccess)
    mapping_.allow(std::array{device}, allowed ? rights_ : kNoAccess);
  if (allowed)
    devices_.push_back(device);
  else
    std::erase(devices_, device);
}

std::optional<AddressAccess> findAccess(const void *address, Device device) {
  return peerAccess().findAccess(address, device);
}

bool PeerAccess::mayUse(ur_device_handle_t_ &device, ur_context_handle_t context,
                        const MemoryLocation &location) {
  if (&device == location.device)
    return true;
  const auto peerSwitch = device.peerSwitches.find(location.device->id);
  const bool isEnabled =
      peerSwitch != device.peerSwitches.end()
          ? peerSwitch->second
          : std::ranges::find(context->devices, &device) != context->devices.end();
  return isEnabled && canAccess(device, location);
}

void PeerAccess::add(MappingAccess &range, ur_context_handle_t context) {
  const std::lock_guard lock(mutex_);
  range.devices_.clear();
  for (ur_device_handle_t device : range.location_.device->platform->devices())
    if (mayUse(*device, context, range.location_))
      range.devices_.push_back(device->id);
  if (range.rights_ != kNoAccess)
    range.mapping_.allow(range.devices_, range.rights_);
  ranges_.emplace(range.mapping_.start(), &range);
}

void PeerAccess::remove(const MappingAccess &range) noexcept {
  const std::lock_guard lock(mutex_);
  ranges_.erase(range.mapping_.start());
}

void PeerAccess::setRights(MappingAccess &range, int rights) {
  const std::lock_guard lock(mutex_);
  range.mapping_.allow(range.devices_, rights);
  range.rights_ = rights;
}

std::optional<AddressAccess> PeerAccess::findAccess(const void *address, Device device) {
  const auto *const target = static_cast<const std::byte *>(address);
  const std::lock_guard lock(mutex_);
  const auto next = ranges_.upper_bound(target);
  if (next == ranges_.begin())
    return std::nullopt;
  const auto &[start, range] = *std::prev(next);
  if (target >= start + range->mapping_.size())
    return std::nullopt;
  return AddressAccess{range->location_.device, range->isAllowed(device)};
}

std::vector<MappingAccess *> PeerAccess::mappingsToSwitch(const ur_device_handle_t_ &device,
                                                          ur_device_handle_t peer, bool on) {
  std::vector<MappingAccess *> ranges;
  for (const auto &[start, range] : ranges_)
    if (range->location_.device == peer && range->isAllowed(device.id) != on &&
        (!on || canAccess(device, range->location_)))
      ranges.push_back(range);
  return ranges;
}

void PeerAccess::switchAccess(ur_device_handle_t_ &device, ur_device_handle_t peer, bool on) {
  const Context deviceContext = device.context();
  const Context peerContext = peer->context();
  const CurrentContext current(deviceContext);
  const std::lock_guard lock(mutex_);
  const auto oldSwitch = device.peerSwitches.find(peer->id);
  if (oldSwitch != device.peerSwitches.end() && oldSwitch->second == on)
    return;
  std::map<Device, bool> newSwitch{{peer->id, on}};
  const auto ranges = mappingsToSwitch(device, peer, on);
  for (MappingAccess *range : ranges)
    range->devices_.reserve(range->devices_.size() + 1);

  auto next = ranges.begin();
  bool changedContexts = false;
  const auto undo = [&]() noexcept {
    try {
      while (next != ranges.begin())
        (*--next)->change(device.id, !on);
      if (changedContexts)
        switchContexts(deviceContext, peerContext, !on);
      return true;
    } catch (...) {
      return false;
    }
  };
  std::string rangeText;
  try {
    changedContexts = switchContexts(deviceContext, peerContext, on);
    for (; next != ranges.end(); ++next) {
      const ObjectMapping &mapping = (*next)->mapping_;
      rangeText = fmt::format(", to {} bytes at {}", mapping.size(),
                              static_cast<const void *>(mapping.start()));
      (*next)->change(device.id, on);
    }
  } catch (const base::Error &failure) {
    const char *outcome = undo() ? "nothing has changed" : "some mappings keep the new access";
    throw base::Error(failure.result(),
                      fmt::format("cannot switch the access of {} to memory of {} {}{}: {}; {}",
                                  device.name(), peer->name(), on ? "on" : "off", rangeText,
                                  failure.message(), outcome),
                      failure.driverCode());
  } catch (...) {
    undo();
    throw;
  }
  device.peerSwitches.erase(peer->id);
  device.peerSwitches.merge(newSwitch);
}

} // namespace ur::cuda_like

bool ur_device_handle_t_::canOpenMemoryOf(const ur::ipc::DeviceUuid &owner) {
  const auto location = ur::cuda_like::locationOf(this, owner);
  return !location.owner || canAccess(location.owner);
}

void ur_device_handle_t_::setPeerAccess(ur_device_handle_t peer, bool enabled) {
  if (peer != this)
    ur::cuda_like::peerAccess().switchAccess(*this, peer, enabled);
}
