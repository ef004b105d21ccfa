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

// The bytes to open, and the devices that may own the object.
struct OpenRequest {
  const void *data;
  std::size_t size;
  std::span<const DeviceUuid> devices;
  bool acceptsFabric = false; // the caller can import fabric handles (Transport::Fabric)
};

// The object of a handle. The exporter's table or its broker has proven these facts. With
// Transport::Fabric, they are unverified claims of another machine.
struct Imported {
  base::UniqueFd fd; // empty for a kind without descriptor, and for fabric; close-on-exec
  std::uint64_t objectSize = 0;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  DeviceUuid deviceUuid{};
  DriverHandle driverHandle{};
  const void *localObject = nullptr; // see Resolved
  Transport transport{};
  std::uint32_t flags = 0;
};

// Exports and opens the handles of one adapter in one process.
//
//   Process process(base::systemCalls());               // one process and exchange per library
//   Exchange exchange(process, {.id = AdapterId{1}, .memfdsOnly = true});
//   const void *handle = exchange.get({.kind = Kind::Memory, .fd = memfd, ...});
//   Imported memory = exchange.open(Kind::Memory, uuid, bytes, size);   // in another process
//   exchange.put(Kind::Memory, handle);
//   exchange.revoke(allocation);                        // before the memory is freed
//
// Thread-safe. A forked child has no exports: the fork closes the child's copies of the parent's
// descriptors, put throws INVALID_VALUE for the parent's handles, and revoke ignores the parent's
// objects.
class Exchange {
public:
  static constexpr std::size_t kHandleSize = ipc::kHandleSize;

  // Makes no system call. `process` must outlive this object.
  Exchange(Process &process, AdapterTraits adapter, Config config);
  Exchange(Process &process, AdapterTraits adapter)
      : Exchange(process, adapter, Config::fromEnvironment(process.os)) {}
  Exchange(const Exchange &) = delete;
  Exchange &operator=(const Exchange &) = delete;
  // Closes all descriptors, and frees the bytes of handles that were not put. No other call may be
  // running.
  ~Exchange();

  // Revokes every export and stops the broker; no new broker starts. Call it when the process exits
  // while other threads may still call get and put.
  void close() noexcept;

  // Makes a handle of 256 bytes, which the exchange owns and keeps at the same address until put. A
  // failure changes nothing. Throws
  // - INVALID_VALUE for a range beyond the object
  // - INVALID_ARGUMENT for a memfd without the required seals, or if the broker cannot start
  // - OUT_OF_RESOURCES if descriptors or the 65,536 table entries run out
  // - OUT_OF_HOST_MEMORY
  // - UNSUPPORTED_FEATURE without /proc or memfd_create.
  const void *get(const ExportRequest &request);

  // Releases the handle that get returned, even after revoke. Throws INVALID_VALUE for every other
  // pointer: to a copy, to a handle that was put already, to a handle of another kind, or to a
  // handle of the fork's parent. Never reads through the pointer.
  void put(Kind kind, const void *data);

  // Revokes all handles of an object. Call it before freeing any object, even one without an
  // export. The handles' bytes stay in place until put. Importers keep objects that they have
  // opened.
  void revoke(const void *object) noexcept;

  // An open has two steps. Any process may have made the handle, so `resolve` proves that it stands
  // for a live export. Then the caller looks up `Resolved::name` among the objects that it has
  // open. If the object is not there, `import` fetches and verifies it.
  //
  // A failure leaves no state behind. Both functions throw
  // - INVALID_VALUE for broken, forged and stale handles
  // - UNSUPPORTED_VERSION and INVALID_DEVICE as check() does
  // - INVALID_ARGUMENT if the kernel or the user policy denies access to the exporter
  // - OUT_OF_RESOURCES on shortage, after the deadline, or if the broker is busy
  // - OUT_OF_HOST_MEMORY
  // - UNSUPPORTED_FEATURE if the kernel lacks every transport.
  Resolved resolve(Kind kind, const OpenRequest &request);
  Imported import(Resolved &resolved);

  // Decodes all handles, then resolves them. Verifies the exporter only once for consecutive
  // handles of one exporter. Throws at the first failure.
  std::vector<Resolved> resolve(Kind kind, std::span<const OpenRequest> requests);

  // Caches the exporter for its next handle. Call it after the last step that can fail.
  void cacheExporter(const Resolved &resolved) noexcept;

  // Throws as resolve() does if a resolved handle no longer matches the same live export. Call
  // it after the driver, instead of import(), has fetched the object.
  void confirm(const Resolved &resolved);

  // Calls resolve() and import() without a lookup in between. Does not cache the exporter.
  Imported open(Kind kind, std::span<const DeviceUuid> devices, const void *data,
                std::size_t size) {
    Resolved resolved = resolve(kind, {.data = data, .size = size, .devices = devices});
    return import(resolved);
  }
  Imported open(Kind kind, const DeviceUuid &device, const void *data, std::size_t size) {
    return open(kind, std::span(&device, 1), data, size);
  }

  // Closes the descriptors of the cached exporters. Returns false if no exporter was cached.
  bool evictExporters() noexcept;

  const Config &config() const noexcept { return config_; }

  // Returns the number of handles that importers can open now.
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
