// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// An adapter's memory. The bodies in adapters/kit/bodies check arguments, keep lists of memory that
// is allocated, opened, reserved and mapped, count references, make handles and revoke them. An
// adapter derives from the classes below and defines the functions of ur::backend for the bodies
// that it compiles; the linker names missing ones.
//
// Sizes and offsets are bytes. Functions that fail throw base::Error, with the attempt and the
// driver's answer, and change nothing. All are thread-safe unless they say otherwise. The passed
// handles live as long as the call and are the adapter's own; devices belong to the context.

#include "ipc/exchange.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

struct Allocation;

// The parts of a handle that describe an object to its importer.
struct Shared {
  // The object's descriptor, or -1. Without a lease it stays open as long as the object lives.
  int fd = -1;
  ipc::DriverBlob blob{}; // becomes ipc::Imported::driverBlob
  // Added to ipc::Imported::flags: 0, ipc::kFabricFlag, kFetchedByDriverFlag, or
  // kSingleMappingPerProcess with bits that distinguish handles of the same blob.
  std::uint32_t flags = 0;
  // Released when the handle is put, for drivers that count handles. It may outlive the object.
  std::shared_ptr<const void> lease{};
};

// The driver maps the memory once per process, and finds it by the blob. The same blob may name
// other memory later, so the adapter confirms the handle after the driver has opened the memory.
inline constexpr std::uint32_t kSingleMappingPerProcess = 1;

// The driver itself fetches parts of the memory from the exporter, by descriptor numbers. The same
// numbers may name other memory later, so the adapter confirms the handle after the driver has
// opened the memory.
inline constexpr std::uint32_t kFetchedByDriverFlag = 4;

// The flags of a handle of USM host memory. Its object is a memory file, and its device is
// hostUuid(): any device can use it.
inline constexpr std::uint32_t kHostMemoryFlag = 2;

// An object of the driver, which the destructor releases.
class Shareable {
public:
  Shareable() = default;
  Shareable(const Shareable &) = delete;
  Shareable &operator=(const Shareable &) = delete;
  virtual ~Shareable() = default;

  // Called for every new handle of an object of this process. Returns the same descriptor and blob
  // as long as one of them lives. The default throws UNSUPPORTED_FEATURE.
  virtual Shared share();
};

// USM memory, allocated or opened.
class Memory : public Shareable {
public:
  // `bytes`: the driver's size, at least the requested one.
  Memory(void *start, std::size_t bytes) noexcept
      : begin(static_cast<std::byte *>(start)), size(bytes) {}

  std::byte *const begin;
  const std::size_t size;
};

// Device memory of this process that another library allocated, and will free without notifying us.
class ForeignMemory : public Memory {
public:
  ForeignMemory(ur_device_handle_t owner, void *start, std::size_t bytes,
                std::uint64_t driversNumber) noexcept
      : Memory(start, bytes), device(owner), number(driversNumber) {}

  // Returns null if this object keeps the memory alive.
  virtual const ipc::Witness *witness() const noexcept { return nullptr; }

  const ur_device_handle_t device;
  const std::uint64_t number; // distinguishes it from later memory at the address
};

struct UsmRequest {
  ur_context_handle_t context;
  ur_device_handle_t device = nullptr; // null for host memory, which all devices of the context use
  ur_usm_type_t type;                  // HOST, DEVICE or SHARED
  std::size_t size;                    // at least 1
  std::size_t requested = 0;           // the part that the application requested; 0: all
  std::uint32_t alignment = 0;         // a power of two, or 0
  bool zeroed = false;
};

// Returns the support query for a type of memory: UR_DEVICE_INFO_USM_..._SUPPORT.
ur_device_info_t supportQueryOf(ur_usm_type_t type) noexcept;

struct UsmLimits {
  std::size_t size;        // the size of the largest allocation
  std::uint32_t alignment; // the largest that a caller may request
};

// A request to map physical memory. `access` is one flag, or 0 for none.
struct MapRequest {
  ur_context_handle_t context;
  void *start;
  std::size_t size;
  std::size_t room;   // free bytes from the start on, at least the size
  std::size_t offset; // the offset in the memory
  ur_virtual_mem_access_flags_t access;
};

// The result of a MapRequest.
struct Mapping {
  std::size_t size; // the bytes of the room that the driver used, at least the requested size
  std::shared_ptr<const void> kept{}; // lives until the bytes are unmapped
};

// Memory without an address, created or opened. Its mappings may outlive it.
class PhysicalMemory : public Shareable {
public:
  // `bytes`: the driver's size, at least the requested one.
  explicit PhysicalMemory(std::size_t bytes) noexcept : size(bytes) {}

  // Maps a part of the memory into a reserved range without mappings.
  virtual Mapping map(const MapRequest &request) = 0;

  const std::size_t size;
};

// Mapped physical memory of this process that one handle shares: an object, or adjacent objects of
// one device. Each object is shareable, and one call mapped all of it.
struct MappedMemory {
  std::byte *begin;
  std::size_t size;
  ur_device_handle_t device;
  Shareable *memory;
  const void *object;                 // ExportRequest::object of the memory
  std::shared_ptr<const void> keeper; // keeps the memory and the object alive
};

