// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "base/per_process.hpp"
#include "ipc/config.hpp"
#include "ipc/handle.hpp"
#include "ipc/transport.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace ur::ipc {

// What an adapter gets for a handle. Everything in it was verified against the exporter's table.
struct Imported {
  base::UniqueFd fd; // empty for a kind without descriptor; close-on-exec
  std::uint64_t objectSize = 0;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  DeviceUuid deviceUuid{};
  DriverBlob driverBlob{};
  // ExportRequest::object when the exporter is this very process, null otherwise.
  const void *localObject = nullptr;
  Rung rung{};
  std::uint32_t flags = 0;
  // To be kept for as long as the object is open: what comes from the same exporter meanwhile opens
  // in about half the time. Null where nothing is known of it.
  std::shared_ptr<const Exporter> exporter{};
  // By which the object can be counted again; none where that cannot be.
  std::optional<ObjectName> name{};
  // CountAgain has counted it, so that there is nothing to open.
  bool wasCounted = false;
};

// All handles of one adapter in one process: those it gave out and the way to open others'.
//
//   Exchange exchange({.id = AdapterId{1}, .memfdsOnly = true}); // one instance an adapter library
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

  // Asks the system for nothing before the first call.
  explicit Exchange(AdapterTraits adapter, Config config = Config::fromEnvironment());
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

  // Opens a handle that any process of this machine made, this one included. `devices` are the
  // devices that may own the object. Throws INVALID_VALUE for broken, forged and stale handles,
  // UNSUPPORTED_VERSION, INVALID_DEVICE, INVALID_ARGUMENT where the kernel or the
  // user policy refuses, OUT_OF_RESOURCES, OUT_OF_HOST_MEMORY, UNSUPPORTED_FEATURE where no
  // transport exists. After a failure no descriptor, mapping or other state is left.
  Imported open(Kind kind, std::span<const DeviceUuid> devices, const void *data, std::size_t size,
                const CountAgain &countAgain = nullptr);
  Imported open(Kind kind, const DeviceUuid &device, const void *data, std::size_t size,
                const CountAgain &countAgain = nullptr) {
    return open(kind, std::span(&device, 1), data, size, countAgain);
  }

  // Goes on to know the exporter of what was opened, when it is closed again: the last four, with
  // three descriptors each, until they are forgotten or no other descriptor is left.
  void keep(std::shared_ptr<const Exporter> exporter) noexcept;
  // False where none was kept.
  bool forgetExporters() noexcept;

  // Handles that others can open at this moment; 0 after all were put or revoked.
  std::size_t liveEntries() const noexcept;

private:
  struct State;

  State &state();

  AdapterTraits adapter_;
  Config config_;
  base::PerProcess<State> states_;
};

} // namespace ur::ipc
