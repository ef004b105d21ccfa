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

// The handles that this process exports and opens through this adapter.
ipc::Exchange &exchange();

// Throws UNSUPPORTED_FEATURE, with the probe's reason, unless one of the devices has the feature.
void requireFeature(std::span<const ur_device_handle_t> devices, ur_device_info_t feature);

// The owner that is accepted for a handle opened for `device`: the device that the bytes name if
// the adapter opens its memory, otherwise `device`. The exchange checks the claim.
template <typename Device>
ipc::DeviceUuid ownerFor(Device *device, const void *data, std::size_t size) {
  const ipc::DeviceUuid own = device->uuid();
  const ipc::DeviceUuid claimed = ipc::deviceIn(data, size);
  return claimed != own && device->opensMemoryOf(claimed) ? claimed : own;
}

// Returns what `call`, all of a Get or an Open, returns. If this process has no descriptor left for
// it (EMFILE), closes those of cached exporters, or else calls `closeMore`, and retries.
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

// Makes a handle; fills the members of the request that `shared` has.
void *getHandle(ipc::ExportRequest request, Shared shared);

// Ends a handle. Throws INVALID_VALUE unless this process made it.
void putHandle(ipc::Kind kind, const void *data);

// Throws INVALID_VALUE if the opened memory is smaller than the handle says.
void requireWhole(std::size_t opened, std::uint64_t claimed);

} // namespace ur::kit
