// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The memory functions that an adapter provides to the bodies in adapters/kit/bodies. The bodies
// check arguments, list memory and mappings, count references, and make and revoke handles. An
// adapter derives from the classes below and defines the functions of ur::backend that its bodies
// call. The linker reports missing functions.
//
// Sizes and offsets are in bytes. A function that fails changes nothing and throws base::Error,
// which says what failed and what the driver answered. Functions are thread-safe unless their
// comments say otherwise. Callers pass only handles of this adapter, keep them alive during the
// call, and pass only devices of the context.

#include "ipc/exchange.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

struct Allocation;

// The parts of a handle that describe an object to its importer.
struct HandleParts {
  // The object's descriptor, or -1. Without a lease, it stays open as long as the object lives.
  int fd = -1;
  ipc::DriverHandle driverHandle{}; // becomes ipc::Imported::driverHandle
  // Added to ipc::Imported::flags: 0, ipc::kFabricFlag, kFetchedByDriverFlag, or
  // kSingleMappingPerProcess. With kSingleMappingPerProcess, other bits distinguish handles that
  // contain the same driver handle.
  std::uint32_t flags = 0;
  // Put releases the lease, for drivers that count handles. The lease may outlive the object.
  std::shared_ptr<const void> lease{};
};

// The driver maps the memory once per process. Its handle may identify other memory later, so the
// adapter confirms the handle after the driver has opened the memory.
inline constexpr std::uint32_t kSingleMappingPerProcess = 1;

// The driver itself fetches parts of the memory from the exporter, by descriptor numbers. The
// numbers may identify other memory later, so the adapter confirms the handle after the driver has
// opened the memory.
inline constexpr std::uint32_t kFetchedByDriverFlag = 4;

// The flags of a handle of USM host memory, which any device can use. Its object is a memory file,
// and its device is hostUuid().
inline constexpr std::uint32_t kHostMemoryFlag = 2;

// An object of the driver, which the destructor releases.
class ShareableObject {
public:
  ShareableObject() = default;
  ShareableObject(const ShareableObject &) = delete;
  ShareableObject &operator=(const ShareableObject &) = delete;
  virtual ~ShareableObject() = default;

  // Called for every new handle of an object of this process. Returns the same descriptor and
  // driver handle as long as the object has a handle. The default throws UNSUPPORTED_FEATURE.
  virtual HandleParts share();
};

// USM memory, allocated or opened.
class Memory : public ShareableObject {
public:
  // `bytes` is the size that the driver allocated, at least the requested size.
  Memory(void *start, std::size_t bytes) noexcept
      : begin(static_cast<std::byte *>(start)), size(bytes) {}

  std::byte *const begin;
  const std::size_t size;
};

// Device memory of this process that another library allocated, and will free without notifying
// this adapter.
class ForeignMemory : public Memory {
public:
  ForeignMemory(ur_device_handle_t owner, void *start, std::size_t bytes,
                std::uint64_t driverNumber) noexcept
      : Memory(start, bytes), device(owner), number(driverNumber) {}

  // Returns the witness that reports whether the memory still exists, or null if this object keeps
  // the memory alive.
  virtual const ipc::Witness *witness() const noexcept { return nullptr; }

  const ur_device_handle_t device;
  const std::uint64_t number; // distinguishes the memory from later memory at the same address
};

struct UsmRequest {
  ur_context_handle_t context;
  ur_device_handle_t device = nullptr; // null for host memory, which all devices of the context use
  ur_usm_type_t type;                  // HOST, DEVICE or SHARED
  std::size_t size;                    // the bytes that the driver allocates; at least 1
  std::size_t usedSize = 0;            // the bytes that the application requested; 0 means all
  std::uint32_t alignment = 0;         // a power of two, or 0
  bool zeroed = false;
};

// Returns the support query for a type of memory: UR_DEVICE_INFO_USM_..._SUPPORT.
ur_device_info_t supportQueryOf(ur_usm_type_t type) noexcept;

struct UsmLimits {
  std::size_t size;        // the size of the largest allocation
  std::uint32_t alignment; // the largest alignment that a caller may request
};

// A request to map physical memory. `access` is one flag, or 0 for none.
struct MapRequest {
  ur_context_handle_t context;
  void *start;
  std::size_t size;
  std::size_t freeBytes; // the free bytes from `start`, at least `size`
  std::size_t offset;    // the offset in the memory
  ur_virtual_mem_access_flags_t access;
};

// Memory without an address, created or opened. Its mappings may outlive it.
class PhysicalMemory : public ShareableObject {
public:
  // `bytes` is the size that the driver allocated, at least the requested size.
  explicit PhysicalMemory(std::size_t bytes) noexcept : size(bytes) {}

  // Maps a part of the memory into a reserved range without mappings. Returns an object that must
  // live until the range is unmapped, or null.
  virtual std::shared_ptr<const void> map(const MapRequest &request) = 0;

  const std::size_t size;
};

// Mapped physical memory of this process that one handle shares: one shareable object, or adjacent
// objects of one device. Each object was mapped as a whole, by one call.
struct MappedMemory {
  std::byte *begin;
  std::size_t size;
  ur_device_handle_t device;
  ShareableObject *memory;
  const void *object;                // ExportRequest::object of the memory
  std::shared_ptr<const void> owner; // keeps the memory and the object alive
};

