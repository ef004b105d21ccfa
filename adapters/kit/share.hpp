// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"
#include "base/error.hpp"
#include "ipc/exchange.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ur::kit {

// Returns the adapter's exchange, which exports and opens its handles in this process.
ipc::Exchange &exchange();

// Throws UNSUPPORTED_FEATURE, with the reason from support.yml or the probe, if none of the devices
// has the feature.
void requireFeature(std::span<const ur_device_handle_t> devices, ur_device_info_t feature);

// Returns the UUID of the device whose memory an open on `device` accepts. This is the device that
// the handle claims if `device` can open that device's memory, and otherwise `device` itself. The
// exchange verifies the claim.
template <typename Device>
ipc::DeviceUuid expectedOwnerOf(Device *device, const void *data, std::size_t size) {
  const ipc::DeviceUuid ownUuid = device->uuid();
  const ipc::DeviceUuid claimedUuid = ipc::deviceIn(data, size);
  return claimedUuid != ownUuid && device->canOpenMemoryOf(claimedUuid) ? claimedUuid : ownUuid;
}

// Returns the result of `call`, a whole Get or Open. If this process runs out of descriptors
// (EMFILE), closes the descriptors of the cached exporters and retries. If no exporter is cached,
// calls `closeMore` instead, and retries if `closeMore` returns true.
template <typename Call, typename CloseMore>
auto withDescriptors(const Call &call, const CloseMore &closeMore) {
  try {
    return call();
  } catch (const base::Error &failure) {
    if (failure.driverCode() != EMFILE || !(exchange().evictExporters() || closeMore()))
      throw;
  }
  return call();
}
template <typename Call> auto withDescriptors(const Call &call) {
  return withDescriptors(call, [] { return false; });
}

// Returns the result of `open`. `mustConfirm` is true if the driver fetches the object by
// numbers, which may identify another object later. In this case, verifies that the handle was
// still valid when `open` returned. This proves that the driver fetched the right object.
template <typename Open>
auto openAndConfirm(const ipc::Resolved &resolved, bool mustConfirm, const Open &open) {
  decltype(open()) opened{};
  try {
    opened = open();
  } catch (const base::Error &) {
    if (mustConfirm)
      exchange().confirm(resolved);
    throw;
  }
  if (mustConfirm)
    exchange().confirm(resolved);
  return opened;
}

// Makes a handle, and returns its bytes. Sets the request's descriptor and driver handle from
// `parts`, and adds the flags of `parts`.
void *getHandle(ipc::ExportRequest request, HandleParts parts);

// Puts a handle. Throws INVALID_VALUE if this process did not make the handle or has put it
// already.
void putHandle(ipc::Kind kind, const void *data);

// Throws INVALID_VALUE if the opened memory is smaller than the handle claims.
void requireClaimedSize(std::size_t openedSize, std::uint64_t claimedSize);

} // namespace ur::kit
