// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "base/per_process.hpp"
#include "ipc/config.hpp"
#include "ipc/exporter_cache.hpp"
#include "ipc/handle.hpp"
#include "ipc/process.hpp"
#include "ipc/verify.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ur::ipc {

// Bytes that are to be opened, and the devices that may own the object.
struct OpenRequest {
  const void *data;
  std::size_t size;
  std::span<const DeviceUuid> devices;
};

// What an adapter gets for a handle. Everything in it was verified against the exporter's table.
struct Imported {
  base::UniqueFd fd; // empty for a kind without descriptor; close-on-exec
  std::uint64_t objectSize = 0;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  DeviceUuid deviceUuid{};
  DriverBlob driverBlob{};
  const void *localObject = nullptr; // as in Resolved
  Transport transport{};
  std::uint32_t flags = 0;
};

// All handles of one adapter in one process: those it gave out and the way to open others'.
//
//   Process process(base::systemCalls());                        // one of each in a library
//   Exchange exchange(process, {.id = AdapterId{1}, .memfdsOnly = true});
//   const void *blob = exchange.get({.kind = Kind::Memory, .fd = memfd, ...});
//   Imported mine = exchange.open(Kind::Memory, uuid, bytes, size);   // in another process
//   exchange.put(Kind::Memory, blob);
//   exchange.revoke(allocation);                        // before the memory is freed
//
// All members may be called from any thread. After fork the child starts with no exports of its
// own: the parent's descriptors are closed there, put answers INVALID_VALUE for the parent's blobs,
// and revoke does nothing for the parent's objects.
class Exchange {
public:
  static constexpr std::size_t kHandleSize = ipc::kHandleSize;

  // Asks the system for nothing before the first call. The process outlives this.
  Exchange(Process &process, AdapterTraits adapter, Config config);
  Exchange(Process &process, AdapterTraits adapter)
      : Exchange(process, adapter, Config::fromEnvironment(process.os)) {}
  Exchange(const Exchange &) = delete;
  Exchange &operator=(const Exchange &) = delete;
  // Closes, and frees the blobs of handles that were not put. No other call may be on its way.
  ~Exchange();

  // Ends every export, as revoke does, and the broker for good. For a process that ends while other
  // threads may still get and put.
  void close() noexcept;

  // Makes a handle of 256 bytes. The exchange owns the bytes; they stay in place until put. Throws
  // INVALID_VALUE for a range beyond the object, INVALID_ARGUMENT for a memfd without the seals or
  // when the broker that was asked for cannot start, OUT_OF_RESOURCES when descriptors or the
  // 65,536 table entries run out, OUT_OF_HOST_MEMORY, UNSUPPORTED_FEATURE where /proc or memfd are
  // missing. Nothing has changed after a failure.
  const void *get(const ExportRequest &request);

  // Ends one handle by the address that get returned. Throws INVALID_VALUE, with nothing freed, for
  // any other address (it is never read): a copy, a second put, another kind's handle, a blob that
  // was inherited through fork. SUCCESS after revoke.
  void put(Kind kind, const void *data);

  // Ends all handles of an object; call before it is freed, whether it was exported or not. The
  // blobs stay in place until put. What others have opened stays open.
  void revoke(const void *object) noexcept;

  // Opening takes two steps. `resolve` proves that a handle, which any process of this machine may
  // have made, stands for a live export. Then the caller looks `Resolved::name` up among the
  // objects that it has open; if the object is not there, `import` fetches it and verifies what it
  // is.
  //
  // Both throw INVALID_VALUE for broken, forged and stale handles, UNSUPPORTED_VERSION,
  // INVALID_DEVICE, INVALID_ARGUMENT where the kernel or the user policy refuses, OUT_OF_RESOURCES,
  // OUT_OF_HOST_MEMORY, UNSUPPORTED_FEATURE where no transport exists. After a failure no
  // descriptor, mapping or other state is left.
  Resolved resolve(Kind kind, const OpenRequest &request);
  Imported import(Resolved &resolved);

  // Many handles in one call, which proves each exporter once for all its handles in a row. Throws
  // for the first one that fails.
  std::vector<Resolved> resolve(Kind kind, std::span<const OpenRequest> requests);

  // Caches the exporter of what was opened: its next handle opens in less than half the time. For a
  // caller that has done all that could fail.
  void remember(const Resolved &resolved) noexcept;

  // Throws as above if a handle that was resolved no longer stands for the same live export. For
  // objects that a driver fetches by numbers of its own, after it has.
  void confirm(const Resolved &resolved);

  // Both steps, for a caller that looks nothing up. Caches nothing.
  Imported open(Kind kind, std::span<const DeviceUuid> devices, const void *data,
                std::size_t size) {
    Resolved resolved = resolve(kind, {.data = data, .size = size, .devices = devices});
    return import(resolved);
  }
  Imported open(Kind kind, const DeviceUuid &device, const void *data, std::size_t size) {
    return open(kind, std::span(&device, 1), data, size);
  }

  // Closes the descriptors of the cached exporters; false if there were none.
  bool evictExporters() noexcept;

  // Handles that others can open at this moment; 0 after all were put or revoked.
  std::size_t liveEntries() const noexcept;

private:
  struct State;

  State &state();

  Process &process_;
  AdapterTraits adapter_;
  Config config_;
  base::PerProcess<State> states_;
};

} // namespace ur::ipc