// A range of addresses that the driver reserved, with at least the requested size.
struct Reserved {
  void *start;
  std::size_t size;
};

} // namespace ur::kit

namespace ur::backend {

// Returns null if the device has a feature, UR_DEVICE_INFO_IPC_..._SUPPORT_EXP or
// VIRTUAL_MEMORY_SUPPORT, otherwise the reason in a static text. The first call may probe the
// device.
const char *whyUnsupported(ur_device_handle_t device, ur_device_info_t feature);

// usm, for urUSM...Alloc, urUSMFree.

// Throws INVALID_OPERATION if the device has no memory of that type.
kit::UsmLimits usmLimits(ur_device_handle_t device, ur_usm_type_t type);

// Allocates memory within the limits. Each shareable allocation must have its own object,
// because importers see the whole object. Shareable host memory is a memory file.
std::unique_ptr<kit::Memory> allocateUsm(const kit::UsmRequest &request);

// Lets commands use the application's host memory at its own address until the object ends. Returns
// null if the driver does not support this.
std::unique_ptr<kit::Memory> useHostMemory(ur_context_handle_t context, void *start,
                                           std::size_t size);

// Called when a buffer of host memory ends. If the driver uses the memory, blocks until no command
// does, because the application frees the memory without notifying the driver.
void endHostMemory(const kit::Allocation &allocation) noexcept;

// Blocks until no command uses the memory.
void finishUsersOf(const kit::Allocation &allocation);

// usm_p2p, for urUsmP2P....

// Return whether commands on the device can access a peer device's memory, and whether they can do
// so with atomics.
bool reachesMemoryOf(ur_device_handle_t device, ur_device_handle_t peer);
bool hasAtomicsOn(ur_device_handle_t device, ur_device_handle_t peer);

// ipc_memory, for urIPC...MemHandleExp.

// Opens all memory of a verified handle, also of this process itself (imported.localObject). Two
// opens return two addresses. If imported.flags is kHostMemoryFlag, it opens host memory for all
// devices of the context. With ipc::Transport::Fabric, the driver finds and checks the memory; this
// happens only if `device` has UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP. Throws INVALID_VALUE if the
// object is not such memory. The caller checks the size.
std::unique_ptr<kit::Memory> openMemory(ur_context_handle_t context, ur_device_handle_t device,
                                        ipc::Imported imported);

// Finds the foreign memory around a pointer that is in no allocation of this adapter. A handle
// shares all of this memory. Returns null if there is no such memory; the body own_memory_only
// always returns null. Throws INVALID_ARGUMENT, with a remedy, if the driver cannot share the
// memory.
std::unique_ptr<kit::ForeignMemory> findForeignMemory(ur_context_handle_t context,
                                                      const void *pointer);

// Finds the shareable physical memory that is mapped around a pointer, if handles of it can be
// opened as memory. Returns nullopt if there is no such memory; the body own_memory_only always
// returns nullopt. Throws INVALID_ARGUMENT, with a remedy, if the driver cannot share the memory.
std::optional<kit::MappedMemory> findMappedMemory(ur_context_handle_t context, const void *pointer);

// physical_mem, for urPhysicalMem....

// Returns the granularity, a power of two: sizes, offsets and addresses of physical memory and
// reserved ranges are multiples of it. Larger sizes may need a larger one; for 1 byte it is the
// minimum. A null device stands for all devices of the context.
std::size_t granularityOf(ur_context_handle_t context, ur_device_handle_t device, std::size_t size);

// `size` is a multiple of the granularity. share() is called only if the memory is shareable.
std::unique_ptr<kit::PhysicalMemory> createPhysicalMemory(ur_context_handle_t context,
                                                          ur_device_handle_t device,
                                                          std::size_t size, bool isShareable);

// ipc_physical_memory, for urIPC...PhysMemHandleExp: as openMemory.
std::unique_ptr<kit::PhysicalMemory>
openPhysicalMemory(ur_context_handle_t context, ur_device_handle_t device, ipc::Imported imported);

// virtual_mem, for urVirtualMem.... One thread at a time calls these.

// Whether unmapRange() can unmap a part of the memory that one call mapped.
extern const bool kUnmapsParts;

// `hint` may be null or ignored.
kit::Reserved reserveRange(ur_context_handle_t context, const void *hint, std::size_t size);

// Releases a reservation without mappings, with the size that reserveRange returned.
void freeRange(ur_context_handle_t context, void *start, std::size_t size);

// Unmaps a completely mapped range, which stays reserved. Unless kUnmapsParts, `size` is the size
// of the Mapping.
void unmapRange(ur_context_handle_t context, void *start, std::size_t size);

// Changes the access to a range that one or several calls have completely mapped.
void protectRange(ur_context_handle_t context, void *start, std::size_t size,
                  ur_virtual_mem_access_flags_t access);

} // namespace ur::backend
