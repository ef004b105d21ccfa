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

// Throws UNSUPPORTED_FEATURE, with what the probe found, unless one of the devices has the feature.
void requireFeature(std::span<const ur_device_handle_t> devices, ur_device_info_t feature);

// The owner that is accepted for a handle that is opened for `device`: the device that the bytes
// name if the adapter opens memory of that one, otherwise `device` itself. The exchange checks the
// claim.
template <typename Device>
ipc::DeviceUuid ownerFor(Device *device, const void *data, std::size_t size) {
  const ipc::DeviceUuid own = device->uuid();
  const ipc::DeviceUuid claimed = ipc::deviceIn(data, size);
  return claimed != own && device->opensMemoryOf(claimed) ? claimed : own;
}

// Returns what `call` returns. If this process has no descriptor left for it (EMFILE), closes those
// that it keeps only to be faster (cached exporters, or else `closeMore`), and retries. Bodies
// wrap all of a Get or an Open in it.
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

// Makes a handle of what `shared` describes; the request says the rest.
void *getHandle(ipc::ExportRequest request, Shared shared);

// Ends a handle. Throws INVALID_VALUE for what is none of this process.
void putHandle(ipc::Kind kind, const void *data);

// Throws INVALID_VALUE where what was opened is smaller than the handle says.
void requireWhole(std::size_t opened, std::uint64_t claimed);

} // namespace ur::kit