// A range of addresses that the driver reserved, with at least the requested size.
struct ReservedRange {
  void *start;
  std::size_t size;
};

} // namespace ur::kit

namespace ur::backend {

// Returns the reason why the device lacks the feature, or null if the device has it. The text lives
// as long as the device. `feature` is UR_DEVICE_INFO_IPC_..._SUPPORT_EXP or
// UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT. The first call may probe the device.
const char *unsupportedReason(ur_device_handle_t device, ur_device_info_t feature);

// For the body usm: urUSM...Alloc, urUSMFree.

// Throws INVALID_OPERATION if the device has no memory of that type.
kit::UsmLimits usmLimits(ur_device_handle_t device, ur_usm_type_t type);

// Allocates memory within the limits. Each shareable allocation must have its own object,
// because importers see the whole object. Shareable host memory is a memory file.
std::unique_ptr<kit::Memory> allocateUsm(const kit::UsmRequest &request);

// Lets commands use the application's host memory at its own address until the returned object is
// destroyed. Returns null if the driver does not support this.
std::unique_ptr<kit::Memory> useHostMemory(ur_context_handle_t context, void *start,
                                           std::size_t size);

// Called when a buffer in the application's host memory is destroyed. If commands use that memory
// directly, blocks until they are done, because the application frees it without notifying the
// driver.
void finishHostMemory(const kit::Allocation &allocation) noexcept;

// Blocks until no command uses the memory.
void finishUsersOf(const kit::Allocation &allocation);

// For the body usm_p2p: urUsmP2P....

// canAccessMemoryOf() returns whether commands on the device can access the peer device's memory.
// hasAtomicsOn() returns whether these commands can use atomics on that memory.
bool canAccessMemoryOf(ur_device_handle_t device, ur_device_handle_t peer);
bool hasAtomicsOn(ur_device_handle_t device, ur_device_handle_t peer);

// For the body ipc_memory: urIPC...MemHandleExp.

// Opens the whole object of a verified handle, even if this process exported it
// (imported.localObject). Two opens return two addresses. If imported.flags is kHostMemoryFlag,
// opens host memory for all devices of the context. Throws INVALID_VALUE if the object is not USM
// memory. The caller checks the size.
//
// With ipc::Transport::Fabric, the driver finds and checks the memory. The caller passes this
// transport only if `device` has UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP.
std::unique_ptr<kit::Memory> openMemory(ur_context_handle_t context, ur_device_handle_t device,
                                        ipc::Imported imported);

// Finds the foreign memory that contains a pointer. The pointer is in no allocation of this
// adapter. A handle shares all of this memory. Returns null if there is no such memory; the body
// own_memory_only always returns null. Throws INVALID_ARGUMENT, with a remedy, if the driver cannot
// share the memory.
std::unique_ptr<kit::ForeignMemory> findForeignMemory(ur_context_handle_t context,
                                                      const void *pointer);

// Finds the shareable physical memory that is mapped at a pointer, if importers can open its
// handles as USM memory. Returns nullopt if there is no such memory; the body own_memory_only
// always returns nullopt. Throws INVALID_ARGUMENT, with a remedy, if the driver cannot share the
// memory.
std::optional<kit::MappedMemory> findMappedMemory(ur_context_handle_t context, const void *pointer);

// For the body physical_mem: urPhysicalMem....

// Returns the granularity for `size` bytes, a power of two. Sizes, offsets and addresses of
// physical memory and of reserved ranges are multiples of the granularity. It may grow with the
// size, so the granularity for 1 byte is the minimum. A null device stands for all devices of the
// context.
std::size_t granularityOf(ur_context_handle_t context, ur_device_handle_t device, std::size_t size);

// `size` is a multiple of the granularity. share() is called only if the memory is shareable.
std::unique_ptr<kit::PhysicalMemory> createPhysicalMemory(ur_context_handle_t context,
                                                          ur_device_handle_t device,
                                                          std::size_t size, bool isShareable);

// For the body ipc_physical_memory: urIPC...PhysMemHandleExp. Opens physical memory under the
// conditions of openMemory.
std::unique_ptr<kit::PhysicalMemory>
openPhysicalMemory(ur_context_handle_t context, ur_device_handle_t device, ipc::Imported imported);

// For the body virtual_mem: urVirtualMem.... Only one thread at a time calls these functions.

// Whether unmapRange() can unmap a part of the memory that one call mapped.
extern const bool kUnmapsParts;

// Reserves `size` bytes. `hint` may be null, and the driver may ignore it.
kit::ReservedRange reserveRange(ur_context_handle_t context, const void *hint, std::size_t size);

// Releases a reservation without mappings, with the size that reserveRange returned.
void freeRange(ur_context_handle_t context, void *start, std::size_t size);

// Unmaps a range that one or several calls have completely mapped. The range stays reserved. If
// the driver fails, the adapter restores the range or says in the error that a part is unmapped.
// The next call then unmaps the rest.
void unmapRange(ur_context_handle_t context, void *start, std::size_t size);

// Changes the access to a completely mapped range, which may contain several mappings.
void protectRange(ur_context_handle_t context, void *start, std::size_t size,
                  ur_virtual_mem_access_flags_t access);

} // namespace ur::backend
